import { chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { headingRowAt } from '../tables/heading.ts';
import { mentionsBalance, sectionTitle } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { currencyOfHeading } from './own-currency.ts';

/** A title above rows that names their currency: its position, and the currency, null for the country's own. */
export type MoneyTitle = { readonly position: number; readonly currency: string | null };

const MOST_WORDS = 8;
const MAY_NAME_MONEY = /[$€£₡₲]|[A-Z]{3}/i;
/** The titles above rows, or above the headers of their table, that name one currency; none unless they name several. */
export function moneyTitles(lines: readonly Line[], prose: ReadonlySet<Line>): readonly MoneyTitle[] {
  const titles = lines.flatMap((line, position): MoneyTitle[] => {
    if (line.words.length > MOST_WORDS || !prose.has(line)) return [];
    const text = textOf(line.words);
    if (!MAY_NAME_MONEY.test(text) || /\d/.test(text) || chunksOf(line).length > 1) return [];
    const currency = currencyOfHeading(text);
    if (currency === null && !says('ownMoney', text)) return [];
    return isOverRows(lines, position, text) ? [{ position, currency }] : [];
  });
  return new Set(titles.map(({ currency }) => currency)).size > 1 ? titles : [];
}

function isOverRows(lines: readonly Line[], position: number, text: string): boolean {
  return (
    sectionTitle(text) !== null ||
    headingRowAt(lines, position) !== null ||
    headingRowAt(lines, position + 1) !== null ||
    (printsBalance(lines[position + 1]) && headingRowAt(lines, position + 2) !== null)
  );
}

/** Whether a line says what is held and nothing else: "Balance at 31 October 2025", between the title of a wallet and its rows. */
function printsBalance(line: Line | undefined): boolean {
  const [label, held, ...others] = line === undefined ? [] : chunksOf(line);
  return (
    label !== undefined &&
    held !== undefined &&
    others.length === 0 &&
    mentionsBalance(label.text) &&
    /\d/.test(held.text)
  );
}

/** The last title above a reading position; undefined if there is none. */
export function moneyAt(titles: readonly MoneyTitle[], position: number): MoneyTitle | undefined {
  return titles.findLast((title) => title.position < position);
}
