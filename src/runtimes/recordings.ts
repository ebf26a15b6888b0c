import { recordings, type RecordingHead } from 'virtual:conformance';
import type { ServiceId } from './services';

/** The recording of a session service, if it was run. */
export function recordingOf(service: ServiceId): RecordingHead | undefined {
  return recordings.find(({ runtime }) => runtime === service);
}

/** How many session services were recorded. */
export const RECORDED_COUNT = recordings.length;

/** The day of the newest recording, as YYYY-MM-DD. */
export const NEWEST = recordings.reduce(
  (newest, { recorded }) => (recorded > newest ? recorded : newest),
  '',
);
