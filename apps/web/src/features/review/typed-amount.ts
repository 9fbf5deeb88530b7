import { parseDecimal } from '@tieout/records';
import type { NumberStyle } from './number-style.ts';

/** What a typed amount says: one plain decimal, several that it may mean, or none. */
export type TypedAmount =
  | { readonly kind: 'read'; readonly value: string }
  | { readonly kind: 'ambiguous'; readonly values: readonly string[] }
  | { readonly kind: 'unreadable' };

const unreadable: TypedAmount = { kind: 'unreadable' };
const MARKS = /[\u200e\u200f\u061c]/g;
const SPACE = /[\s\u00a0\u202f]/g;

/**
 * Reads an amount as people type it: "375,91", "1.375,90", "1,375.90", "(12.50)", "12.50-", "$ 12.50".
 * A single separator before three digits may group or divide: the first of `styles` that knows it settles
 * that, unless another one disagrees; then the person is asked. `digits` are the decimals of the currency.
 */
export function typedAmount(
  text: string,
  { styles, digits }: { readonly styles: readonly NumberStyle[]; readonly digits: number },
): TypedAmount {
  const signed = withoutSign(inAsciiDigits(text.replace(MARKS, ''), styles).trim());
  if (signed === null) return unreadable;
  const values = readingsOf(signed.figure, { styles, digits });
  const [value, ...others] = values.map((plain) => withSign(plain, signed.isNegative));
  if (value === undefined) return unreadable;
  return others.length === 0 ? { kind: 'read', value } : { kind: 'ambiguous', values: [value, ...others] };
}

function inAsciiDigits(text: string, styles: readonly NumberStyle[]): string {
  const values = new Map(
    styles.flatMap((style) => style.digits.map((digit, value) => [digit, String(value)])),
  );
  return [...text].map((char) => values.get(char) ?? char).join('');
}

/** The figure without its sign and currency sign; null where signs contradict each other. */
function withoutSign(text: string): { figure: string; isNegative: boolean } | null {
  const bare = text.replace(/\p{Sc}/gu, '').trim();
  const match = /^(\()?\s*([-−–+])?\s*([^()+−–-]+?)\s*([-−–+])?\s*(\))?$/u.exec(bare);
  if (match === null) return null;
  const [, opened, before, figure = '', after, closed] = match;
  const signs = [opened, before, after].filter((sign) => sign !== undefined);
  if (signs.length > 1 || (opened === undefined) !== (closed === undefined)) return null;
  return { figure, isNegative: signs.length === 1 && signs[0] !== '+' };
}

/** Every plain decimal the figure may be, the likeliest first; one where it is clear. */
function readingsOf(
  figure: string,
  { styles, digits }: { readonly styles: readonly NumberStyle[]; readonly digits: number },
): readonly string[] {
  const normal = figure.replaceAll('٫', '.').replaceAll('٬', ',').replace(SPACE, ' ').replace(/['’]/g, ' ');
  const separators = [...normal.matchAll(/[.,]/g)].map(([separator]) => separator);
  const kinds = new Set(separators);
  if (kinds.size === 0) return clear(grouped(normal, ' '));
  if (kinds.size === 2) return clear(withBoth(normal, separators));
  const [separator = ''] = kinds;
  if (separators.length > 1) return clear(grouped(normal.replaceAll(separator, ' '), ' '));
  return withOne(normal, separator, { styles, digits });
}

/** Both separators: the last one divides, the other one groups. */
function withBoth(text: string, separators: readonly string[]): string | null {
  const decimal = separators.at(-1) ?? '.';
  if (separators.filter((one) => one === decimal).length > 1) return null;
  const [whole = '', fraction = ''] = text.split(decimal);
  return joined(grouped(whole, decimal === '.' ? ',' : '.'), fraction);
}

/** One separator: it groups only before exactly three digits, and then it may divide as well. */
function withOne(
  text: string,
  separator: string,
  { styles, digits }: { readonly styles: readonly NumberStyle[]; readonly digits: number },
): readonly string[] {
  const [whole = '', fraction = ''] = text.split(separator);
  const divided = joined(grouped(whole, ' '), fraction);
  const asGroup = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(fraction) ? `${whole}${fraction}` : null;
  if (asGroup === null) return clear(divided);
  if (divided === null) return clear(asGroup);
  const votes = new Set(styles.flatMap((style) => voteOf(style, separator, digits)));
  if (votes.size === 1) return votes.has('group') ? [asGroup] : [divided];
  return [asGroup, divided];
}

/** What a separator before three digits is in that style; nothing where the style would not write it so. */
function voteOf(style: NumberStyle, separator: string, digits: number): readonly ('group' | 'decimal')[] {
  const plain = (sign: string) => sign.replaceAll('٫', '.').replaceAll('٬', ',');
  if (plain(style.group) === separator) return ['group'];
  return plain(style.decimal) === separator && digits >= 3 ? ['decimal'] : [];
}

/** Digits whose groups are two or three long and end with three; null for any other text. */
function grouped(text: string, group: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const groups = text.split(group);
  const isGrouped =
    groups.length > 1 &&
    groups.every((one, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{2,3}$/).test(one)) &&
    groups.at(-1)?.length === 3;
  return isGrouped ? groups.join('') : null;
}

function joined(whole: string | null, fraction: string): string | null {
  return whole !== null && /^\d+$/.test(fraction) ? `${whole}.${fraction}` : null;
}

const clear = (plain: string | null): readonly string[] =>
  plain !== null && parseDecimal(plain) !== null ? [plain] : [];

function withSign(plain: string, isNegative: boolean): string {
  return isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain;
}
