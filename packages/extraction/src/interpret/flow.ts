import { type Cells, cellsOf, standsApart } from '../arrange/cells.ts';
import { type Chunk, chunksOf } from '../arrange/chunk.ts';
import type { Column } from '../arrange/column.ts';
import { dayLine } from '../arrange/day-line.ts';
import { roleOf } from '../arrange/heading.ts';
import { textOf } from '../arrange/line.ts';
import type { Arrangement, BodyLine, Table } from '../arrange/table.ts';
import type { AmountToken, Token } from '../arrange/token.ts';
import type { Amount } from '../values/amount.ts';
import type { PrintedDate } from '../values/printed-date.ts';
import { CARD_PHRASES, HEADINGS, INDICATORS } from '../words/index.ts';
import { balanceLabel, countsPoints, sectionTitle, totalLabel } from '../words/label.ts';
import type { BalanceRole, SectionRole } from '../words/locale.ts';
import { isUnspaced, normalise } from '../words/normalise.ts';
import { exactPhrase, phrasesIn } from '../words/phrase-table.ts';
import { withDaySums } from './day-sums.ts';
import { foreignSublinesAsText } from './foreign-sublines.ts';

/** A line that moves money, before sign and year are settled. */
export type Anchor = {
  readonly body: BodyLine;
  readonly table: Table;
  readonly cells: Cells;
  readonly side: 'in' | 'out' | 'amount';
  readonly amount: Amount;
  readonly balance: Amount | null;
  readonly date: PrintedDate | null;
  readonly postDate: PrintedDate | null;
  /** True where the line prints no date of its own. */
  readonly isUndated: boolean;
  /** Direction printed in a column of its own. */
  readonly indicator: 'in' | 'out' | null;
};

/** What the document says, in reading order. */
export type FlowItem =
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
  | {
      readonly kind: 'text';
      readonly body: BodyLine;
      readonly table: Table;
      readonly date: PrintedDate | null;
      readonly cells: Cells;
    }
  | {
      readonly kind: 'balance';
      readonly role: BalanceRole | 'checkpoint';
      readonly amount: Amount;
      readonly column: Column['role'] | null;
      readonly body: BodyLine;
      readonly isInTable: boolean;
      readonly date: PrintedDate | null;
    }
  | {
      readonly kind: 'total';
      readonly side: 'in' | 'out' | 'both';
      readonly amounts: readonly { readonly amount: Amount; readonly role: Column['role'] | null }[];
      readonly body: BodyLine;
    }
  | {
      readonly kind: 'section';
      readonly role: SectionRole;
      readonly title: string;
      readonly body: BodyLine;
      /** The day of the rows under it, where it prints one. */
      readonly date?: PrintedDate | null;
    }
  | { readonly kind: 'daily'; readonly date: PrintedDate; readonly amount: Amount; readonly body: BodyLine };

/** Reads every line of every table for what it says. */
export function flowOf(arrangement: Arrangement): FlowItem[] {
  return withDaySums(foreignSublinesAsText(arrangement.tables.flatMap(itemsOfTable)));
}

function itemsOfTable(table: Table): FlowItem[] {
  if (table.isMargin) return table.lines.flatMap((body, index) => marginItems(table, body, index));
  const namesOpening = table.headings.some((heading) => balanceLabel(heading.text) === 'opening');
  const isBox = isCardBox(table);
  const items = table.lines.flatMap((body, index) => {
    const isSummary = namesOpening || (isBox && index < MOST_BOX_LINES);
    const summary = isSummary ? summaryItems(table, body) : [];
    return summary.length > 0 ? summary : itemsOf(table, body, index);
  });
  return items.map((item) =>
    item.kind === 'section' && isKindOfRow(item, items) ? textItem(table, item.body) : item,
  );
}

/** As often as this, and each time right under an amount, what reads like a title is the kind of movement: "Credits" under each payer. */
const OFTEN = 2;

function isKindOfRow(item: SectionItem, items: readonly FlowItem[]): boolean {
  const alike = items.flatMap((other, index) =>
    other.kind === 'section' && other.title === item.title ? [index] : [],
  );
  return alike.length >= OFTEN && alike.every((index) => isTightUnderAmount(items[index], items[index - 1]));
}

function isTightUnderAmount(item: FlowItem | undefined, above: FlowItem | undefined): boolean {
  if (item?.kind !== 'section' || above?.kind !== 'anchor') return false;
  const [{ line }, own] = [above.anchor.body, item.body.line];
  const isTight = own.page === line.page && own.top - line.bottom < (line.bottom - line.top) * 0.5;
  return isTight && own.words.every(({ isBold }) => !isBold);
}

type SectionItem = Extract<FlowItem, { kind: 'section' }>;

function textItem(table: Table, body: BodyLine): FlowItem {
  const cells = cellsOf(table, body);
  return { kind: 'text', body, table, date: cells.date?.date ?? null, cells };
}

/** Only balances and sums: neither text nor titles beside a table are about its rows. */
function marginItems(table: Table, body: BodyLine, index: number): FlowItem[] {
  return labelledAmounts(table, body, index, cellsOf(table, body)).filter(
    ({ kind }) => kind === 'balance' || kind === 'total',
  );
}

function itemsOf(table: Table, body: BodyLine, index: number): FlowItem[] {
  const cells = cellsOf(table, body);
  const movements = cells.amounts.filter(
    ({ column }) => column.role === 'in' || column.role === 'out' || column.role === 'amount',
  );
  const balance = cells.amounts.find(({ column }) => column.role === 'balance') ?? null;
  const hasAmounts = body.tokens.some((token) => token.kind === 'amount');
  const text = textOfTokens(body, cells.text);
  if (cells.date === null && (mayBeSummary(table, body, cells) || isPairs(body))) {
    const labelled = labelledAmounts(table, body, index, cells);
    if (labelled.some((item) => item.kind === 'balance')) return labelled;
  }
  if (!hasAmounts) {
    const role =
      cells.date === null ? (titleOf(body) ?? (standsAsTitle(table, body, index) ? 'neutral' : null)) : null;
    if (role !== null) return [{ kind: 'section', role, title: textOf(body.line.words), body }];
    return [
      {
        kind: 'text',
        body,
        table,
        date: cells.date?.date ?? (table.hasDayLines ? dayLine(body) : null),
        cells,
      },
    ];
  }
  const near =
    cells.date === null || cells.amounts.length > 1 ? balanceLabel(wordsBefore(body, cells)) : null;
  const isPaid = cells.date !== null && balance === null && SETTLED.test(normalise(text));
  const label = isPaid
    ? null
    : (balanceLabel(text) ?? near ?? (isBareBalance(text) && cells.amounts.length > 0 ? 'checkpoint' : null));
  if (label !== null && balance === null && fillsBothSides(movements)) {
    return [
      {
        kind: 'total',
        side: 'both',
        amounts: movements.map(({ token, column }) => ({ amount: token.amount, role: column.role })),
        body,
      },
    ];
  }
  if (label !== null && (movements.length > 0 || balance !== null)) {
    const cell = balance ?? movements[0];
    if (cell !== undefined) {
      return [
        {
          kind: 'balance',
          role: label,
          amount: cell.token.amount,
          column: cell.column.role === 'out' && !standsApart(body, cell.token) ? null : cell.column.role,
          body,
          isInTable: true,
          date: cells.date?.date ?? dateIn(body),
        },
      ];
    }
  }
  const total = cells.date === null ? (totalLabel(text) ?? totalLabel(wordsBefore(body, cells))) : null;
  if (total !== null && cells.amounts.length > 0) {
    return [
      ...sectionBeside(body),

      {
        kind: 'total',
        side: total,
        amounts: cells.amounts.map(({ token, column }) => ({ amount: token.amount, role: column.role })),
        body,
      },
    ];
  }
  const titles = movements.length > 0 && cells.date === null ? sectionBeside(body) : [];
  if (titles.length > 0) return titles;
  if (cells.date === null && countsPoints(text)) return [{ kind: 'text', body, table, date: null, cells }];
  if (movements.length > 0) return anchorOf(table, body, cells, movements, balance?.token.amount ?? null);
  if (balance !== null && table.columns.every((column) => column.role === 'balance') && cells.date !== null) {
    return [{ kind: 'daily', date: cells.date.date, amount: balance.token.amount, body }];
  }
  if (
    balance !== null &&
    table.columns.some((column) => column.role !== 'balance' && column.role !== 'foreign') &&
    (text === '' || cells.date !== null)
  ) {
    return [
      {
        kind: 'balance',
        role: 'checkpoint',
        amount: balance.token.amount,
        column: 'balance',
        body,
        isInTable: true,
        date: cells.date?.date ?? null,
      },
    ];
  }
  return labelledAmounts(table, body, index, cells);
}

/** What a dated row says that pays a balance off: it names the balance, and moves money. */
const SETTLED =
  /\b(paid|payment|pymt|geincasseerd|geind|betaling|betaald|eingezogen|abbuchung|lastschrift|paiement|preleve|prelevement|pago|pagamento|addebito|betalt|betalning|inbetalning|innbetaling|splata)\b/;

/** The day a label names: "Balance on 1 March 2025". */
function dateIn(body: BodyLine): PrintedDate | null {
  return body.tokens.find((token) => token.kind === 'date')?.date ?? null;
}

/** A line of figures alone, or one outside all tables that have headings: what is printed beside or over its figures says what they are. */
function mayBeSummary(table: Table, body: BodyLine, cells: Cells): boolean {
  const figures = body.tokens.filter((token) => token.kind === 'amount').length;
  return table.headings.length === 0
    ? figures > 0
    : figures > 1 && cells.text.every(({ kind }) => kind === 'amount');
}

/** Labels and figures in turn: "Opening balance 120.00 Total debits 80.00". */
function isPairs(body: BodyLine): boolean {
  const figures = body.tokens.filter(
    (token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain,
  );
  const labels = figures.map((token) => chunkBefore(body, token.left));
  return (
    figures.length > 1 &&
    new Set(labels).size === figures.length &&
    labels.every((label) => meaningfulLabel([label]) !== null)
  );
}

/** A label with a figure both in the column of money out and in that of money in sums them up: it is no balance. */
function fillsBothSides(movements: Cells['amounts']): boolean {
  const filled = movements.filter(({ token }) => token.amount.minor !== 0).map(({ column }) => column.role);
  return filled.includes('out') && filled.includes('in');
}

/** "Balance", and nothing else: what stands beside it is the balance of that day. */
function isBareBalance(text: string): boolean {
  if (text === '' || text.split(' ').length > 4) return false;
  return isUnspaced(text) ? roleOf(text) === 'balance' : exactPhrase(HEADINGS, text) === 'balance';
}

/** The phrase that stands right before the first amount in a column. */
function wordsBefore(body: BodyLine, cells: Cells): string {
  const first = cells.amounts[0]?.token;
  return first === undefined ? '' : chunkBefore(body, first.left);
}

/** The phrase that ends last before `left`. */
function chunkBefore(body: BodyLine, left: number): string {
  const phrases = chunksOf(body.line, 1.2).filter((item) => /[\p{L}%]/u.test(item.text));
  return phrases.findLast((item) => item.right <= left + 1)?.text ?? '';
}

/** A title that shares its line with the sum of its part: "Checks … 233 checks totaling 151,967.43". */
function sectionBeside(body: BodyLine): FlowItem[] {
  const chunks = chunksOf(body.line, 1.6);
  const [title, second] = [chunks[0], chunks[1]];
  if (title === undefined || second === undefined || !/\p{L}{3}/u.test(second.text)) return [];
  const role = sectionTitle(title.text);
  return role === 'in' || role === 'out' ? [{ kind: 'section', role, title: title.text, body }] : [];
}

/** Balances and sums that stand under their labels, in a table whose headings name an opening balance. */
function summaryItems(table: Table, body: BodyLine): FlowItem[] {
  return body.tokens.flatMap((token): FlowItem[] => {
    if (token.kind !== 'amount' || !token.amount.isCertain) return [];
    const heading = nearestHeading(table, token);
    const role = heading === null ? null : balanceLabel(heading);
    if (role !== null)
      return [
        { kind: 'balance', role, amount: token.amount, column: null, body, isInTable: false, date: null },
      ];
    const side = heading === null ? null : totalLabel(heading);
    return side === null
      ? []
      : [{ kind: 'total', side, amounts: [{ amount: token.amount, role: null }], body }];
  });
}

const MOST_BOX_LINES = 3;

/** Whether the headings are the labels of a box about a card: its limit, its minimum payment, what is owed. */
function isCardBox({ headings }: Table): boolean {
  return (
    headings.every(({ role }) => role !== 'description') &&
    headings.some(({ text }) => phrasesIn(CARD_PHRASES, text).length > 0) &&
    headings.some(({ text }) => balanceLabel(text) === 'closing')
  );
}

function nearestHeading(table: Table, token: AmountToken): string | null {
  let best: string | null = null;
  let bestGap = 12;
  for (const heading of table.headings) {
    const gap = Math.max(heading.left - token.right, token.left - heading.right, 0);
    if (gap < bestGap) {
      best = heading.text;
      bestGap = gap;
    }
  }
  return best;
}

function anchorOf(
  table: Table,
  body: BodyLine,
  cells: Cells,
  movements: Cells['amounts'],
  balance: Amount | null,
): FlowItem[] {
  const moving = movements.filter(({ token }) => token.amount.minor !== 0);
  const cell = moving[0] ?? movements[0];
  if (cell === undefined) return [];
  const role = cell.column.role;
  const anchor: Anchor = {
    body,
    table,
    cells,
    side: role === 'in' || role === 'out' ? role : 'amount',
    amount: cell.token.amount,
    balance,
    date: cells.date?.date ?? null,
    postDate: cells.postDate?.date ?? null,
    isUndated: cells.date === null,
    indicator: indicatorOf(table, body, cells),
  };
  return [{ kind: 'anchor', anchor }];
}

/** The direction word under a heading for it. */
function indicatorOf(table: Table, body: BodyLine, cells: Cells): 'in' | 'out' | null {
  const heading = table.headings.find((item) => item.role === 'indicator');
  if (heading === undefined) return null;
  for (const token of cells.text) {
    if (token.right < heading.left - 6 || token.left > heading.right + 6) continue;
    const side = INDICATORS.get(normalise(textOfTokens(body, [token])));
    if (side !== undefined) return side;
  }
  return null;
}

/** A short line all in bold with room above it: a title, whatever it says, parts the rows into groups. */
function standsAsTitle(table: Table, body: BodyLine, index: number): boolean {
  const { words } = body.line;
  if (
    words.length > 6 ||
    table.headings.length === 0 ||
    words.some((word) => !word.isBold || /\d/.test(word.text)) ||
    roleOf(textOf(words)) !== null
  )
    return false;
  const above = table.lines[index - 1];
  const height = body.line.bottom - body.line.top;
  return (
    above === undefined ||
    above.line.page !== body.line.page ||
    body.line.top - above.line.bottom > height * 0.6
  );
}

function titleOf(body: BodyLine): SectionRole | null {
  if (body.line.words.length > 12) return null;
  const whole = sectionTitle(textOf(body.line.words));
  if (whole !== null) return whole;
  const first = chunksOf(body.line, 1.6)[0];
  return first === undefined ? null : sectionTitle(first.text);
}

/** Amounts outside the columns, each with its label: the words before it, or those printed above or below it. */
function labelledAmounts(table: Table, body: BodyLine, index: number, cells: Cells): FlowItem[] {
  const items: FlowItem[] = [];
  const isGrid = standsUnderLabels(table, index);
  let from = 0;
  for (const token of body.tokens) {
    if (token.kind !== 'amount' || !token.amount.isCertain) continue;
    const before = body.tokens.filter(
      (other) => other.from >= from && other.to <= token.from && other.kind !== 'mark',
    );
    const label = meaningfulLabel(
      isGrid
        ? [labelAbove(table, index, token)]
        : [
            ...labelsBefore(body, token, before),
            labelAbove(table, index, token),
            labelBelow(table, index, token),
            labelBehind(body, token),
          ],
    );
    from = token.to;
    if (label === null) continue;
    const role = balanceLabel(label);
    const date =
      before.find((other): other is Extract<Token, { kind: 'date' }> => other.kind === 'date')?.date ?? null;
    if (role !== null)
      items.push({ kind: 'balance', role, amount: token.amount, column: null, body, isInTable: false, date });
    else {
      const side = totalLabel(label) ?? 'both';
      items.push({ kind: 'total', side, amounts: [{ amount: token.amount, role: null }], body });
    }
  }
  if (items.length > 0) return items[0]?.kind === 'total' ? [...sectionBeside(body), ...items] : items;
  const titles = cells.date === null ? sectionBeside(body) : [];
  return titles.length > 0 ? titles : [{ kind: 'text', body, table, date: cells.date?.date ?? null, cells }];
}

/** The first text that names a balance or a sum. */
function meaningfulLabel(labels: readonly string[]): string | null {
  return labels.find((label) => balanceLabel(label) !== null || totalLabel(label) !== null) ?? null;
}

/** All words between the figure before and this one, then only the phrase right before it: a box may stand beside other text. */
function labelsBefore(body: BodyLine, token: AmountToken, before: readonly Token[]): string[] {
  const words = before.filter((other) => other.kind === 'text' || other.kind === 'amount');
  const whole = textOfTokens(body, words);
  const near = chunkBefore(body, token.left);
  return near === '' || words.length === 0 ? [whole] : [whole, near];
}

/** The phrase right behind the only figure of a line that begins with it: "$120.00 Total deposits". */
function labelBehind(body: BodyLine, token: AmountToken): string {
  const [first, ...rest] = body.tokens;
  if (first !== token || rest.some(({ kind }) => kind !== 'text')) return '';
  return textOfTokens(body, rest);
}

/** Whether the figures of a line stand under a row of labels, at least two of which name balances or sums. */
function standsUnderLabels(table: Table, index: number): boolean {
  const body = table.lines[index];
  if (body === undefined || body.tokens.filter((token) => token.kind === 'amount').length < 2) return false;
  for (let up = 1; up <= 3; up++) {
    const above = table.lines[index - up];
    if (above === undefined || above.line.page !== body.line.page) return false;
    if (above.tokens.some((other) => other.kind === 'amount' && other.amount.isCertain)) continue;
    const named = chunksOf(above.line).filter(({ text }) => meaningfulLabel([text]) !== null);
    if (named.length > 1) return true;
  }
  return false;
}

/** The label that stands above an amount, up to three lines up. */
function labelAbove(table: Table, index: number, token: AmountToken): string {
  for (let up = 1; up <= 3; up++) {
    const above = table.lines[index - up];
    if (above === undefined || above.line.page !== table.lines[index]?.line.page) return '';
    if (above.tokens.some((other) => other.kind === 'amount' && other.amount.isCertain)) return '';
    const chunk = chunkOver(above, token);
    if (chunk !== undefined && !/^[\d.,\s$€£-]+$/.test(chunk.text)) {
      const higher = table.lines[index - up - 1];
      const first = higher === undefined ? undefined : chunkOver(higher, chunk);
      const joined = first === undefined ? chunk.text : `${first.text} ${chunk.text}`;
      return balanceLabel(chunk.text) === null && balanceLabel(joined) !== null ? joined : chunk.text;
    }
  }
  return '';
}

/** The label that stands right below an amount on a line of nothing but amounts: figures in big type over what they are. */
function labelBelow(table: Table, index: number, token: AmountToken): string {
  const [body, below] = [table.lines[index], table.lines[index + 1]];
  if (body === undefined || below === undefined || below.line.page !== body.line.page) return '';
  if (body.tokens.some((other) => other.kind === 'text' || other.kind === 'date')) return '';
  if (below.tokens.some((other) => other.kind === 'amount' && other.amount.isCertain)) return '';
  return chunkOver(below, token)?.text ?? '';
}

function chunkOver(body: BodyLine, place: { left: number; right: number }): Chunk | undefined {
  return chunksOf(body.line).find(
    (item) => Math.min(item.right, place.right) - Math.max(item.left, place.left) > 0,
  );
}

/** The words of `tokens`, parted by spaces. */
export function textOfTokens(body: BodyLine, tokens: readonly Token[]): string {
  return tokens.map((token) => textOf(body.line.words.slice(token.from, token.to))).join(' ');
}
