/** Words around every page. */
export const shell = {
  product: 'Tenant Scope Lab',
  nav: 'Pages',
  pages: {
    experiment: { name: 'Experiment', skip: 'Skip to the experiment' },
    runtimes: { name: 'Runtimes', skip: 'Skip to the rules' },
    lessons: { name: 'Lessons', skip: 'Skip to the lessons' },
  },
  runtimes: {
    title: 'What each session service does',
    documentTitle: (shown: string) => `${shown} · Tenant Scope Lab`,
    loading: 'Loading the rules …',
    loadFailed:
      'The rules could not be loaded. The page may have been redeployed since you opened it.',
  },
  lessons: {
    title: 'Lessons',
    documentTitle: (shown: string) => `${shown} · Tenant Scope Lab`,
    loading: 'Loading the lessons …',
    loadFailed:
      'The lessons could not be loaded. The page may have been redeployed since you opened it.',
  },
  /** Where a part of a page could not be fetched. */
  retry: { retry: 'Try again', reload: 'Reload the page' },
  problems: { dismiss: 'Dismiss', more: (count: number) => `And ${count} more.` },
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  withoutScripts: 'The replay needs scripts, which are off here. This is what it teaches.',
  adkDocs: 'ADK’s own documentation of state',
  footer: 'A teaching model. Nothing is contacted and nothing leaves this page.',
};
