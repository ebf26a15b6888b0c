import { recordings, type RecordingHead } from 'virtual:conformance';
import { isTwin } from '../engine/runtimes/twin';
import type { ServiceId } from './services';

/** The recording of a session service, if it was run. */
export function recordingOf(service: ServiceId): RecordingHead | undefined {
  return recordings.find(({ runtime }) => runtime === service);
}

/** How many session services were recorded; one on two databases is one. */
export const RECORDED_COUNT = recordings.filter(({ runtime }) => !isTwin(runtime)).length;

/** The day of the newest recording, as YYYY-MM-DD. */
export const NEWEST = recordings.reduce(
  (newest, { recorded }) => (recorded > newest ? recorded : newest),
  '',
);
