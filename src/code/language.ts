/** The languages that code is shown in, in the order of the tabs. */
export const LANGUAGES = ['java', 'python', 'typescript', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];
