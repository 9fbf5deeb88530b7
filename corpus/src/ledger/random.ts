/** A source of choices that gives the same ones for the same seed, on every machine. */
export type Random = {
  /** A fraction from 0 up to, not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** A string of `count` digits. */
  readonly digits: (count: number) => string;
  /** A string of `count` capital letters and digits. */
  readonly code: (count: number) => string;
  /** Another source, of its own stream: what is drawn from it does not shift what is drawn from this one. */
  readonly branch: (name: string) => Random;
};

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Mulberry32 over a hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const index = whole(0, list.length - 1);
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[index] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(whole(0, left.length - 1), 1)[0] as T);
  };
  return {
    fraction,
    whole,
    pick,
    shuffle,
    chance: (probability) => fraction() < probability,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
    code: (count) => Array.from({ length: count }, () => pick([...CODE_LETTERS])).join(''),
    branch: (name) => seededRandom(`${seed}/${name}`),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
