/** How long the browser may take to read the file, in milliseconds. */
const READ_MS = 10_000;

/**
 * Hands text to the browser as a file to save. A sandboxed frame may refuse without a word, so there
 * it says false: perhaps nothing came of it.
 */
export function downloadText(name: string, type: string, text: string): boolean {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_MS);
  // Only a frame without an origin of its own is sandboxed so that it may not save.
  return window.self === window.top || window.origin !== 'null';
}
