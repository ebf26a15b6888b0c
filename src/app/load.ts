/** Fetches the Runtimes page: not before somebody goes there. */
export const loadRuntimesPage = () => import('../runtimes/RuntimesPage');
