import { TAUGHT } from './characters.ts';
import { PLAIN_WORDS, partOf, WORDS } from './words.ts';

/** Shares of words and fonts that are trained on, choose between variants, and are measured on once. */
export const PARTS = [0.7, 0.12, 0.18] as const;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TAUGHT_LETTERS = TAUGHT.filter((sign) => /\p{L}/u.test(sign));
const VARIANTS = new Map<string, string[]>();
for (const letter of TAUGHT_LETTERS) {
  const base = letter.normalize('NFD').charAt(0);
  VARIANTS.set(base, [...(VARIANTS.get(base) ?? []), letter]);
}

/** A line of a statement with letters and signs to be taught, or of plain text, of words of one part only. */
export function lineOf(random: () => number, part: number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const words = WORDS_OF[part] ?? [];
  const plain = PLAIN_OF[part] ?? [];
  const kind = random();
  if (kind < 0.3) return list(1 + random() * 4, () => (random() < 0.7 ? pick(plain) : figures()));
  if (kind < 0.42) return list(1 + random() * 3, figures);
  if (kind < 0.6) return money();
  if (kind < 0.64) return `${date()} ${pick(words)} ${figures()}`;
  return list(1 + random() * 4, () => {
    const one = random();
    if (one < 0.5) return cased(pick(words));
    if (one < 0.72) return cased(dressed(pick(random() < 0.5 ? words : plain)));
    if (one < 0.78) return quoted(pick(words));
    return one < 0.9 ? pick(plain) : figures();
  });

  function list(count: number, item: () => string): string {
    return Array.from({ length: Math.max(1, Math.floor(count)) }, item).join(' ');
  }

  function cased(word: string): string {
    const how = random();
    if (how < 0.22) return word.toUpperCase();
    return how < 0.27 ? word.toLowerCase() : word;
  }

  /** The word with other letters of the same base, so that every letter comes in every company. */
  function dressed(word: string): string {
    return [...word]
      .map((sign) => {
        const variants = VARIANTS.get(sign.normalize('NFD').charAt(0));
        return variants !== undefined && random() < 0.3 ? pick(variants) : sign;
      })
      .join('');
  }

  function quoted(word: string): string {
    const [open, close] = pick([
      ['«', '»'],
      ['„', '“'],
      ['“', '”'],
      ['‘', '’'],
      ['¿', '?'],
      ['¡', '!'],
      ['', 'º'],
      ['', 'ª'],
      ['§ ', ''],
    ] as const);
    return `${open}${word}${close}`;
  }

  function digits(count: number): string {
    return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  }

  function date(): string {
    const [day, month, year] = [digits(2), digits(2), `20${digits(2)}`];
    return pick([
      `${day}.${month}.${year}`,
      `${day}/${month}/${year}`,
      `${year}-${month}-${day}`,
      `${day} ${pick(PLAIN_MONTHS)} ${year}`,
      `${day}/${month}`,
    ]);
  }

  function amount(): string {
    const [group, decimal] = pick([
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
      ['', '.'],
      ['', ','],
    ] as const);
    const whole = 1 + Math.floor(random() * 3);
    const head = `${1 + Math.floor(random() * 9)}${digits(whole - 1)}`;
    const groups = random() < 0.45 ? `${group}${digits(3)}` : '';
    return `${random() < 0.08 ? '0' : head + groups}${decimal}${digits(2)}`;
  }

  function figures(): string {
    const how = random();
    if (how < 0.5) return signed(amount());
    if (how < 0.72) return date();
    return how < 0.86
      ? digits(3 + Math.floor(random() * 7))
      : `${pick(['REF', 'NO.', 'ID', '#'])} ${digits(6)}`;
  }

  function signed(text: string): string {
    return pick([text, text, text, `-${text}`, `${text}-`, `(${text})`, `+${text}`, `${text} CR`]);
  }

  function money(): string {
    const sign =
      random() < 0.7 ? pick(['€', '£', '₹', '€']) : pick(['$', '¥', '₺', '₦', '₱', '₪', '₩', '₫', '฿']);
    const text = amount();
    const one = () =>
      pick([
        `${sign}${text}`,
        `${sign} ${text}`,
        `${text} ${sign}`,
        `${text}${sign}`,
        `-${sign}${text}`,
        `${sign}-${text}`,
        `(${sign}${text})`,
      ]);
    const how = random();
    if (how < 0.5) return one();
    return how < 0.8 ? `${pick(words)} ${one()}` : `${pick(plain)} ${one()} ${signed(amount())}`;
  }
}

const PLAIN_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WORDS_OF = [0, 1, 2].map((part) => WORDS.filter((word) => partOf(word, PARTS) === part));
const PLAIN_OF = [0, 1, 2].map((part) => PLAIN_WORDS.filter((word) => partOf(word, PARTS) === part));
