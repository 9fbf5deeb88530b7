import { accountMentions, COST_OF_CLEAR } from '../classify/account-number.ts';
import { lendsMoney } from '../classify/kind.ts';
import { type Line, textOf } from '../lines/line.ts';
import { splitByCurrency } from '../roles/dual-currency.ts';
import { splitCurrencyRows } from '../roles/split-currency-rows.ts';
import type { Arrangement } from '../roles/table.ts';
import type { Choice, Choices, Option } from '../search/choice.ts';
import { amountsOf } from '../tables/amounts-of.ts';
import { firstRowBelowSummary } from '../tables/apart-from-summary.ts';
import { isDated } from '../tables/is-dated.ts';
import { type NumberStyle, numberStyles } from '../values/number-style.ts';
import { says } from '../vocabulary/says.ts';
import type { AccountType, Columns, Decided, Division } from './decided.ts';
import type { Draft } from './document-reading.ts';
import { segmentsOf } from './segment.ts';
import type { DocumentText, StatementReader } from './statement-reader.ts';

type StatementChoice<Name extends keyof Decided> = Choice<Decided, Decided[Name], Draft>;

/** What another account type than the likeliest one costs, and each further one. */
const OTHER_TYPE_COST = 100;

/** Other account types to try: for a card a debit card or a bank account, for a bank account a card. */
const [CREDIT_CARD, DEBIT_CARD, BANK_ACCOUNT]: readonly [AccountType, AccountType, AccountType] = [
  { isCard: true, isHeld: false },
  { isCard: true, isHeld: true },
  { isCard: false, isHeld: false },
];

/** Lines used to detect the number style; the rest of the document uses the same. */
const STYLE_LINES = 1500;

/** The open choices of a statement; `isAgainst` says whether a reading contradicts its account type. */
export function statementChoices(
  text: DocumentText,
  reader: StatementReader,
  { seeming, isAgainst }: { readonly seeming: AccountType; readonly isAgainst: (reading: Draft) => boolean },
): Choices<Decided, Draft> {
  return {
    accountType: accountTypeChoice(text, seeming, isAgainst),
    numbers: numberChoice(text, reader),
    columns: columnChoice(reader),
    division: divisionChoice(text, reader),
  };
}

function accountTypeChoice(
  { prose }: DocumentText,
  seeming: AccountType,
  isAgainst: (reading: Draft) => boolean,
): StatementChoice<'accountType'> {
  return function* (_, best) {
    yield { value: seeming, cost: 0, evidence: `the words of ${nameOf(seeming)}` };
    const plain = best();
    if (plain === null || !isAgainst(plain.reading)) return;
    const isOfCredit = lendsMoney(prose) || prose.some(({ words }) => says('lent', textOf(words)));
    const holdsMoney = printsOwnIban(prose) || !isOfCredit;
    const toCard = holdsMoney ? [BANK_ACCOUNT, DEBIT_CARD] : [DEBIT_CARD, BANK_ACCOUNT];
    for (const [index, value] of (seeming.isCard ? toCard : [CREDIT_CARD]).entries())
      yield {
        value,
        cost: OTHER_TYPE_COST * (index + 1),
        evidence: `read as ${nameOf(value)}, because its totals do not fit otherwise`,
      };
  };
}

/** Whether an account has an IBAN of its own: a card with one moves the money of that account. */
function printsOwnIban(prose: readonly Line[]): boolean {
  return accountMentions(prose).some(
    ({ form, cost }) => (form === 'iban' || form === 'odd iban') && cost <= COST_OF_CLEAR,
  );
}

function nameOf({ isCard, isHeld }: AccountType): string {
  if (!isCard) return 'a bank account';
  return isHeld ? 'a debit card' : 'a card';
}

/** Number styles under which at least half as many numbers are amounts as under another: a few that tie out prove nothing. */
function numberChoice({ lines }: DocumentText, { arrangedIn }: StatementReader): StatementChoice<'numbers'> {
  const words = lines.slice(0, STYLE_LINES).flatMap((line) => line.words.map((word) => word.text));
  return () => {
    const styles = numberStyles(words).map((style) => ({
      style,
      count: certainAmounts(arrangedIn(style)),
    }));
    const most = Math.max(...styles.map(({ count }) => count));
    return styles
      .filter(({ count }) => count * 2 >= most)
      .map(({ style, count }) => ({ value: style, cost: 0, evidence: evidenceOf(style, count) }));
  };
}

/** How many numbers are amounts by their format. */
function certainAmounts({ tables }: Arrangement): number {
  return tables.reduce((count, { lines }) => count + lines.flatMap(amountsOf).length, 0);
}

function evidenceOf({ decimalMark, decimals }: NumberStyle, count: number): string {
  return `${count} figures are amounts with ${decimals} decimals behind “${decimalMark}”`;
}

/** What it costs that the headers of a document are not those of its rows: several balances must follow that do not follow otherwise. */
const HEADLESS_ROWS_COST = 60;

/**
 * The columns of each of two currencies that are side by side; else those of the whole document, and where its rows do not tie
 * out under the headers above them, those that the rows show without them.
 */
function columnChoice(reader: StatementReader): StatementChoice<'columns'> {
  const { arrangedIn, arrangedBelowSummaries } = reader;
  return function* ({ numbers }, best) {
    if (numbers === undefined) return;
    const arrangement = arrangedIn(numbers);
    const whole: Columns = [{ arrangement, heading: null }];
    const plain = { value: whole, cost: 0, evidence: 'one currency' };
    const pair = splitByCurrency(arrangement) ?? splitCurrencyRows(arrangement);
    if (pair === null) {
      yield plain;
      const found = best();
      if (found === null || found.holds) return;
      const rows = found.reading.accounts.reduce((count, account) => count + account.rows.length, 0);
      if (rows * 2 >= rowsBelowSummaries(arrangement)) return;
      yield {
        value: [{ arrangement: arrangedBelowSummaries(numbers), heading: null }],
        cost: HEADLESS_ROWS_COST,
        evidence: 'the headers are those of summaries, and the rows have none',
      };
      return;
    }
    const sideBySide: Columns = [
      { arrangement: pair.own, heading: pair.ownHeading },
      { arrangement: pair.other, heading: pair.otherHeading },
    ];
    yield* [{ value: sideBySide, cost: 0, evidence: 'two currencies side by side' }, plain];
  };
}

/** How many dated rows are under headers, below a first line of numbers that may be a summary's. */
function rowsBelowSummaries({ tables }: Arrangement): number {
  const headed = tables.filter(({ headings }) => headings.length > 0);
  return headed.flatMap(({ lines }) => {
    const from = firstRowBelowSummary(lines);
    return from < 0 ? [] : lines.slice(from).filter(isDated);
  }).length;
}

/** The parts of the document as accounts, or the whole as one. */
function divisionChoice(
  { lines, titles }: DocumentText,
  { partsIn, partsAboveBalancesIn, titlesIn, read }: StatementReader,
): StatementChoice<'division'> {
  return ({ columns, accountType, numbers }) => {
    const one: Option<Division> = {
      value: { kind: 'one account', segments: [] },
      cost: 0,
      evidence: 'one account',
    };
    if (columns === undefined || accountType === undefined || numbers === undefined || columns.length > 1)
      return [one];
    const [{ arrangement }] = columns;
    const segments = segmentsOf(titlesIn(arrangement), lines.length);
    const hasBothEnds = () =>
      read({ columns, accountType, numbers, division: one.value }).accounts.some(
        ({ reconciliation: { opening, closing } }) => opening !== null && closing !== null,
      );
    const titled: Division[] =
      segments.length < 2 ? [] : [{ kind: 'titled accounts', segments, hasBothEnds: hasBothEnds() }];
    const begun = partsIn(arrangement, accountType).length;
    const areOfCurrencies = begun === new Set(titles.map(({ currency }) => currency)).size;
    const closed = partsAboveBalancesIn(arrangement, accountType).length;
    return [
      one,
      ...titled.flatMap((value) => several(value, segments.length, 'have a title of their own')),
      ...several({ kind: 'several accounts', segments: [], areOfCurrencies }, begun, 'begin again'),
      ...several({ kind: 'accounts above balances', segments: [] }, closed, 'each end with both balances'),
    ];
  };
}

function several(value: Division, count: number, evidence: string): Option<Division>[] {
  return count < 2 ? [] : [{ value, cost: 0, evidence: `${count} accounts ${evidence}` }];
}
