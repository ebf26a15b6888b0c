/** How an option stands once its question was answered; null where nothing is to be said of it. */
export type Mark = 'chosen-right' | 'chosen-wrong' | 'missed-right' | null;

/** Sets what was chosen beside what is right. */
export function markOf(name: string, chosen: readonly string[], right: readonly string[]): Mark {
  if (chosen.includes(name)) return right.includes(name) ? 'chosen-right' : 'chosen-wrong';
  return right.includes(name) ? 'missed-right' : null;
}

/** True when just the right options were chosen. */
export function isRight(chosen: readonly string[], right: readonly string[]): boolean {
  return chosen.length === right.length && chosen.every((name) => right.includes(name));
}
