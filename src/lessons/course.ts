import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RuntimeId } from '../engine/runtimes';
import { layOut } from '../engine/timeline';
import type { Clock } from '../player/clock';
import { createPlayer, type Player } from '../player/player';
import { playheadAddress, type AddressBar } from '../player/playhead-address';
import { formatLesson, parseLesson, type LessonProblem } from './address';
import type { Lesson } from './lesson';
import { hasChoice, shownIn } from './scene';
import { partAt, viewOf, type View } from './view';

export type CourseState = { readonly view: View; readonly problems: readonly LessonProblem[] };

/** An open lesson: its part and the player of its scene, kept true to the address. */
export type Course = {
  readonly store: StoreApi<CourseState>;
  readonly player: Player;
  /** Opens a part by its number, by the rules that were chosen last, paused: one step for Back. */
  readonly open: (part: number) => void;
  /** Plays the scene by other rules, at the same moment: one step for Back. */
  readonly choose: (service: RuntimeId) => void;
  /** Takes up what the address bar says, paused. */
  readonly visit: (query: string) => void;
  readonly dismissProblems: () => void;
  /** The query of a part at its start, by the rules that were chosen last. */
  readonly queryOf: (part: number) => string;
  /**
   * Has the playhead written before the page is left. Gives what to call then: it pauses, and nothing
   * is written any more, as the address is another page's.
   */
  readonly arrive: () => () => void;
};

/** Makes a course that shows a lesson's first part, until it is told to visit an address. */
export function createCourse(lesson: Lesson, clock: Clock, bar: AddressBar): Course {
  const store = createStore<CourseState>(() => ({ view: viewOf(lesson, 0), problems: [] }));
  let chosen: RuntimeId | null = null;
  const player = createPlayer(clock, layOut(1));

  const view = () => store.getState().view;
  const query = () => formatLesson(lesson, view(), player.t.get());
  const address = playheadAddress(player, () => {
    bar.replace(query());
  });

  /** Whoever chose a service wants to see it in every part where that matters. */
  function opening(part: number): View {
    const own = viewOf(lesson, part);
    return chosen !== null && hasChoice(lesson, part) ? { ...own, service: chosen } : own;
  }

  /** Everything that puts another view on the page goes through here. */
  function load(next: View, t: number, problems: readonly LessonProblem[]): void {
    store.setState({ view: next, problems });
    const { scene } = partAt(lesson, next.part);
    player.load(layOut(scene === null ? 1 : shownIn(lesson, scene).steps.length), t);
    address.settle();
  }

  function show(next: View, t: number): void {
    address.save();
    load(next, t, []);
    bar.push(query());
  }

  return {
    store,
    player,
    open: (part) => {
      if (part !== view().part) show(opening(part), 0);
    },
    choose: (service) => {
      if (service === view().service) return;
      chosen = service;
      show({ ...view(), service }, player.t.get());
    },
    visit: (text) => {
      const parsed = parseLesson(text, lesson);
      const { view: asked } = parsed;
      if (asked.service !== viewOf(lesson, asked.part).service) chosen = asked.service;
      load(parsed.view, parsed.t, parsed.problems);
    },
    dismissProblems: () => {
      store.setState({ problems: [] });
    },
    queryOf: (part) => formatLesson(lesson, opening(part), 0),
    arrive: () => {
      const stop = bar.beforeLeave(address.save);
      return () => {
        stop();
        player.pause();
        address.settle();
      };
    },
  };
}
