/** Words of the card that runs a setting on the real ADK, before anything of it is fetched. */
export const realAdk = {
  heading: 'Run it on the real ADK, in this tab',
  lead: 'The write and the four reads of this setting, performed by the real `@google/adk` package, here in your browser. Nothing leaves it.',
  run: 'Run it',
  loading: 'Loading the package …',
  loadFailed:
    'The package could not be loaded. The page may have been redeployed since you opened it.',
  retry: 'Try again',
  reload: 'Reload the page',
};
