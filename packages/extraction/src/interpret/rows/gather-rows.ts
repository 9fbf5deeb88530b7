import { chunksOf } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import type { Arrangement, Table } from '../../roles/table.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import { countsPoints } from '../../vocabulary/label.ts';
import { says } from '../../vocabulary/says.ts';
import type { Anchor, FlowItem, SectionItem, TotalItem } from '../items/flow-item.ts';
import { assignText } from './assign-text.ts';
import { groupDates } from './group-dates.ts';
import type { Entry } from './row.ts';
import { rowOf } from './row-of.ts';

/** Joins text above or below its amount to each transaction, and drops the rest of the text. */
export function gatherRows(flow: readonly FlowItem[], arrangement: Arrangement, isCard: boolean): Entry[] {
  const texts = assignText(isCard ? withoutHolders(flow) : flow, arrangement.rulings);
  const dates = groupDates(flow);
  const entries: Entry[] = [];
  let section: SectionItem | null = null;
  let table: Table | null = null;
  /** The first row under the section. */
  let first: Anchor | null = null;
  let totalsBefore = 0;
  let text: FlowItem | null = null;
  let isClosed = false;
  for (const item of flow) {
    if (item.kind === 'text') {
      text = item;
      continue;
    }
    if (item.kind === 'total') totalsBefore++;
    if (item.kind === 'section') [section, first] = [item, null];
    if (section !== null && countsOnlyPoints(section) && isHeadedBelow(item, section, arrangement))
      section = null;
    if (section?.role === 'ignored' && isOfOther(item, section, isClosed)) continue;
    isClosed ||= isClosing(item);
    if (item.kind !== 'anchor') {
      entries.push(item.kind === 'total' && section?.role === 'ignored' ? withoutSide(item) : item);
      continue;
    }
    const { anchor } = item;
    if (anchor.table !== table && section !== null) {
      const isOver = isFarAbove(section, anchor) || (hasRows(section, table) && headsNext(text, anchor));
      if (isOver) section = null;
    }
    // Rows below a closing balance, under a title of their own, are those of another account.
    if (section?.role !== 'ignored') isClosed = false;
    text = null;
    table = anchor.table;
    first ??= anchor;
    const row = rowOf(withGroupDate(anchor, dates.get(anchor)), texts.get(anchor) ?? [], {
      section:
        section?.role === 'neutral' || section === null
          ? (listOfChecks(anchor) ?? listOfHoldings(anchor) ?? section)
          : (listOfOtherChecks(anchor, section, first) ?? section),
      totalsBefore,
      tableIndex: arrangement.tables.indexOf(anchor.table),
      isCard,
    });
    entries.push({ kind: 'row', row });
  }
  return markTails(entries);
}

/** Whether a balance under an unrelated title is not the account's: next to a date, below the table's closing balance, or of points. */
function isOfOther(item: FlowItem, section: SectionItem, isClosed: boolean): boolean {
  return isCheckpoint(item) || (item.kind === 'balance' && (isClosed || countsOnlyPoints(section)));
}

function countsOnlyPoints({ body }: SectionItem): boolean {
  return chunksOf(body.line).every(({ text }) => countsPoints(text));
}

/** Whether a balance is in a table that has its headers below a title: that is of a box next to the table, read before it. */
function isHeadedBelow(item: FlowItem, section: SectionItem, { tables }: Arrangement): boolean {
  if (item.kind !== 'balance' || !item.isInTable) return false;
  const table = tables.find(({ lines }) => lines.includes(item.body));
  return table !== undefined && table.headings.length > 0 && table.headingPosition > section.body.position;
}

/** Drops the few lines that name a card and its holder above the rows made with it. */
function withoutHolders(flow: readonly FlowItem[]): FlowItem[] {
  const named = new Set(
    flow.filter((item) => item.kind === 'text' && namesHolder(textOf(item.body.line.words))),
  );
  const rows = flow.filter(({ kind }) => kind === 'anchor').length;
  return named.size * MOST_HOLDERS > rows ? flow.slice() : flow.filter((item) => !named.has(item));
}

/** Most holder names: with more, each row shows its own card. */
const MOST_HOLDERS = 2;

/** Whether a text contains a mostly masked card number and a name. */
function namesHolder(text: string): boolean {
  return CARD_NUMBER.test(text) && /\p{L}{3}/u.test(text.replace(CARD_NUMBER, ''));
}

const CARD_NUMBER = /(?<![\d*xX•])(?=[\d -]*[*xX•]{3})([\d*xX•]{4,6}[ -]?){2,3}[\d*xX•]{3,5}(?![\d*xX•])/;

/** The closing balance of a table. Under an unrelated title below, such as interest to come, no other balance is the account's. */
function isClosing(item: FlowItem): boolean {
  return item.kind === 'balance' && item.role === 'closing' && item.isInTable;
}

/** A balance next to a date. Under an unrelated title, such as payment plans, it is not the account's. */
function isCheckpoint(item: FlowItem): boolean {
  return item.kind === 'balance' && item.role === 'checkpoint';
}

/** A table with check numbers, dates and amounts, whatever its title: its headers say that its rows are money out. */
function listOfChecks({ table, body }: Anchor): SectionItem | null {
  const heading = table.headings.find(({ role, text }) => role === 'reference' && says('cheque', text));
  if (
    heading === undefined ||
    table.headings.some(({ role }) => role === 'description' || role === 'balance')
  )
    return null;
  return { kind: 'section', role: 'out', title: heading.text, body };
}

/** A list of checks without a title of its own, below the rows of deposits, which are no such list. */
function listOfOtherChecks(anchor: Anchor, { role }: SectionItem, first: Anchor): SectionItem | null {
  const isBelow = role === 'in' && anchor.table !== first.table && listOfChecks(first) === null;
  return isBelow ? listOfChecks(anchor) : null;
}

/** A table that says when each of its lines falls due, whatever its title: it lists deposits or bonds that are held. */
function listOfHoldings({ table, body }: Anchor): SectionItem | null {
  const heading = table.headings.find(({ text }) => says('maturityHeading', text));
  return heading === undefined ? null : { kind: 'section', role: 'ignored', title: heading.text, body };
}

/** Drops the direction of a total under an unrelated title, such as account closings, which is in a debit or credit column by chance. */
function withoutSide(total: TotalItem): TotalItem {
  const [first, ...others] = total.amounts;
  if (first === undefined || others.length > 0 || total.side !== 'both') return total;
  return { ...total, amounts: [{ ...first, role: null }] };
}

/** How many lines above the headers of a table a title of its rows may be. */
const NEAR_LINES = 5;

function isFarAbove(section: SectionItem, { table, body }: Anchor): boolean {
  return table.headingPosition - section.body.position > NEAR_LINES && body.position > table.headingPosition;
}

/** Whether rows of that table are under the title. */
function hasRows(section: SectionItem, table: Table | null): boolean {
  return (
    table?.lines.some(
      ({ position, tokens }) =>
        position > section.body.position && tokens.some(({ kind }) => kind === 'amount'),
    ) === true
  );
}

/** Whether a text line is right above the headers of the table: a title of its own, whatever it says. */
function headsNext(text: FlowItem | null, { table }: Anchor): boolean {
  return text?.kind === 'text' && text.table !== table && text.body.position === table.headingPosition - 1;
}

function withGroupDate(anchor: Anchor, date: PrintedDate | undefined): Anchor {
  return anchor.date !== null || date === undefined ? anchor : { ...anchor, date, isUndated: false };
}

/** Groups rows after the last balance in their table, and after everything that closes: they may be pending, or in an annex. */
function markTails(entries: readonly Entry[]): Entry[] {
  const closed = closedAt(entries);
  const lastBalance = new Map<Table, number>();
  entries.forEach((entry, index) => {
    if (entry.kind === 'row' && entry.row.anchor.balance !== null)
      lastBalance.set(entry.row.anchor.table, index);
  });
  return entries.map((entry, index) => {
    if (entry.kind !== 'row') return entry;
    const last = index > closed ? closed : lastBalance.get(entry.row.anchor.table);
    return last === undefined || index < last || entry.row.anchor.balance !== null
      ? entry
      : { kind: 'row', row: { ...entry.row, group: `${entry.row.group}|tail` } };
  });
}

/** Where the last closing balance after rows is; past the end if there is none, or another balance follows it. */
function closedAt(entries: readonly Entry[]): number {
  const first = entries.findIndex((entry) => entry.kind === 'row');
  const last = entries.findLastIndex((entry) => entry.kind === 'balance' && entry.role !== 'checkpoint');
  const item = entries[last];
  const isClosing = item?.kind === 'balance' && item.role === 'closing' && item.isInTable;
  return first >= 0 && last > first && isClosing ? last : entries.length;
}
