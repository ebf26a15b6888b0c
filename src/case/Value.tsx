import type { Json } from '../engine/service/values';
import { Name } from './Name';

/** A value as JSON: text in quotes, so that `"null"`, `null` and no value at all are three things. */
export function Value({ json }: { json: Json }) {
  return <Name text={JSON.stringify(json)} />;
}
