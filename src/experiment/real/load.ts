/** Fetches the real ADK and what shows its answers: not before somebody asks for them. */
export const loadRealAdk = () => import('./RealAdk');
