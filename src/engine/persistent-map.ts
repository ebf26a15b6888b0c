const BITS = 4;
const WIDTH = 1 << BITS;
const LEAF_SIZE = 16;
const DEEPEST = 32 / BITS;

type Leaf<V> = {
  readonly kind: 'leaf';
  readonly entries: readonly (readonly [key: string, value: V])[];
};
type Branch<V> = { readonly kind: 'branch'; readonly children: readonly Node<V>[] };
type Node<V> = Leaf<V> | Branch<V>;

/**
 * A map from text that never changes: `set` and `delete` give another map, which shares all but a few
 * nodes with this one. A copied Map would make a run's time grow with the square of its steps.
 */
export type PersistentMap<V> = { readonly size: number; readonly root: Node<V> };

const EMPTY_LEAF: Leaf<never> = { kind: 'leaf', entries: [] };

/** The map that holds nothing. */
export const EMPTY_MAP: PersistentMap<never> = { size: 0, root: EMPTY_LEAF };

/** What the map holds under this key, or undefined. */
export function valueAt<V>(map: PersistentMap<V>, key: string): V | undefined {
  let node = map.root;
  for (let hash = startOf(map, key); ; hash >>>= BITS) {
    if (node.kind === 'leaf') return node.entries.find(([each]) => each === key)?.[1];
    node = childAt(node, hash);
  }
}

/** The map with this value under this key. */
export function withValue<V>(map: PersistentMap<V>, key: string, value: V): PersistentMap<V> {
  const grown = valueAt(map, key) === undefined ? 1 : 0;
  return { size: map.size + grown, root: setIn(map.root, startOf(map, key), 0, key, value) };
}

/** The map without this key. */
export function withoutKey<V>(map: PersistentMap<V>, key: string): PersistentMap<V> {
  if (valueAt(map, key) === undefined) return map;
  return { size: map.size - 1, root: deleteIn(map.root, startOf(map, key), key) };
}

/** Every key with its value, in an order that means nothing. */
export function entriesOf<V>(map: PersistentMap<V>): readonly (readonly [key: string, value: V])[] {
  return entriesIn(map.root);
}

function entriesIn<V>(node: Node<V>): readonly (readonly [string, V])[] {
  return node.kind === 'leaf' ? node.entries : node.children.flatMap((child) => entriesIn(child));
}

function setIn<V>(node: Node<V>, hash: number, depth: number, key: string, value: V): Node<V> {
  if (node.kind === 'branch') {
    const at = hash % WIDTH;
    const child = setIn(childAt(node, hash), hash >>> BITS, depth + 1, key, value);
    return { kind: 'branch', children: node.children.with(at, child) };
  }
  const at = node.entries.findIndex(([each]) => each === key);
  if (at !== -1) return { kind: 'leaf', entries: node.entries.with(at, [key, value]) };
  const entries = [...node.entries, [key, value] as const];
  // At full depth the hash has no more bits: keys of one hash stay together in one leaf.
  if (entries.length <= LEAF_SIZE || depth === DEEPEST) return { kind: 'leaf', entries };
  return split(entries, depth);
}

function split<V>(entries: readonly (readonly [string, V])[], depth: number): Branch<V> {
  const leaves: (readonly [string, V])[][] = Array.from({ length: WIDTH }, () => []);
  for (const entry of entries) {
    leaves[(hashOf(entry[0]) >>> (depth * BITS)) % WIDTH]?.push(entry);
  }
  return { kind: 'branch', children: leaves.map((each) => ({ kind: 'leaf', entries: each })) };
}

function deleteIn<V>(node: Node<V>, hash: number, key: string): Node<V> {
  if (node.kind === 'leaf') {
    return { kind: 'leaf', entries: node.entries.filter(([each]) => each !== key) };
  }
  const child = deleteIn(childAt(node, hash), hash >>> BITS, key);
  return { kind: 'branch', children: node.children.with(hash % WIDTH, child) };
}

function childAt<V>({ children }: Branch<V>, hash: number): Node<V> {
  return children[hash % WIDTH] ?? EMPTY_LEAF;
}

/** The hash that leads from the root to a key. A small map is one leaf, and needs none. */
function startOf({ root }: PersistentMap<unknown>, key: string): number {
  return root.kind === 'leaf' ? 0 : hashOf(key);
}

/** FNV-1a over UTF-16 code units: 32 bits, unsigned. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
