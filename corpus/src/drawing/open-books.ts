import type { Variant } from '../layout/header.ts';
import type { Layout, Step } from '../layout/layout.ts';
import { KINDS } from '../layout/placeholders.ts';
import { drawLedger, type Ledger } from '../ledger/draw-ledger.ts';
import { drawIban } from '../ledger/iban.ts';
import type { Random } from '../ledger/random.ts';
import type { MovementKind } from '../writing/languages/language.ts';
import type { Locale } from '../writing/locales.ts';

/** One account of a document: its transactions and how the paper names it. */
export type Books = {
  readonly index: number;
  readonly ledger: Ledger;
  readonly number: string;
  readonly iban: string;
  readonly masked: string;
  readonly name: string;
  readonly currency: string;
};

/** Draws the accounts of one document: as many transactions, and as much money, as its variant asks. */
export function openBooks(layout: Layout, locale: Locale, variant: Variant, random: Random): Books[] {
  const { header } = layout;
  const isCard = header.kind !== 'bank';
  const unit = 10 ** locale.digits * locale.scale;
  let start: number | undefined;
  return Array.from({ length: header.accounts }, (_, index) => {
    const own = random.branch(`account ${index}`);
    const number = fillDigits(header.number, own);
    const ledger = drawLedger(
      {
        isCard,
        number,
        entryCount: countOf(layout, variant, own),
        kinds: kindsOf(layout),
        ...(start === undefined ? {} : { start }),
        ...(variant === 'overdrawn'
          ? { opening: -Math.round(own.whole(5, 300) * unit) - own.whole(1, 99) }
          : {}),
      },
      locale,
      own,
    );
    start = ledger.start;
    return {
      index,
      ledger,
      number,
      iban: drawIban(header.country, own),
      masked: maskOf(header.masked, number, own),
      name: header['account names'][index % header['account names'].length] ?? '',
      currency: header.currency[index % header.currency.length] ?? locale.currency,
    };
  });
}

function countOf({ header }: Layout, variant: Variant, random: Random): number {
  const [least = 9, most = 22] = header.rows;
  if (variant === 'none') return 0;
  if (variant === 'one') return 1;
  if (variant === 'long') return Math.ceil(Math.max(90, most * 4) / header.accounts);
  return random.whole(least, most);
}

/** Checks are drawn only where a list or the header asks for them. */
function kindsOf({ header, before, account, after }: Layout): MovementKind[] {
  const listed = [...before, ...account, ...after]
    .filter((step): step is Extract<Step, { what: 'rows' }> => step.what === 'rows')
    .flatMap((step) => [step.options, ...step.rows.map((row) => row.options)])
    .some(({ only }) => only?.length === 1 && only[0] === 'check');
  const all = header.kinds?.flatMap((name) => KINDS[name] ?? []) ?? [...ALL, ...(listed ? ['check'] : [])];
  return all as MovementKind[];
}

const ALL: readonly MovementKind[] = [
  ...(['salary', 'transferIn', 'refund', 'interest'] as const),
  ...(['card', 'directDebit', 'transferOut', 'cash', 'fee'] as const),
];

/** Each # is a digit; all else stands for itself. */
function fillDigits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => random.digits(1));
}

/** The last digits of a mask are the last ones of the number. */
function maskOf(pattern: string, number: string, random: Random): string {
  const digits = number.replace(/\D/g, '');
  const count = [...pattern].filter((char) => char === '#').length;
  const tail = [...(digits.length >= count ? digits.slice(digits.length - count) : random.digits(count))];
  let at = 0;
  return pattern.replace(/#/g, () => tail[at++] ?? '0');
}
