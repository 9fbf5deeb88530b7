import type { Random } from '@tieout/corpus';

/** The bytes of a PDF as bad luck would leave them. */
export type Damage = (bytes: Uint8Array, random: Random) => Uint8Array;

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut short': (bytes, random) => bytes.slice(0, random.whole(0, bytes.length)),
  'cut at the front': (bytes, random) => bytes.slice(random.whole(1, Math.min(4000, bytes.length))),
  'bits flipped': (bytes, random) =>
    scatter(bytes, random.whole(1, 40), random, (byte) => byte ^ (1 << random.whole(0, 7))),
  'bytes replaced': (bytes, random) =>
    scatter(bytes, random.whole(1, 400), random, () => random.whole(0, 255)),
  'digits changed': (bytes, random) => scatterDigits(bytes, random.whole(1, 60), random),
  'a stretch zeroed': (bytes, random) => {
    const [from, length] = [random.whole(0, bytes.length - 1), random.whole(1, 3000)];
    return bytes.slice().fill(0, from, from + length);
  },
  'a stretch doubled': (bytes, random) => {
    const [from, length] = [random.whole(0, bytes.length - 1), random.whole(1, 3000)];
    return joined(bytes.slice(0, from + length), bytes.slice(from));
  },
  'a stretch taken out': (bytes, random) => {
    const [from, length] = [random.whole(0, bytes.length - 1), random.whole(1, 3000)];
    return joined(bytes.slice(0, from), bytes.slice(from + length));
  },
  'only noise': (_, random) => Uint8Array.from({ length: random.whole(0, 2000) }, () => random.whole(0, 255)),
};

function scatter(
  bytes: Uint8Array,
  count: number,
  random: Random,
  change: (byte: number) => number,
): Uint8Array {
  const copy = bytes.slice();
  for (let time = 0; time < count; time++) {
    const at = random.whole(0, copy.length - 1);
    copy[at] = change(copy[at] ?? 0);
  }
  return copy;
}

/** Offsets, lengths, counts and object numbers: the damage that sends a parser astray. */
function scatterDigits(bytes: Uint8Array, count: number, random: Random): Uint8Array {
  const digits = [...bytes.keys()].filter((at) => isDigit(bytes[at]));
  const copy = bytes.slice();
  for (let time = 0; time < count && digits.length > 0; time++)
    copy[random.pick(digits)] = 48 + random.whole(0, 9);
  return copy;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
