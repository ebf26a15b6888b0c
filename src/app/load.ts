/** Fetches the Runtimes page: not before somebody goes there. */
export const loadRuntimesPage = () => import('../runtimes/RuntimesPage');

/** Fetches the Lessons page, and no lesson: each is fetched when it is opened. */
export const loadLessonsPage = () => import('../lessons/LessonsPage');
