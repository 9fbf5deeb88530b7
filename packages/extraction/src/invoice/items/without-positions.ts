import type { Item } from './items.ts';

/** A place in a list as lists print it: "1", "02.", "3)", "LINE-001". */
const PLACE = /^(\p{L}*[-.]?)0*(\d{1,3})[.):]?$/u;

/** Fewer bare figures that count up may be quantities. */
const LEAST_BARE = 3;

/** The items without their places in the list, where the first words of all descriptions count up from one. */
export function withoutPositions<Own extends Pick<Item, 'description'>>(
  items: readonly Own[],
): readonly Own[] {
  const places = items.map(({ description }) => PLACE.exec(description.split(' ')[0] ?? ''));
  const isBare = places.every((place) => /^\d*$/.test(place?.[0] ?? ''));
  const counts = places.every(
    (place, index) => place !== null && Number(place[2]) === index + 1 && place[1] === places[0]?.[1],
  );
  if (!counts || items.length < (isBare ? LEAST_BARE : 2)) return items;
  const rests = items.map(({ description }) => description.split(' ').slice(1).join(' '));
  if (!rests.every((rest) => /\p{L}{2}/u.test(rest))) return items;
  return items.map((item, index) => ({ ...item, description: rests[index] ?? '' }));
}
