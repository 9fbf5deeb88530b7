import {
  currencyDigits,
  type ElectronicInvoice,
  type Finding,
  formatDecimal,
  raiseFinding,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import type { JudgedInvoice, JudgedLine, SumName } from './judged-invoice.ts';

/** Enough decimals for every amount of an invoice. */
const DIGITS = 4;

/** Judges an electronic invoice in a file of its own: proven if its lines, allowances, charges and taxes add up to its total, to the cent. */
export function judgeWritten(
  written: ElectronicInvoice,
  invoice: JudgedInvoice,
  digits = currencyDigits(written.currency),
): { readonly verdict: Verdict; readonly findings: readonly Finding[] } {
  const { fields } = invoice;
  const unsigned = written.isCredit && !(fields.total ?? '').startsWith('-');
  const { verdict, findings } = checked(written, invoice, digits);
  return { verdict, findings: [...(unsigned ? [raiseFinding('credit-unsigned', {})] : []), ...findings] };
}

function checked(
  written: ElectronicInvoice,
  invoice: JudgedInvoice,
  digits: number,
): { readonly verdict: Verdict; readonly findings: Finding[] } {
  const shown = (value: number) => formatDecimal(Math.round(value / 10 ** (DIGITS - digits)), digits);
  const { sum, lineTotal, basis, subtotal, tax, total } = amountsOf(written, invoice);
  const findings: Finding[] = [];
  if (invoice.lines.length > 0 && sum !== lineTotal)
    findings.push(
      raiseFinding('sum-break', {
        of: 'lines',
        printed: shown(lineTotal),
        calculated: shown(sum),
        difference: shown(Math.abs(lineTotal - sum)),
      }),
    );
  if (basis !== subtotal || subtotal + tax !== total)
    findings.push(
      raiseFinding('sum-break', {
        of: 'document',
        ...{ subtotal: shown(basis), tax: shown(tax), printed: shown(total) },
      }),
    );
  if (findings.length > 0) return { verdict: 'contradicted', findings };
  if (invoice.lines.length === 0)
    return { verdict: 'unproven', findings: [raiseFinding('not-found', { missing: 'lines' })] };
  return { verdict: 'proven', findings: [raiseFinding('check-holds', { check: 'lines', sum: shown(sum) })] };
}

/** The amounts as written, or as a person replaced them. Ten-thousandths. */
function amountsOf(written: ElectronicInvoice, { lines, fields, entered }: JudgedInvoice) {
  const minor = (text: string | null) => toMinorUnits(text ?? '0', DIGITS) ?? Number.NaN;
  const amountOf = (name: SumName, own: string | null) =>
    entered.includes(name) ? (fields[name] ?? null) : own;
  const sum = lines.reduce((whole, line) => whole + minor(lineAmount(written, line)), 0);
  const taxBasis = amountOf('subtotal', written.taxBasis);
  // Without allowances and charges, the sum of the lines is the subtotal.
  const isOneSum = minor(written.allowances) === 0 && minor(written.charges) === 0;
  const linesMake = entered.includes('subtotal') && isOneSum ? taxBasis : written.lineTotal;
  const lineTotal = linesMake === null ? sum : minor(linesMake);
  const [allowances, charges] = [
    amountOf('discount', written.allowances),
    amountOf('charges', written.charges),
  ];
  const basis = lineTotal - minor(allowances) + minor(charges);
  return {
    ...{ sum, lineTotal, basis },
    subtotal: taxBasis === null ? basis : minor(taxBasis),
    tax: minor(amountOf('tax', written.tax)),
    total: minor(amountOf('total', written.total)),
  };
}

function lineAmount({ lines }: ElectronicInvoice, { readAs, changed, amount }: JudgedLine): string {
  return (changed.includes('amount') || readAs === null ? undefined : lines[readAs]?.amount) ?? amount;
}
