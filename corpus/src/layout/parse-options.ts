import type { BlockOptions, Condition, Place, Style } from './layout.ts';
import { LayoutError, nearest } from './layout-error.ts';
import { KINDS } from './placeholders.ts';

const COLORS: Readonly<Record<string, string>> = {
  grey: '#777777',
  red: '#b3261e',
  blue: '#1f4e8c',
  green: '#1e6b3a',
  white: '#ffffff',
};
const SHAPES = ['sans', 'serif', 'mono', 'condensed'] as const;
const CONDITIONS: readonly string[] = [
  'rows',
  'no-rows',
  'overdrawn',
  'first',
  'later',
] satisfies Condition[];
const STYLE_WORDS = ['bold', 'size=12', 'color=#336699', ...Object.keys(COLORS), ...SHAPES];
const OPTION_WORDS = [
  'gap=4',
  'shade=#eef2f6',
  'stripe=#f4f4f4',
  'if=rows',
  'only=in',
  'not=check',
  'across=3',
  'newest',
  'again',
  'once',
];

/** Parses words of style, such as `bold size=12 grey`. Throws a LayoutError at a word that is none. */
export function parseStyle(text: string, file: string, place: Place): Style {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return mergeStyles(
    words.map((word) => {
      const style = styleOf(word);
      if (style === null) throw new LayoutError(file, place, unknown(word, STYLE_WORDS));
      return style;
    }),
  );
}

/** Later styles win. */
function mergeStyles(styles: readonly Style[]): Style {
  return Object.assign({}, ...styles) as Style;
}

function styleOf(word: string): Style | null {
  if (word === 'bold') return { isBold: true };
  const shape = SHAPES.find((known) => known === word);
  if (shape !== undefined) return { shape };
  if (COLORS[word] !== undefined) return { color: COLORS[word] };
  const size = /^size=(\d+(?:\.\d+)?)$/.exec(word)?.[1];
  if (size !== undefined) return { size: Number(size) };
  const color = /^color=(#[0-9a-f]{6})$/i.exec(word)?.[1];
  return color === undefined ? null : { color };
}

const NOTHING: BlockOptions = {
  style: {},
  gap: 0,
  shade: null,
  stripe: null,
  condition: null,
  only: null,
  except: [],
  across: 1,
  isNewestFirst: false,
  isAgain: false,
  isOnce: false,
};

/** Parses what stands behind the name of a block. Throws a LayoutError at a word that is no option. */
export function parseBlockOptions(words: readonly string[], file: string, place: Place): BlockOptions {
  const options = words
    .filter((word) => styleOf(word) === null)
    .map((word) => {
      const option = optionOf(word);
      if (option === null)
        throw new LayoutError(file, place, unknown(word, [...STYLE_WORDS, ...OPTION_WORDS]));
      return option;
    });
  const style = mergeStyles(words.flatMap((word) => styleOf(word) ?? []));
  return Object.assign({}, NOTHING, ...options, { style }) as BlockOptions;
}

function optionOf(word: string): Partial<BlockOptions> | null {
  if (word === 'newest') return { isNewestFirst: true };
  if (word === 'again') return { isAgain: true };
  if (word === 'once') return { isOnce: true };
  const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(word) ?? [];
  if (key === 'gap' && /^\d+(\.\d+)?$/.test(value)) return { gap: Number(value) };
  if (key === 'across' && /^[1-6]$/.test(value)) return { across: Number(value) };
  if (key === 'shade' && /^#[0-9a-f]{6}$/i.test(value)) return { shade: value };
  if (key === 'stripe' && /^#[0-9a-f]{6}$/i.test(value)) return { stripe: value };
  if (key === 'if' && CONDITIONS.includes(value)) return { condition: value as Condition };
  if (key === 'only' || key === 'not') {
    const kinds = value.split(',');
    if (!kinds.every((kind) => KINDS[kind] !== undefined)) return null;
    const all = kinds.flatMap((kind) => KINDS[kind] ?? []);
    return key === 'only' ? { only: all } : { except: all };
  }
  return null;
}

function unknown(word: string, known: readonly string[]): string {
  const alike = nearest(word, known);
  return `"${word}" is no option here${alike === null ? `; there are ${known.join(' ')}` : `: did you mean ${alike}?`}`;
}
