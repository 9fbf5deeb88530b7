import { currencyDigits, raiseFinding } from '@tieout/records';
import type { AccountReading } from '../interpret/account-reading.ts';
import type { NumberStyle } from '../values/number-style.ts';
import type { Doubt } from './doubt.ts';

/** One mark followed by three digits, without a single leading zero; spaces may group thousands before it. */
const OPEN = /^[^\d]*[1-9]\d{0,2}(?: ?\d{3})*[.,]\d{3}[^\d]*$/;

/** No currency with a sign of its own has thousandths. */
const WITH_MARK = /\p{Sc}/u;

/** Doubts whether the marks of an account's amounts group thousands or start three decimals, as in dinars. */
export function scaleDoubts(
  { rows }: AccountReading,
  { decimals }: NumberStyle,
  currency: string | null,
): Doubt[] {
  if (decimals !== 0 || (currency !== null && currencyDigits(currency) < 3)) return [];
  const figures = rows.flatMap(({ anchor: { body, cells } }) =>
    cells.amounts.map(({ token }) =>
      body.line.words
        .slice(token.from, token.to)
        .map(({ text }) => text)
        .join(''),
    ),
  );
  const isOpen =
    figures.length > 0 && figures.every((figure) => OPEN.test(figure) && !WITH_MARK.test(figure));
  return isOpen ? [raiseFinding('scale-doubtful', {})] : [];
}
