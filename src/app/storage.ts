/** What was remembered under a name, or null; also where the browser refuses storage. */
export function recall(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value for the next visit, where the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // Refused: the choice then holds for this visit.
  }
}
