import {
  type Account,
  currencyDigits,
  type DocumentFields,
  type Extraction,
  type Finding,
  findingCurrency,
  formatDecimal,
  type Invoice,
  invoicesOf,
  isStatement,
  messageIn,
  type StatementReading,
  showFinding,
  sumDecimals,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import type { ValueFormats } from './value-formats.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  proven: 'proven: every transaction is checked, to the cent',
  unproven: 'unproven: not everything could be checked; compare the rows with the page',
  contradicted: 'contradicted: a check fails; correct the rows named below',
};

/** The summary of one document for people: what it is, the proof, the verdict, the findings. */
export function summarize(file: string, extraction: Extraction, formats: ValueFormats): string {
  if (extraction.outcome === 'unreadable')
    return `${file}: unreadable (${extraction.reason}). ${extraction.message}`;
  const title = `${file}: ${extraction.kind.replaceAll('_', ' ')}, ${formats.count(extraction.pageCount, 'page')}`;
  const [body, currencies] = isStatement(extraction)
    ? [statementLines(extraction, formats), extraction.accounts.map(({ currency }) => currency)]
    : [
        invoicesOf(extraction).flatMap((invoice) => invoiceLines(invoice, formats)),
        invoicesOf(extraction).map(({ fields }) => fields.currency),
      ];
  const findings = extraction.findings.map((finding) =>
    findingLine(finding, formats, findingCurrency(finding, currencies)),
  );
  return [title, ...body, ...findings].join('\n');
}

function statementLines({ accounts, kind }: StatementReading, formats: ValueFormats): string[] {
  const isCard = kind === 'credit_card_statement';
  return accounts.flatMap((account) => accountLines(account, isCard, formats));
}

function accountLines(account: Account, isCard: boolean, formats: ValueFormats): string[] {
  const { period: printed } = account;
  const period =
    printed === null ? 'no period printed' : `${formats.date(printed.start)} to ${formats.date(printed.end)}`;
  const name = [account.number ?? 'no number printed', account.currency ?? 'no currency printed', period];
  return [
    `  account ${name.join(', ')}: ${formats.count(account.transactions.length, 'transaction')}`,
    ...proofLines(account, isCard, formats).map((line) => `    ${line}`),
    `    ${VERDICTS[account.verdict]}`,
  ];
}

/** Opening balance, money in, money out and the calculated closing balance, next to the printed one. */
function proofLines(account: Account, isCard: boolean, formats: ValueFormats): string[] {
  const digits = currencyDigits(account.currency);
  const amounts = account.transactions.map((row) => row.amount);
  const moneyIn = sumDecimals(
    amounts.filter((amount) => !amount.startsWith('-')),
    digits,
  );
  const moneyOut = sumDecimals(
    amounts.filter((amount) => amount.startsWith('-')),
    digits,
  );
  const show = (decimal: string | null, otherwise: string) =>
    decimal === null ? otherwise : formats.amount(decimal, account.currency);
  const calculated = calculatedBalance(account, [moneyIn, moneyOut], isCard);
  const rows = [
    [isCard ? 'previous balance' : 'opening balance', show(account.opening, 'not printed')],
    ['money in', show(moneyIn, 'too large to add')],
    ['money out', show(moneyOut, 'too large to add')],
    [isCard ? 'calculated new balance' : 'calculated closing', show(calculated, 'not known')],
    [isCard ? 'printed new balance' : 'printed closing', show(account.closing, 'not printed')],
  ] as const;
  const width = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([label, value]) => `${label.padEnd(22)} ${value.padStart(width)}`);
}

function calculatedBalance(
  account: Account,
  sums: readonly (string | null)[],
  isCard: boolean,
): string | null {
  const digits = currencyDigits(account.currency);
  const opening = account.opening === null ? null : toMinorUnits(account.opening, digits);
  const total = sums.every((sum) => sum !== null)
    ? toMinorUnits(sumDecimals(sums, digits) ?? '', digits)
    : null;
  if (opening === null || total === null) return null;
  return formatDecimal(isCard ? opening - total : opening + total, digits);
}

function invoiceLines({ fields, lines, verdict }: Invoice, formats: ValueFormats): string[] {
  const known = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [`  ${inWords(name).padEnd(14)} ${fieldText(name, value, fields, formats)}`],
  );
  return [...known, `  ${formats.count(lines.length, 'line item')}`, `  ${VERDICTS[verdict]}`];
}

const DATES: readonly string[] = ['date', 'dueDate'] satisfies (keyof DocumentFields)[];
const AMOUNTS: readonly string[] = [
  ...(['subtotal', 'discount', 'charges', 'tax', 'total'] satisfies (keyof DocumentFields)[]),
];

function fieldText(name: string, value: string, { currency }: DocumentFields, formats: ValueFormats): string {
  if (DATES.includes(name)) return formats.date(value);
  return AMOUNTS.includes(name) ? formats.amount(value, currency) : value;
}

/** "dueDate" as "due date". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function findingLine(finding: Finding, formats: ValueFormats, currency: string | null): string {
  const where = [
    finding.invoice === undefined ? null : `invoice ${finding.invoice + 1}`,
    finding.page === undefined ? null : `page ${finding.page}`,
    finding.row === undefined ? null : `row ${finding.row + 1}`,
  ].filter((part) => part !== null);
  const place = where.length === 0 ? '' : ` (${where.join(', ')})`;
  const message = messageIn(showFinding(finding), {
    amount: (decimal) => formats.amount(decimal, currency),
    date: formats.date,
    count: formats.number,
  });
  return `  ${finding.severity}: ${message}${place}`;
}
