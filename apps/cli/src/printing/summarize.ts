import {
  type Account,
  currencyDigits,
  type Extraction,
  type Finding,
  formatDecimal,
  type Invoice,
  invoicesOf,
  isStatement,
  type StatementReading,
  showFinding,
  sumDecimals,
  toMinorUnits,
  type Verdict,
} from '@tieout/records';
import type { ValueFormats } from './value-formats.ts';

const VERDICTS: Readonly<Record<Verdict, string>> = {
  proven: 'proven: every transaction is checked, to the cent',
  unproven: 'unproven: the document prints too little to check everything; compare the rows with the page',
  contradicted: 'contradicted: a check fails; correct the rows named below',
};

/** The summary of one document for people: what it is, the proof, the verdict, the findings. */
export function summarize(file: string, extraction: Extraction, formats: ValueFormats): string {
  if (extraction.outcome === 'unreadable')
    return `${file}: unreadable (${extraction.reason}). ${extraction.message}`;
  const title = `${file}: ${extraction.kind.replaceAll('_', ' ')}, ${formats.count(extraction.pageCount, 'page')}`;
  const body = isStatement(extraction)
    ? statementLines(extraction, formats)
    : invoicesOf(extraction).flatMap((invoice) => invoiceLines(invoice, formats));
  return [title, ...body, ...extraction.findings.map(findingLine)].join('\n');
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
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    ...known.map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    `  ${formats.count(lines.length, 'line item')}`,
    `  ${VERDICTS[verdict]}`,
  ];
}

function findingLine(finding: Finding): string {
  const where = [
    finding.invoice === undefined ? null : `invoice ${finding.invoice + 1}`,
    finding.page === undefined ? null : `page ${finding.page}`,
    finding.row === undefined ? null : `row ${finding.row + 1}`,
  ].filter((part) => part !== null);
  const place = where.length === 0 ? '' : ` (${where.join(', ')})`;
  return `  ${finding.severity}: ${showFinding(finding).message}${place}`;
}
