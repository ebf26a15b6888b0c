/** Words around every page. */
export const shell = {
  product: 'Tenant Scope Lab',
  skip: 'Skip to the experiment',
  nav: 'Pages',
  experiment: 'Experiment',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  withoutScripts: 'The replay needs scripts, which are off here. This is what it teaches.',
  adkDocs: 'ADK’s own documentation of state',
  footer: 'A teaching model. Nothing is contacted and nothing leaves this page.',
};
