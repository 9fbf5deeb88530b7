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

const VERDICTS: Readonly<Record<Verdict, string>> = {
  proven: 'proven: every amount is covered by a check that holds, to the cent',
  unproven: 'unproven: nothing is printed to check all of it against; compare the rows with the page',
  contradicted: 'contradicted: a check fails; see the findings and correct the rows they name',
};

/** The summary of one document for people: what it is, the proof, the verdict, the findings. */
export function summarize(file: string, extraction: Extraction): string {
  if (extraction.outcome === 'unreadable')
    return `${file}: unreadable (${extraction.reason}). ${extraction.message}`;
  const pages = extraction.pageCount === 1 ? '1 page' : `${extraction.pageCount} pages`;
  const title = `${file}: ${extraction.kind.replaceAll('_', ' ')}, ${pages}`;
  const body = isStatement(extraction)
    ? statementLines(extraction)
    : invoicesOf(extraction).flatMap(invoiceLines);
  return [title, ...body, ...extraction.findings.map(findingLine)].join('\n');
}

function statementLines({ accounts, kind }: StatementReading): string[] {
  return accounts.flatMap((account) => accountLines(account, kind === 'credit_card_statement'));
}

function accountLines(account: Account, isCard: boolean): string[] {
  const period =
    account.period === null ? 'no period printed' : `${account.period.start} to ${account.period.end}`;
  const name = [account.number ?? 'no number printed', account.currency ?? 'no currency printed', period];
  return [
    `  account ${name.join(', ')}: ${account.transactions.length} transactions`,
    ...proofLines(account, isCard).map((line) => `    ${line}`),
    `    ${VERDICTS[account.verdict]}`,
  ];
}

/** Opening balance, money in, money out and the calculated closing balance, next to the printed one. */
function proofLines(account: Account, isCard: boolean): string[] {
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
  const rows = [
    [isCard ? 'owed before' : 'opening', account.opening ?? 'not printed'],
    ['money in', moneyIn ?? 'cannot be summed'],
    ['money out', moneyOut ?? 'cannot be summed'],
    [isCard ? 'makes owed' : 'makes', madeBalance(account, [moneyIn, moneyOut], isCard) ?? 'cannot be said'],
    [isCard ? 'owed, printed' : 'closing, printed', account.closing ?? 'not printed'],
  ] as const;
  const width = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([label, value]) => `${label.padEnd(17)} ${value.padStart(width)}`);
}

function madeBalance(account: Account, sums: readonly (string | null)[], isCard: boolean): string | null {
  const digits = currencyDigits(account.currency);
  const opening = account.opening === null ? null : toMinorUnits(account.opening, digits);
  const total = sums.every((sum) => sum !== null)
    ? toMinorUnits(sumDecimals(sums, digits) ?? '', digits)
    : null;
  if (opening === null || total === null) return null;
  return formatDecimal(isCard ? opening - total : opening + total, digits);
}

function invoiceLines({ fields, lines, verdict }: Invoice): string[] {
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    ...known.map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    `  ${lines.length === 1 ? '1 line' : `${lines.length} lines`}`,
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
