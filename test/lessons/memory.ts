/** A place to remember things in that is a test's own; it may refuse to keep them. */
export function memory(kept: Readonly<Record<string, string>> = {}, isKept = true) {
  const names = new Map(Object.entries(kept));
  return {
    recall: (name: string) => names.get(name) ?? null,
    remember: (name: string, value: string) => {
      names.set(name, value);
    },
    isKept: () => isKept,
  };
}
