import type { DateNames, NumberStyle } from '@tieout/corpus';
import type { InvoiceTruth } from '../invoice-truth.ts';
import { page } from './html.ts';
import type { Good, Sheet } from './sheet.ts';

/** What a printed template says, for its truth. Money in minor units; what it does not print is null. */
export type Facts = {
  readonly number: string | null;
  readonly day: number | null;
  readonly due?: number | null;
  readonly vendor: string;
  readonly customer: string | null;
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number;
  readonly alt?: InvoiceTruth['alt'];
};

/** A web page and what stands on it. `lines` are the goods it lists. */
export type Drawn = {
  readonly html: string;
  readonly facts: Facts;
  readonly lines: readonly Good[];
  readonly prints?: { readonly quantity?: false; readonly price?: false };
};

/** A paper as real software prints it, written as a web page: its structure is its own, its words those of its country. */
export type Template = {
  readonly id: string;
  readonly kind: 'invoice' | 'receipt';
  readonly language: string;
  readonly country: string;
  readonly currency: string;
  readonly digits: number;
  readonly numbers: readonly NumberStyle[];
  /** Patterns of `formatDate`. */
  readonly dates: readonly string[];
  readonly names: DateNames;
  readonly size?: 'a4' | 'letter' | 'slip' | 'landscape';
  readonly draw: (sheet: Sheet) => Drawn;
};

export const DOT: NumberStyle = { group: ',', decimal: '.', grouping: 'thousands' };
export const COMMA: NumberStyle = { group: '.', decimal: ',', grouping: 'thousands' };
export const SPACE: NumberStyle = { group: ' ', decimal: ',', grouping: 'thousands' };
export const PLAIN_DOT: NumberStyle = { group: '', decimal: '.', grouping: 'none' };
export const PLAIN_COMMA: NumberStyle = { group: '', decimal: ',', grouping: 'none' };
export const INDIAN: NumberStyle = { group: ',', decimal: '.', grouping: 'indian' };
export const SWISS: NumberStyle = { group: '’', decimal: '.', grouping: 'thousands' };

/** What a paper looks like and lists. `chance` from 0 to 1 picks its type, by the sheet's where none is given. */
export type Paper = {
  readonly style?: string;
  readonly body: string;
  readonly chance?: number;
  readonly goods: readonly Good[];
  readonly prints?: Drawn['prints'];
};

/** A paper as drawn: what it prints, and what of its facts is not silence. Its day is the sheet's unless told. */
export function drawn(
  { random, day }: Sheet,
  { style = '', body, chance = random.fraction(), goods, prints }: Paper,
  facts: Partial<Facts> & Pick<Facts, 'vendor' | 'total'>,
): Drawn {
  return {
    html: page(style, body, chance),
    lines: goods,
    facts: { number: null, day, due: null, customer: null, subtotal: null, tax: null, ...facts },
    ...(prints === undefined ? {} : { prints }),
  };
}

/** For lines that print their amounts alone. */
export const AMOUNTS_ONLY = { quantity: false, price: false } as const;

/** Other ways the goods may be called and yet be read right, for the truth's alternatives. */
export function alsoCalled(
  goods: readonly Good[],
  names: (good: Good) => readonly string[],
): NonNullable<Facts['alt']> {
  return Object.fromEntries(goods.map((good, index) => [`lines.${index}.description`, [...names(good)]]));
}

/** Minor units as the truth writes money of two decimals. */
export function plain(minor: number): string {
  return (minor / 100).toFixed(2);
}
