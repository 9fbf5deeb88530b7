import { largest, smallest } from '../values/extremes.ts';
import type { AmountToken } from './token.ts';

/** `right`: last digits stand under one another; `end`: what follows them does, a sign or direction word. */
export type Alignment = 'right' | 'end' | 'left' | 'center';
/** Numbers that share an edge: where it is, how far they reach, how many they are. Points. */
export type Cluster = {
  readonly edge: number;
  readonly left: number;
  readonly right: number;
  readonly count: number;
};

/** Numbers of one column end within this many points of one another. */
export const CLUSTER_GAP = 5.5;
/** The edge of an amount by which a column is aligned. */
export function edgeOf(token: AmountToken, alignment: Alignment): number {
  if (alignment === 'right') return token.digitsRight;
  if (alignment === 'end') return token.right;
  return alignment === 'left' ? token.left : (token.left + token.right) / 2;
}

/** Numbers whose edges are distinguished by less than this are taken as one place, in points. */
export const PLACE_PT = 0.125;

/** Numbers that share an edge. */
export function clustersOf(tokens: readonly AmountToken[], alignment: Alignment): Cluster[] {
  return clustersAmong(placesOf(tokens, alignment));
}

/** Places that stand close enough to be one. */
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

/** The places where numbers stand, from left to right: thousands of numbers stand in a few dozen. */
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

/** The edge of the number in the middle. */
function middleEdge(places: readonly Cluster[]): number {
  let left = places.reduce((sum, place) => sum + place.count, 0) >> 1;
  for (const place of places) {
    if (left < place.count) return place.edge;
    left -= place.count;
  }
  return 0;
}
