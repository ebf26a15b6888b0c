import { error, type Applied } from './answer';
import {
  isShared,
  recorded,
  withChanges,
  withSharedChanges,
  writtenAs,
  type NewEvent,
  type Routed,
} from './changes';
import { deliveredAgain } from './delivered-again';
import { loaded, withSharedKeys } from './merge';
import type { Rules } from './rules';
import { sessionAt } from './store';
import { storeOf, objectAt, withCopy, withObject, type SessionObject, type World } from './world';
import type { ObjectId } from './values';

type DeltaRules = Extract<Rules, { appendStores: 'delta' }>;

/** appendEvent where the service puts the delta into a session that it keeps apart. */
export function appendDelta(
  world: World,
  store: string,
  id: ObjectId,
  event: NewEvent,
  routed: readonly Routed[],
  rules: DeltaRules,
): Applied {
  const held = objectAt(world, id);
  const storedId = sessionAt(storeOf(world, store), held.ids);
  const left = () => withObject(world, id, afterRefusal(held, routed, rules));
  if (storedId === undefined) {
    return rules.missingOnAppend === 'ignored'
      ? writtenAs(left(), [], held.state, rules)
      : { world: left(), answer: error('session-not-found') };
  }
  const stored = objectAt(world, storedId);
  if (isStale(held, stored, rules)) return { world: left(), answer: error('stale-session') };
  const again = deliveredAgain(world, stored, event, rules);
  if (again !== null) return { world: left(), answer: again };

  const [copied, own] = asStored(world, routed, rules);
  const ownKeys = own.filter((each) => !isShared(each));
  const state = withChanges(stored.state, ownKeys, false, rules);
  const session = recorded({ ...stored, state }, event, own, rules);
  const kept = withObject(withSharedChanges(copied, store, own, rules), storedId, session);
  const [after, object] = afterAppend(kept, store, storedId, held, routed, rules);
  return writtenAs(
    withObject(after, id, { ...object, updated: session.updated }),
    routed,
    object.state,
    rules,
  );
}

/** The changes with the refs that go into the store: copies where the rules say so. */
function asStored(
  world: World,
  routed: readonly Routed[],
  rules: DeltaRules,
): [World, readonly Routed[]] {
  if (rules.storage === 'memory' && rules.nestedOnAppend === 'shared') return [world, routed];
  let at = world;
  const own = routed.map((each) => {
    if (each.ref === null) return each;
    const [next, ref] = withCopy(at, each.ref);
    at = next;
    return { ...each, ref };
  });
  return [at, own];
}

/** The caller's object once its event is stored. */
function afterAppend(
  world: World,
  store: string,
  stored: ObjectId,
  object: SessionObject,
  routed: readonly Routed[],
  rules: DeltaRules,
): [World, SessionObject] {
  if (rules.objectAfterAppend === 'reloaded') return loaded(world, store, stored, rules);
  const state = withChanges(object.state, routed, rules.tempOnObject === 'kept', rules);
  if (rules.objectAfterAppend === 'delta') return [world, { ...object, state }];
  const [merged, all] = withSharedKeys(world, store, object.ids, state, rules);
  return [merged, { ...object, state: all }];
}

function afterRefusal(
  object: SessionObject,
  routed: readonly Routed[],
  rules: DeltaRules,
): SessionObject {
  const keepsTemp = rules.objectAfterAppend !== 'reloaded' && rules.tempOnObject === 'kept';
  switch (rules.objectOnRefusal) {
    case 'untouched':
      return object;
    case 'temp': {
      const temp = routed.filter(({ stateKey }) => stateKey.scope === 'temp');
      return { ...object, state: withChanges(object.state, temp, keepsTemp, rules) };
    }
    case 'delta':
      return { ...object, state: withChanges(object.state, routed, keepsTemp, rules) };
  }
}

function isStale(held: SessionObject, stored: SessionObject, rules: DeltaRules): boolean {
  if (rules.staleHandle === 'accepted') return false;
  return rules.staleBy === 'other-time'
    ? stored.updated !== held.updated
    : stored.updated > held.updated;
}
