import { motionValue, type MotionValue } from 'framer-motion';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DURATION, eventAt, nextMoment, previousMoment, type Timeline } from '../engine/timeline';
import type { Clock } from './clock';
import { advance, neighbourSpeed, withinReplay, type Base, type Speed } from './playhead';

/** What React sees of a player. It changes when something happens, never with every frame. */
export type PlayerState = {
  readonly timeline: Timeline;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The last event whose moment has come, -1 before the first. */
  readonly event: number;
  /** The events that somebody points at and has focused, or null. */
  readonly hovered: number | null;
  readonly focused: number | null;
};

/** A playhead on a timeline, and all that may move it. */
export type Player = {
  /** The playhead, in inspection seconds. Only the player sets it. */
  readonly t: MotionValue<number>;
  readonly store: StoreApi<PlayerState>;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  /** Moves the playhead and pauses. */
  readonly seek: (t: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly restart: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly changeSpeed: (by: 1 | -1) => void;
  /** Says which event is pointed at, or focused; null for none. */
  readonly point: (how: 'hovered' | 'focused', event: number | null) => void;
  /** Takes up another timeline at t, paused. */
  readonly load: (timeline: Timeline, t: number) => void;
};

/**
 * Makes a player at 0, paused. Every change of the playhead ends in `settle`, which keeps the current
 * event true to it.
 */
export function createPlayer(clock: Clock, timeline: Timeline): Player {
  const t = motionValue(0);
  const store = createStore<PlayerState>(() => ({
    timeline,
    playing: false,
    speed: 1,
    event: eventAt(timeline, 0),
    hovered: null,
    focused: null,
  }));
  let base: Base = { t: 0, now: clock.now() };
  let stopFrames: (() => void) | null = null;

  function moveTo(to: number): void {
    base = { t: withinReplay(to), now: clock.now() };
    settle();
  }

  /** The event first: what is drawn from it must stand before the motion does. */
  function settle(): void {
    const event = eventAt(store.getState().timeline, base.t);
    if (event !== store.getState().event) store.setState({ event });
    t.set(base.t);
  }

  function tick(): void {
    base = advance(base, clock.now(), store.getState().speed);
    if (base.t >= DURATION) pause();
    settle();
  }

  function play(): void {
    if (store.getState().playing) return;
    moveTo(base.t >= DURATION ? 0 : base.t);
    stopFrames = clock.onFrame(tick);
    store.setState({ playing: true });
  }

  function pause(): void {
    stopFrames?.();
    stopFrames = null;
    if (store.getState().playing) store.setState({ playing: false });
  }

  function seek(to: number): void {
    pause();
    moveTo(to);
  }

  function setSpeed(speed: Speed): void {
    if (store.getState().playing) tick();
    store.setState({ speed });
  }

  return {
    t,
    store,
    play,
    pause,
    toggle: () => {
      if (store.getState().playing) pause();
      else play();
    },
    seek,
    next: () => {
      seek(nextMoment(store.getState().timeline, base.t));
    },
    previous: () => {
      seek(previousMoment(store.getState().timeline, base.t));
    },
    restart: () => {
      seek(0);
    },
    setSpeed,
    changeSpeed: (by) => {
      setSpeed(neighbourSpeed(store.getState().speed, by));
    },
    point: (how, event) => {
      if (store.getState()[how] !== event) store.setState({ [how]: event });
    },
    load: (loaded, at) => {
      pause();
      store.setState({ timeline: loaded, hovered: null });
      moveTo(at);
    },
  };
}
