import { largest, smallest } from '../values/extremes.ts';
import type { AmountToken } from './token.ts';

/** `right`: last digits are aligned; `end`: what follows them is, a sign or direction word. */
export type Alignment = 'right' | 'end' | 'left' | 'center';
/** Numbers that share an edge: its position, their extent, and their count. Points. */
export type Cluster = {
  readonly edge: number;
  readonly left: number;
  readonly right: number;
  readonly count: number;
};

/** Right edges of one column's numbers are within this many points. */
export const CLUSTER_GAP = 5.5;
/** The edge of an amount by which a column is aligned. */
export function edgeOf(token: AmountToken, alignment: Alignment): number {
  if (alignment === 'right') return token.digitsRight;
  if (alignment === 'end') return token.right;
  return alignment === 'left' ? token.left : (token.left + token.right) / 2;
}

/** Edges that differ by less count as one position, in points. */
export const PLACE_PT = 0.125;

/** Whether a number ends (or begins, or has its middle) at a position, and not only near it. */
export function isAtPlace(token: AmountToken, edge: number, alignment: Alignment): boolean {
  return Math.abs(edgeOf(token, alignment) - edge) < PLACE_PT * 2;
}

/** Numbers that share an edge. */
export function clustersOf(tokens: readonly AmountToken[], alignment: Alignment): Cluster[] {
  return clustersAmong(placesOf(tokens, alignment));
}

/** Groups positions that are close enough to be one column. */
export function clustersAmong(places: readonly Cluster[]): Cluster[] {
  const clusters: Cluster[][] = [];
  for (const place of places) {
    const cluster = clusters.at(-1);
    const last = cluster?.at(-1);
    if (cluster && last && place.edge - last.edge < CLUSTER_GAP) cluster.push(place);
    else clusters.push([place]);
  }
  return clusters.map((places) => ({
    edge: middleEdge(places),
    left: smallest(places.map((place) => place.left)),
    right: largest(places.map((place) => place.right)),
    count: places.reduce((sum, place) => sum + place.count, 0),
  }));
}

/** The positions of numbers, from left to right: thousands of numbers share a few dozen. */
export function placesOf(tokens: readonly AmountToken[], alignment: Alignment): Cluster[] {
  const places = new Map<number, Place>();
  for (const token of tokens) {
    const edge = edgeOf(token, alignment);
    const key = Math.round(edge / PLACE_PT);
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, { edge, left: token.left, right: token.digitsRight, count: 1 });
      continue;
    }
    place.count++;
    if (token.left < place.left) place.left = token.left;
    if (token.digitsRight > place.right) place.right = token.digitsRight;
  }
  return [...places.values()].sort((a, b) => a.edge - b.edge).reduce<Place[]>(withPlace, []);
}

type Place = { edge: number; left: number; right: number; count: number };

/** The places and one right of them; numbers on either side of where edges are rounded have one place. */
function withPlace(places: Place[], next: Place): Place[] {
  const last = places.at(-1);
  if (last === undefined || next.edge - last.edge >= PLACE_PT) places.push(next);
  else {
    last.count += next.count;
    last.left = Math.min(last.left, next.left);
    last.right = Math.max(last.right, next.right);
  }
  return places;
}

/** The edge of the median number. */
function middleEdge(places: readonly Cluster[]): number {
  let left = places.reduce((sum, place) => sum + place.count, 0) >> 1;
  for (const place of places) {
    if (left < place.count) return place.edge;
    left -= place.count;
  }
  return 0;
}
