import type { Point } from '../../src/stage/geometry';

type Segment = readonly [Point, Point];

/** Whether two lines through points touch or cross anywhere. */
export function linesMeet(one: readonly Point[], other: readonly Point[]): boolean {
  return segments(one).some((a) => segments(other).some((b) => segmentsMeet(a, b)));
}

function segments(line: readonly Point[]): readonly Segment[] {
  return line.slice(1).map((to, i): Segment => [line[i] ?? to, to]);
}

function segmentsMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)] as const;
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return (
    (sides[0] === 0 && within(a, b, c)) ||
    (sides[1] === 0 && within(a, b, d)) ||
    (sides[2] === 0 && within(c, d, a)) ||
    (sides[3] === 0 && within(c, d, b))
  );
}

/** On which side of the line from a to b a point lies; 0 is on it. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

function within(a: Point, b: Point, point: Point): boolean {
  return (
    point.x >= Math.min(a.x, b.x) &&
    point.x <= Math.max(a.x, b.x) &&
    point.y >= Math.min(a.y, b.y) &&
    point.y <= Math.max(a.y, b.y)
  );
}
