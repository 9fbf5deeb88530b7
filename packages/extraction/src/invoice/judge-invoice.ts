import {
  type Finding,
  type InvoiceEvidence,
  type InvoiceReading,
  type LineItem,
  type PrintedEvidence,
  parseDecimal,
  raiseFinding,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import { largest, smallest } from '../values/extremes.ts';
import { isAboutFile } from './about-file.ts';
import { againstElectronic } from './against-electronic.ts';
import { type Doubts, doubtsOf } from './doubts.ts';
import { type EnteredSums, withEnteredSums } from './entered-sums.ts';
import { invoiceFindings, invoiceVerdict } from './invoice-verdict.ts';
import { type Pricing, tiesOut } from './items/item-rows.ts';
import { judgeWritten } from './judge-written.ts';
import { asRead, type JudgedInvoice, type JudgedLine, SUMS } from './judged-invoice.ts';
import { type CheckedItem, type Checks, checkItems } from './reconcile.ts';
import type { Decimal } from './rows/decimal.ts';
import { fitsTaxRow } from './rows/tax-rows.ts';
import { scaledPrinted } from './scaled-printed.ts';

/** The judgement of an invoice or receipt: `row` is the index within its lines. */
export type InvoiceJudgement = { readonly verdict: Verdict; readonly findings: readonly Finding[] };

/** The one judge of invoices and receipts, as read and after every correction. All checks run and all findings are made again. */
export function judgeInvoice(evidence: InvoiceEvidence, invoice: JudgedInvoice): InvoiceJudgement {
  const { printed, electronic } = evidence;
  if (printed === undefined)
    return electronic === undefined ? UNJUDGED : judgeWritten(electronic, invoice, evidence.decimals);
  const judged = withDoubts(judgePrinted(evidence.decimals, printed, invoice), evidence.doubts);
  return electronic === undefined ? judged : againstElectronic(judged, invoice, electronic);
}

/** The judgement without any evidence. */
const UNJUDGED: InvoiceJudgement = { verdict: 'unproven', findings: [] };

/** A reading with the verdict and findings that follow from the evidence; those about the file stay. */
export function judgedReading(reading: InvoiceReading, evidence: InvoiceEvidence): InvoiceReading {
  const { verdict, findings } = judgeInvoice(evidence, asRead(reading));
  const ofFile = reading.findings.filter(isAboutFile);
  return { ...reading, evidence, verdict, findings: [...findings, ...ofFile] };
}

function withDoubts({ verdict, findings }: InvoiceJudgement, doubts: readonly Finding[]): InvoiceJudgement {
  const isHeld = verdict === 'proven' && doubts.length > 0;
  return { verdict: isHeld ? 'unproven' : verdict, findings: [...findings, ...doubts] };
}

function judgePrinted(
  readDecimals: number,
  readPrinted: PrintedEvidence,
  invoice: JudgedInvoice,
): InvoiceJudgement {
  const decimals = decimalsOf(readDecimals, invoice);
  const printed = scaledPrinted(readPrinted, 10 ** (decimals - readDecimals));
  const items = itemsOf(printed, invoice.lines, decimals);
  const sums = withEnteredSums(printed, enteredOf(invoice, decimals), belowAll(printed));
  const { origin, setAside } = printed;
  // An entered amount between the lines and the total replaces everything that was read there.
  const isReplaced = invoice.entered.some((name) => name === 'discount' || name === 'charges');
  const set = { items, origin, ...(setAside === undefined || isReplaced ? {} : { setAside }) };
  const checks = checkItems(set, sums.totals, sums.sums, decimals);
  const doubts = doubtsAsStanding(checks, { ...printed, sums: sums.sums }, sums.replaced, invoice);
  const credit =
    printed.isCreditNote && (checks.totals.total ?? 0) > 0 ? [raiseFinding('credit-unsigned', {})] : [];
  return {
    verdict: invoiceVerdict(checks, doubts),
    findings: [...invoiceFindings(checks, doubts, decimals), ...credit],
  };
}

/** The most decimals of any amount: more than printed if a person entered more. */
function decimalsOf(read: number, { lines, fields, entered }: JudgedInvoice): number {
  const texts = [
    ...lines
      .filter(({ changed, readAs }) => readAs === null || changed.length > 0)
      .map(({ amount }) => amount),
    ...entered.map((name) => fields[name] ?? null),
  ];
  return largest([read, ...texts.map((text) => (text === null ? 0 : (parseDecimal(text)?.digits ?? 0)))]);
}

function enteredOf({ fields, entered }: JudgedInvoice, decimals: number): EnteredSums {
  return Object.fromEntries(
    SUMS.filter((name) => entered.includes(name)).map((name) => {
      const text = fields[name] ?? null;
      return [name, text === null ? null : toMinorUnits(text, decimals)];
    }),
  );
}

function belowAll({ items, sums }: PrintedEvidence): number {
  return largest([0, ...items.map(({ position }) => position), ...sums.map(({ position }) => position)]) + 1;
}

/** The current line items; added ones are between the lines around them. */
function itemsOf(
  printed: PrintedEvidence,
  lines: readonly JudgedLine[],
  decimals: number,
): Checks['set']['items'] {
  let above = smallest([1, ...printed.items.map(({ position }) => position)]) - 1;
  return lines.map((line) => {
    const read = line.readAs === null ? undefined : printed.items[line.readAs];
    above = read?.position ?? above + 1 / (lines.length + 1);
    const { indent = 0, table = 0 } = read ?? printed.items[0] ?? {};
    const isEntered = read === undefined || line.changed.includes('amount');
    return {
      ...{ indent, table, position: above },
      amount: isEntered ? (toMinorUnits(line.amount, decimals) ?? Number.NaN) : read.amount,
      page: line.source.page,
      ties: tiesAsStanding(line, read, decimals),
      taxRate: decimalOf(line.taxRate ?? null),
      ...pricingOf(line, read),
      isAdjustment: read?.isAdjustment ?? false,
      ...(isEntered ? { isEntered } : {}),
    };
  });
}

const PRICED: readonly string[] = ['quantity', 'unitPrice', 'amount'];

function tiesAsStanding(
  line: JudgedLine,
  read: PrintedEvidence['items'][number] | undefined,
  decimals: number,
): boolean | null {
  if (read !== undefined && !line.changed.some((cell) => PRICED.includes(cell))) return read.ties;
  return tiesOut(pricingOf(line, read), toMinorUnits(line.amount, decimals) ?? Number.NaN, decimals);
}

/** What a line's amount is calculated from, in its current state. */
function pricingOf(line: JudgedLine, read: PrintedEvidence['items'][number] | undefined): Pricing {
  const { discount = null, perZeros = 0 } = read ?? {};
  return {
    ...{ quantity: decimalOf(line.quantity), unitPrice: decimalOf(line.unitPrice) },
    ...{ discount, perZeros },
  };
}

function decimalOf(text: LineItem['quantity']): Decimal | null {
  const parsed = text === null ? null : parseDecimal(text);
  return parsed === null ? null : { units: parsed.minor, scale: parsed.digits };
}

/** What the document prints that is not accounted for, after a person excluded, added and replaced lines. */
function doubtsAsStanding(
  checks: Checks,
  printed: Omit<PrintedEvidence, 'sums'> & { readonly sums: Parameters<typeof doubtsOf>[1]['sums'] },
  replaced: ReadonlyMap<number, number>,
  { lines, fields }: JudgedInvoice,
): Doubts {
  const standing = new Set(lines.map(({ readAs }) => readAs));
  const leftOut = new Set(
    printed.items.flatMap(({ position }, index) => (standing.has(index) ? [] : [position])),
  );
  const isAnyAdded = standing.has(null);
  const doubts = doubtsOf(checks, {
    ...printed,
    currency: fields.currency,
    others: printed.others.filter(({ position }) => !leftOut.has(position)),
    // The other columns of an added line are unknown.
    columns: isAnyAdded ? [] : printed.columns.map((column) => withoutCells(column, leftOut)),
    // An amount without a name may be the foot of one of those columns.
    loose: isAnyAdded ? [] : printed.loose?.filter(({ amount }) => !replaced.has(amount)),
    brokenTaxRows: printed.brokenTaxRows.filter((row) => !isMended(row, replaced)),
  });
  return { ...doubts, leftOut: withoutAdded(doubts.leftOut, checks.set.items, lines) };
}

function withoutCells(
  column: PrintedEvidence['columns'][number],
  leftOut: ReadonlySet<number>,
): PrintedEvidence['columns'][number] {
  const isOut = ({ position }: { readonly position: number }) => leftOut.has(position);
  return {
    ...column,
    cells: column.cells.filter((cell) => !isOut(cell)),
    others: [...column.others, ...column.cells.filter(isOut).map(({ amount }) => amount)],
  };
}

/** Whether the figures of a tax line fit with their replaced values. */
function isMended(
  row: PrintedEvidence['brokenTaxRows'][number],
  replaced: ReadonlyMap<number, number>,
): boolean {
  if (!row.amounts.some((amount) => replaced.has(amount))) return false;
  return fitsTaxRow({ ...row, amounts: row.amounts.map((amount) => replaced.get(amount) ?? amount) });
}

/** The excluded lines without those that an added line of the same amount accounts for. */
function withoutAdded(
  leftOut: readonly CheckedItem[],
  items: readonly CheckedItem[],
  lines: readonly JudgedLine[],
): CheckedItem[] {
  const added = items.filter((_, index) => lines[index]?.readAs === null).map(({ amount }) => amount);
  return leftOut.filter(({ amount }) => {
    const at = added.indexOf(amount);
    if (at >= 0) added.splice(at, 1);
    return at < 0;
  });
}
