import type { ReviewAccount } from '@tieout/contract';
import { verifyAccount } from '@tieout/extraction';
import type { Finding, StatementReading } from '@tieout/records';
import { type EditedAccount, type EditedStatement, includedOf, skippedFinding } from './edited-statement.ts';

/** Findings that say how the checks came out; made anew when they are. */
const CHECK_CODES = new Set([
  'ledger-holds',
  'ledger-break',
  'balances-hold',
  'balance-break',
  'nothing-to-check',
]);

export type VerifiedStatement = {
  readonly accounts: readonly ReviewAccount[];
  readonly findings: readonly Finding[];
};

/** Verdicts and findings of the statement as it stands; an account nobody changed keeps what the engine said of it. */
export function verifyStatement(reading: StatementReading, statement: EditedStatement): VerifiedStatement {
  const verified = statement.accounts.map((account, index) => verifyOne(reading, account, index));
  const ofDocument = reading.findings.filter((finding) => finding.account === undefined);
  return {
    accounts: verified.map((each) => each.account),
    findings: [...verified.flatMap((each) => each.findings), ...ofDocument, ...skippedFinding(statement)],
  };
}

function verifyOne(reading: StatementReading, account: EditedAccount, index: number) {
  const included = includedOf(account);
  const own = reading.findings.filter((finding) => finding.account === index);
  if (JSON.stringify(included) === JSON.stringify(reading.accounts[index])) {
    return { account: { ...account, rows: [...account.rows] }, findings: own };
  }
  const { verdict, findings } = verifyAccount(included, { isCard: reading.kind === 'credit_card_statement' });
  const positions = account.rows.flatMap((row, position) => (row.isExcluded ? [] : [position]));
  const placed = findings.map((finding) => {
    const row = finding.row === undefined ? undefined : positions[finding.row];
    return { ...finding, account: index, ...(row === undefined ? {} : { row }) };
  });
  const kept = own.filter((finding) => !CHECK_CODES.has(finding.code) && finding.row === undefined);
  return { account: { ...account, rows: [...account.rows], verdict }, findings: [...placed, ...kept] };
}
