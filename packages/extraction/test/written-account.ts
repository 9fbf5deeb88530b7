import type { Reconciliation } from '../src/checks/reconcile.ts';
import type { AccountReading } from '../src/interpret/account-reading.ts';
import type { BalanceItem } from '../src/interpret/items/flow-item.ts';
import type { Entry, Row } from '../src/interpret/rows/row.ts';
import { type SignReading, signedAmounts } from '../src/interpret/sign.ts';
import { lineOf } from '../src/lines/line.ts';
import type { Word } from '../src/read/page.ts';
import { cellsOf } from '../src/roles/cells.ts';
import { learnColumns } from '../src/roles/column.ts';
import type { Table } from '../src/roles/table.ts';
import type { BodyLine } from '../src/tables/body-line.ts';
import type { Heading } from '../src/tables/heading.ts';
import { tokensOf } from '../src/tables/token.ts';
import type { Amount, AmountMark } from '../src/values/amount.ts';
import type { NumberStyle } from '../src/values/number-style.ts';
import type { PrintedDate } from '../src/values/printed-date.ts';

// Accounts written as people see them, a line of text for each line of the page. The stages before the checks make of it what they make
// of any page, so that a test says what is printed and not how it is kept.

/** Points a letter is wide and high. */
const [LETTER, HEIGHT] = [6, 10];

const STYLE: NumberStyle = { decimalMark: '.', decimals: 2 };

type Written = {
  /** What each heading names, from the left; `null` where nobody knows it. */
  readonly roles?: readonly Heading['role'][];
  /** Headings, then lines; those of a second page behind "---". "word~0.9" was read from pixels with that much confidence. */
  readonly text: string;
  readonly style?: NumberStyle;
  /** Whether the first line is no heading. */
  readonly isBare?: boolean;
  readonly columns?: (columns: Table['columns']) => Table['columns'];
  /** Position of the first line in the document. */
  readonly from?: number;
};

/** A table from lines of text: the first names its columns, two blanks and more part the headings. */
export function tableOf({
  roles = [],
  text,
  style = STYLE,
  isBare = false,
  columns,
  from = 0,
}: Written): Table {
  const written = text.split('\n').filter((line) => line.trim() !== '');
  const [head = '', ...rest] = isBare ? ['', ...written] : written;
  const headings = headingsOf(head, roles);
  const lines: BodyLine[] = [];
  let page = 1;
  for (const line of rest) {
    if (line.trim() === '---') page++;
    else {
      const position = from + lines.length + 1;
      const own = lineOf(page, wordsOf(line, position));
      lines.push({ line: own, tokens: tokensOf(own, style), position });
    }
  }
  const learned = learnColumns(headings, lines);
  return {
    headings,
    headingPosition: headings.length > 0 ? from : -1,
    lines,
    columns: columns === undefined ? learned : columns(learned),
    headedPages: new Map(),
    isMargin: false,
    hasDayLines: false,
    hasDaysUnderHeadings: false,
    unheadedDays: [],
    leadingDay: 'date',
    labelledDays: [],
    labelledValueDays: new Set(),
  };
}

/** The words of a line where they stand; how surely they were read takes no room. */
function wordsOf(text: string, position: number): Word[] {
  let noted = 0;
  return [...text.matchAll(/([^\s~]+)(~[\d.]+)?/g)].map(
    ([, shown = '', note = '~1'], at, { [at]: match }) => {
      const left = ((match?.index ?? 0) - noted) * LETTER;
      if (match?.[2] !== undefined) noted += note.length;
      return {
        text: shown,
        left,
        right: left + shown.length * LETTER,
        top: position * HEIGHT * 2,
        bottom: position * HEIGHT * 2 + HEIGHT,
        fontSize: HEIGHT,
        isBold: false,
        confidence: Number(note.slice(1)),
      };
    },
  );
}

function headingsOf(text: string, roles: readonly Heading['role'][]): Heading[] {
  const words = wordsOf(text, 0);
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((match, index) => {
    const left = match.index * LETTER;
    const right = left + match[0].length * LETTER;
    const own = words.filter((word) => word.left >= left && word.right <= right);
    return { role: roles[index] ?? null, text: match[0], left, right, words: own };
  });
}

/** What a row is next to what its line says. */
export type RowWritten = Partial<Omit<Row, 'anchor' | 'section'>> & {
  readonly section?: readonly [role: NonNullable<Row['section']>['role'], part: string] | null;
  readonly side?: Row['anchor']['side'];
  readonly mark?: AmountMark;
  readonly indicator?: Row['anchor']['indicator'];
  readonly date?: PrintedDate | null;
  readonly postDate?: PrintedDate | null;
};

/** The lines of a table that move money as rows; `written` says more of those it names by their place. */
export function rowsOf(table: Table, written: Readonly<Record<number, RowWritten>> = {}): Row[] {
  const anchored = table.lines.flatMap((body) => {
    const cells = cellsOf(table, body);
    const moved = cells.amounts.find(({ column: { role } }) => role !== 'balance' && role !== 'foreign');
    return moved === undefined ? [] : [{ body, cells, moved }];
  });
  return anchored.map(({ body, cells, moved: { column, token } }, index): Row => {
    const { section, side, mark, indicator, date, postDate, ...rest } = written[index] ?? {};
    // The cell keeps the very amount of its row.
    const amount: Amount = mark === undefined ? token.amount : { ...token.amount, mark };
    const amounts = cells.amounts.map((cell) =>
      cell.token === token ? { ...cell, token: { ...token, amount } } : cell,
    );
    const role = column.role === 'in' || column.role === 'out' ? column.role : 'amount';
    const words = body.line.words.filter(({ text }) => /\p{L}/u.test(text));
    return {
      anchor: {
        body,
        table,
        cells: { ...cells, amounts },
        side: side ?? role,
        amount,
        balance: cells.amounts.find((cell) => cell.column.role === 'balance')?.token.amount ?? null,
        charged: 0,
        date: date !== undefined ? date : (cells.date?.date ?? null),
        postDate: postDate !== undefined ? postDate : (cells.postDate?.date ?? null),
        isUndated: cells.date === null,
        indicator: indicator ?? null,
      },
      description: words.map(({ text }) => text).join(' '),
      reference: null,
      page: body.line.page,
      box: [0, 0, 1, 1],
      section: section ? { role: section[0], title: section[1], part: section[1] } : null,
      group: '',
      ...rest,
    };
  });
}

const QUIET: Reconciliation = {
  opening: null,
  closing: null,
  ledger: null,
  difference: null,
  chain: { holds: 0, breaks: [], covered: 0, movements: 0, isNewestFirst: false, last: null, first: null },
  totals: null,
  isSoleSum: false,
  totalMisses: [],
  isOwed: false,
};

/** What checks found, nothing but what is named. */
export function checked(
  found: Partial<Omit<Reconciliation, 'chain'>> & { chain?: Partial<Reconciliation['chain']> } = {},
): Reconciliation {
  return { ...QUIET, ...found, chain: { ...QUIET.chain, ...found.chain } };
}

type ReadingWritten = {
  readonly amounts?: readonly number[];
  readonly balances?: readonly (number | null)[];
  readonly sign?: Partial<SignReading>;
  readonly found?: Parameters<typeof checked>[0];
  readonly turned?: readonly string[];
};

/** An account of some rows, their amounts signed as the reading takes signs where they are not named. */
export function readingOf(
  rows: readonly Row[],
  { amounts, balances = [], sign = {}, found = {}, turned = [] }: ReadingWritten = {},
): AccountReading {
  const taken = { isFlipped: false, usesSections: false, ...sign };
  return {
    sign: taken,
    excluded: [],
    turned,
    rows,
    amounts: amounts ?? signedAmounts(rows, taken),
    balances,
    areBalancesBelow: false,
    claims: {
      ...{ openings: [], closings: [], balancesAre: 'owed', betweenRows: [], opensAboveZero: false },
      ...{ summary: null, soleSums: [], leavesOutBalances: false },
      ...{ isPrinted: () => false, otherFigures: () => [] },
    },
    reconciliation: checked(found),
    fitness: 0,
    leftOut: [],
    stretch: { from: 0, to: 0 },
    hasRival: false,
    isUnfinished: false,
    zeroRows: 0,
  };
}

export function amountOf(minor: number, mark: AmountMark = 'none'): Amount {
  return { minor, mark, currency: null, isCertain: true };
}

/** A printed day, day before month; `year` is null where none is printed. */
export function printed(day: number, month: number, year: number | null = 2025): PrintedDate {
  return { first: day, second: month, year, order: 'day-month', isShort: false, wordCount: 1 };
}

/** A line without a table around it. */
export function lineAt(position: number, text: string, page = 1): BodyLine {
  const line = lineOf(page, wordsOf(text, position));
  return { line, tokens: tokensOf(line, STYLE), position };
}

/** A balance printed by itself. */
export function balanceAt(
  role: BalanceItem['role'],
  amount: Amount,
  own: Partial<BalanceItem> = {},
): BalanceItem {
  const body = lineAt(0, `${role} balance`);
  return {
    kind: 'balance',
    role,
    amount,
    column: null,
    body,
    isInTable: false,
    label: '',
    strength: 0,
    date: null,
    ...own,
  };
}

export function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.map((row) => ({ kind: 'row', row }));
}
