import { chunksOf } from '../lines/chunk.ts';
import { type Line, lineOf, textOf } from '../lines/line.ts';
import { headingRowAt } from '../tables/heading.ts';
import { balanceLabel, mentionsBalance, sectionTitle } from '../vocabulary/label.ts';
import { says } from '../vocabulary/says.ts';
import { accountMentions } from './account-number.ts';
import { currencyOfHeading } from './own-currency.ts';

/** A title above rows that names their currency: its position, and the currency, null for the country's own. */
export type MoneyTitle = { readonly position: number; readonly currency: string | null };

const MOST_WORDS = 8;
const MAY_NAME_MONEY = /[$€£₡₲]|[A-Z]{3}/i;
/** The titles above rows, above the headers of their table, or above an opening balance, that name one currency; none unless they name several. */
export function moneyTitles(lines: readonly Line[], prose: ReadonlySet<Line>): readonly MoneyTitle[] {
  const candidates = lines.flatMap((line, position): Candidate[] => {
    if (line.words.length > MOST_WORDS || !prose.has(line)) return [];
    const text = chunksOf(line)[0]?.text ?? '';
    if (!MAY_NAME_MONEY.test(text) || /\d/.test(text) || !isTitle(line)) return [];
    const currency = currencyOfHeading(text);
    if (currency === null && !says('ownMoney', text)) return [];
    return [{ position, currency, isOver: isOverRows(lines, position, text) }];
  });
  const titles = candidates.filter((candidate, at) => {
    const next = candidates[at + 1];
    return candidate.isOver || (next?.isOver === true && continuesIn(candidate, next, lines, prose));
  });
  return new Set(titles.map(({ currency }) => currency)).size > 1
    ? titles.map(({ position, currency }) => ({ position, currency }))
    : [];
}

type Candidate = MoneyTitle & { readonly isOver: boolean };

/** Whether the title after another names the same currency, and no row is between them: its balances may be, on the next page. */
function continuesIn(
  title: Candidate,
  next: Candidate,
  lines: readonly Line[],
  prose: ReadonlySet<Line>,
): boolean {
  const between = lines.slice(title.position, next.position);
  return title.currency === next.currency && between.every((line) => prose.has(line));
}

/** Whether a line says no more than its first phrase and an account number behind it: "Cash Report - USD  (Account 5018 1846)". */
function isTitle(line: Line): boolean {
  const [, behind, ...more] = chunksOf(line);
  if (more.length > 0) return false;
  return behind === undefined || accountMentions([lineOf(line.page, behind.words)]).length > 0;
}

/** Whether a title is over the headings of a table, or over an opening balance, with which an account begins. */
function isOverRows(lines: readonly Line[], position: number, text: string): boolean {
  return (
    sectionTitle(text) !== null ||
    balanceLabel(textOf(lines[position + 1]?.words ?? [])) === 'opening' ||
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
