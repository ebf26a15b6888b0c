import type { LessonName } from '../../../engine/lesson/list';

/** What each lesson is called, and what one can say after it. */
export const lessonList: Readonly<Record<LessonName, { title: string; summary: string }>> = {
  'two-sessions-one-user': {
    title: 'Two sessions, one user',
    summary: 'A support agent in ADK Java, and what Tuesday’s session knows of Monday.',
  },
  'monday-and-tuesday': {
    title: 'Monday and Tuesday in Python',
    summary:
      'Four keys, two sessions, the two states that the guide prints, and every other runtime beside them.',
  },
  'how-a-write-becomes-durable': {
    title: 'How a write becomes durable',
    summary: 'State, delta, event, append, stores, merged read; and a write that never happened.',
  },
  'initial-state': {
    title: 'What createSession does with initial state',
    summary:
      'The same keys at creation, routed by some services and kept in one session by others.',
  },
  temp: {
    title: '`temp:` within an invocation, and after it',
    summary: 'What the contract says, what services in memory do, and why to build on neither.',
  },
  'removing-a-key': {
    title: 'Removing a key',
    summary: 'REMOVED, null and None, what “still in state” means, and the value that comes back.',
  },
  'reading-without-the-prefix': {
    title: 'The prefix is part of the key',
    summary: 'Reads without it, typos that no schema catches, prefixes that do not compose.',
  },
  'the-wrong-triple': {
    title: 'The wrong triple',
    summary:
      'App name, user id or session id off by one; default names and the sharing that follows.',
  },
  'two-turns-at-once': {
    title: 'Two turns at once',
    summary: 'Merged, replaced, refused or reloaded: lost updates, and how to serialise turns.',
  },
  'restart-and-second-process': {
    title: 'A restart and a second process',
    summary: 'What memory forgets, what a database changes, and what Vertex AI leaves open.',
  },
  'forgetting-a-user': {
    title: 'Forgetting a user',
    summary: 'deleteSession leaves `user:` and `app:` behind; the deletion path one has to write.',
  },
  'what-lives-how-long': {
    title: 'What lives how long',
    summary:
      'Invocation, contexts, session object and stores on one line, and when a write is visible.',
  },
  'how-much-to-load': {
    title: 'How much to load, how much to store',
    summary:
      'Filters trim events and not state; sizes turn by turn; a nested value changed in place.',
  },
  'ids-that-lie': {
    title: 'Ids that lie',
    summary: 'Joined ids that collide, look-alike letters, and how to qualify a user id safely.',
  },
  'fixes-that-do-not': {
    title: 'Fixes that do not fix',
    summary:
      'The tenant in the key, the tenant as the user, a guard with wrong keys; and what holds.',
  },
  'beyond-state': {
    title: 'Beyond state',
    summary: 'Artifacts, memory, caches and logs need the same tenant line.',
  },
  'before-production': {
    title: 'Before production',
    summary: 'The checklists of both articles, to tick, keep and take along.',
  },
};
