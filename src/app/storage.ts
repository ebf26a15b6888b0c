/** What the browser refused to keep: it holds for this visit. */
const refused = new Map<string, string>();

/** What was remembered under a name, or null; where the browser refuses storage, of this visit. */
export function recall(name: string): string | null {
  const held = refused.get(name);
  if (held !== undefined) return held;
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value for the next visit, where the browser allows it; else for this one. */
export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
    refused.delete(name);
  } catch {
    refused.set(name, value);
  }
}

/** False once the browser has refused to keep what is remembered under a name. */
export function isKept(name: string): boolean {
  return !refused.has(name);
}
