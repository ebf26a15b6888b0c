/** @param {unknown} error */
export function said(error) {
  return error instanceof Error ? error.message : String(error);
}
