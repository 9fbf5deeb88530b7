import {
  type DocumentFields,
  type ElectronicInvoice,
  type Finding,
  type FindingParameters,
  type FindingPlace,
  raiseFinding,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import { isOneMark, isOneName } from './electronic/is-one.ts';
import type { JudgedInvoice } from './judged-invoice.ts';

type Judged = { readonly verdict: Verdict; readonly findings: readonly Finding[] };

/** Enough decimals for every amount of an invoice, so that "10" and "10.00" are equal. */
const DIGITS = 4;

/** Judges an invoice against the electronic invoice in the same file: proven if both agree, contradicted if a total differs. */
export function againstElectronic(
  judged: Judged,
  invoice: JudgedInvoice,
  electronic: ElectronicInvoice,
): Judged {
  const sums = sumFindings(invoice.fields, electronic);
  const others = [...markFindings(invoice.fields, electronic), ...lineFindings(invoice, electronic)];
  const findings = [...judged.findings, ...sums, ...others];
  if (sums.length > 0) return { verdict: 'contradicted', findings };
  return agreed({ verdict: judged.verdict, findings }, invoice, electronic);
}

/** Whether two amounts are equal; a credit note's XML has no minus where the page may print one. */
function isSame(printed: string, written: string | null, isCredit: boolean): boolean {
  const [a, b] = [toMinorUnits(printed, DIGITS), toMinorUnits(written ?? '', DIGITS)];
  return a !== null && b !== null && (a === b || (isCredit && a === -b));
}

function sumFindings(fields: DocumentFields, electronic: ElectronicInvoice): Finding[] {
  const checks = [
    ['subtotal', fields.subtotal, [electronic.taxBasis, electronic.lineTotal]],
    ['tax', fields.tax, [electronic.tax]],
    ['total', fields.total, [electronic.total]],
  ] as const;
  return checks.flatMap(([name, printed, all]) => {
    const written = all.filter((amount) => amount !== null);
    const isOk =
      printed === null ||
      written.length === 0 ||
      written.some((amount) => isSame(printed, amount, electronic.isCredit));
    return isOk ? [] : [differs(name, printed, written[0] ?? '')];
  });
}

function markFindings(fields: DocumentFields, electronic: ElectronicInvoice): Finding[] {
  const marks = [
    ['invoice number', fields.number, electronic.number],
    ['date', fields.date, electronic.date],
    ['due date', fields.dueDate, electronic.dueDate],
    ['currency', fields.currency, electronic.currency],
  ] as const;
  const parties = [
    ['vendor', fields.vendor, electronic.vendor],
    ['customer', fields.customer, electronic.customer],
  ] as const;
  return [
    ...marks.filter(([, printed, written]) => !isOneMark(printed, written)),
    ...parties.filter(
      ([, printed, written]) => printed !== null && written !== null && !isOneName(printed, written),
    ),
  ].map(([name, printed, written]) => differs(name, printed ?? '', written ?? ''));
}

/** Lines printed net are compared one by one; the XML has no others. */
function lineFindings(invoice: JudgedInvoice, electronic: ElectronicInvoice): Finding[] {
  const { lines } = electronic;
  if (lines.length === 0 || invoice.lines.length === 0 || !isNet(invoice, electronic)) return [];
  if (lines.length !== invoice.lines.length)
    return [differs('number of lines', String(invoice.lines.length), String(lines.length))];
  return invoice.lines.flatMap((line, row) => {
    const written = lines[row]?.amount ?? '';
    if (isSame(line.amount, written, electronic.isCredit)) return [];
    return [differs('amount of this line', line.amount, written, { page: line.source.page, row })];
  });
}

function isNet({ lines }: JudgedInvoice, electronic: ElectronicInvoice): boolean {
  const sum = lines.reduce((total, line) => total + (toMinorUnits(line.amount, DIGITS) ?? 0), 0);
  const gross = toMinorUnits(electronic.total, DIGITS);
  return electronic.taxBasis === electronic.total || Math.abs(sum) !== Math.abs(gross ?? 0);
}

type Differing = FindingParameters<'xml-differs'>['what'];

function differs(what: Differing, printed: string, written: string, place: FindingPlace = {}): Finding {
  return raiseFinding('xml-differs', { what, printed, written }, place);
}

/** What an electronic invoice without a contradiction proves: with its lines, the whole document; without, only its totals. */
function agreed(
  { verdict: before, findings }: Judged,
  invoice: JudgedInvoice,
  electronic: ElectronicInvoice,
): Judged {
  const { total } = invoice.fields;
  if (total === null) return { verdict: before, findings };
  const hasDoubt = findings.some(({ code, row }) => code === 'xml-differs' && row !== undefined);
  const multiplies = !findings.some(
    ({ code, parameters }) => code === 'figures-disagree' && parameters.reason === 'line-product',
  );
  const coversLines =
    electronic.lines.length > 0 &&
    electronic.lines.length === invoice.lines.length &&
    isNet(invoice, electronic) &&
    !hasDoubt;
  const agreement = raiseFinding('check-holds', { check: 'electronic-invoice', total, coversLines });
  const verdict = hasDoubt && before === 'proven' ? 'unproven' : before;
  return {
    verdict: coversLines && multiplies && verdict === 'unproven' ? 'proven' : verdict,
    findings: [...findings, agreement],
  };
}
