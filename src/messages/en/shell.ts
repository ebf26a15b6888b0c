/** Words around every page. */
export const shell = {
  product: 'Tenant Scope Lab',
  skip: 'Skip to the experiment',
  nav: 'Pages',
  experiment: 'Experiment',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  chunkFailed:
    'A part of this page could not be loaded. It may have been redeployed since you opened it.',
  reload: 'Reload',
  footer: 'A teaching model. Nothing is contacted and nothing leaves this page.',
};
