/** Fetches the samples and what colours them: not before somebody opens the panel. */
export const loadCodeView = () => import('./code-view');
