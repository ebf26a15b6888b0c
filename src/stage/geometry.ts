/** A box or point on the stage, in pixels from its top left corner. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
export type Point = { readonly x: number; readonly y: number };

/** The measured places that connectors run between. */
export type Places = {
  readonly reader: Box;
  /** The key comparison's rows. */
  readonly key: Box;
  /** The cell or slot that is written or looked at. */
  readonly target: Box;
  readonly service: Box;
  readonly guard: Box | null;
  /** The free lane along the bottom, on which answers go home. */
  readonly lane: number;
};

/** The connectors of one event, each a line through points, corners to be rounded. */
export type Wires = {
  /** From the reader to its key. */
  readonly toKey: readonly Point[];
  /** From the key to the store. */
  readonly toStore: readonly Point[];
  /** From the store home; it begins at the guard when that refuses. */
  readonly home: readonly Point[];
  /** From the store to the guard that refuses, else nothing. */
  readonly toGuard: readonly Point[];
  /** Where the answer's chip comes to rest. */
  readonly rest: Point;
};

const ASK_ABOVE = 7;
const ANSWER_BELOW = 8;
const AIR = 6;

/** Lays the connectors so that request and answer never cross. */
export function wiresBetween(places: Places, refused: boolean): Wires {
  const { reader, key, target, service, guard, lane } = places;
  const readerY = middle(reader);
  const keyY = key.top + Math.min(18, (key.bottom - key.top) / 2);
  const targetY = middle(target);
  // Straight where it can be: a bend of a few pixels looks like a mistake.
  const askY = keyY >= target.top + AIR && keyY <= targetY ? keyY : targetY - ASK_ABOVE;
  const leftGap = key.left - reader.right;
  const [answerX, askX] = [reader.right + leftGap * 0.3, reader.right + leftGap * 0.62];
  const rightGap = (guard?.left ?? service.left) - key.right;
  const [outX, backX] = [key.right + rightGap * 0.36, key.right + rightGap * 0.72];
  const refuser = refused ? guard : null;
  const answerY = targetY + ANSWER_BELOW;

  return {
    toKey: elbow({ x: reader.right, y: readerY - ASK_ABOVE }, askX, { x: key.left - AIR, y: keyY }),
    toStore: elbow({ x: key.right + AIR, y: keyY }, outX, { x: target.left - 2, y: askY }),
    toGuard:
      refuser === null
        ? []
        : [
            { x: target.left, y: answerY },
            { x: refuser.right, y: answerY },
          ],
    home: [
      { x: (refuser ?? target).left, y: answerY },
      { x: backX, y: answerY },
      { x: backX, y: lane },
      { x: answerX, y: lane },
      { x: answerX, y: readerY + ANSWER_BELOW },
      { x: reader.right + 3, y: readerY + ANSWER_BELOW },
    ],
    rest: { x: (key.left + key.right) / 2, y: lane },
  };
}

/** The point at a share (0 to 1) of a line's length. */
export function pointAt(line: readonly Point[], share: number): Point {
  const { legs, total } = legsOf(line);
  let left = total * Math.min(1, Math.max(0, share));
  for (const { from, to } of legs) {
    const length = distance({ from, to });
    if (left <= length && length > 0) {
      const part = left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/** The share of a line's length at which it comes nearest to a point on it. */
export function shareOf(line: readonly Point[], point: Point): number {
  const { legs, total } = legsOf(line);
  let before = 0;
  for (const leg of legs) {
    const detour = distance({ from: leg.from, to: point }) + distance({ from: point, to: leg.to });
    if (detour - distance(leg) < 0.5)
      return (before + distance({ from: leg.from, to: point })) / total;
    before += distance(leg);
  }
  return 1;
}

/** An SVG path along a line, its corners rounded. */
export function roundedPath(line: readonly Point[], radius = 14): string {
  const [first, ...others] = line;
  if (first === undefined) return '';
  let path = `M${text(first)}`;
  others.forEach((corner, i) => {
    const before = line[i] ?? first;
    const after = others[i + 1];
    if (after === undefined) {
      path += `L${text(corner)}`;
      return;
    }
    const turn = Math.min(
      radius,
      distance({ from: before, to: corner }) / 2,
      distance({ from: corner, to: after }) / 2,
    );
    path += `L${text(toward(corner, before, turn))}Q${text(corner)} ${text(toward(corner, after, turn))}`;
  });
  return path;
}

/** A line as its straight legs, and the length of them all. */
function legsOf(line: readonly Point[]) {
  const legs = line.slice(1).map((to, i) => ({ from: line[i] ?? to, to }));
  return { legs, total: legs.reduce((sum, leg) => sum + distance(leg), 0) };
}

function elbow(from: Point, x: number, to: Point): readonly Point[] {
  return [from, { x, y: from.y }, { x, y: to.y }, to];
}

function toward(from: Point, to: Point, by: number): Point {
  const length = distance({ from, to });
  if (length === 0) return from;
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
}

function distance({ from, to }: { from: Point; to: Point }): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function middle({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
