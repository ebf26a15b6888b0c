/** The words that are fetched with the real ADK, and so are none of the first load. */
export { realAdkResults } from './en/real-adk-results';
