/** Words around every page. */
export const shell = {
  product: 'Tenant Scope Lab',
  skip: 'Skip to the experiment',
  nav: 'Pages',
  experiment: 'Experiment',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  footer: 'A teaching model. Nothing is contacted and nothing leaves this page.',
};
