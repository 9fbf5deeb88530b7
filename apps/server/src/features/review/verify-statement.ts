import type { ReviewAccount } from '@tieout/contract';
import { verifyAccount } from '@tieout/extraction';
import { type Finding, type ShownFinding, type ShownStatementReading, showFinding } from '@tieout/records';
import { type EditedAccount, type EditedStatement, includedOf, skippedFinding } from './edited-statement.ts';

/** Whether a finding says how the checks came out, and so is made again with them. Printed totals are known to the engine alone. */
function isOfChecks({ code, parameters }: Finding): boolean {
  if (code === 'check-holds') return parameters.check === 'ledger' || parameters.check === 'balances';
  return code === 'ledger-break' || code === 'balance-break' || code === 'not-checked';
}

export type VerifiedStatement = {
  readonly accounts: readonly ReviewAccount[];
  readonly findings: readonly ShownFinding[];
};

/** Verdicts and findings of the statement as it stands; an account nobody changed keeps what the engine said of it. */
export function verifyStatement(
  reading: ShownStatementReading,
  statement: EditedStatement,
): VerifiedStatement {
  const verified = statement.accounts.map((account, index) => verifyOne(reading, account, index));
  const ofDocument = reading.findings.filter((finding) => finding.account === undefined);
  return {
    accounts: verified.map((each) => each.account),
    findings: [...verified.flatMap((each) => each.findings), ...ofDocument, ...skippedFinding(statement)],
  };
}

function verifyOne(reading: ShownStatementReading, account: EditedAccount, index: number) {
  const included = includedOf(account);
  const own = reading.findings.filter((finding) => finding.account === index);
  if (JSON.stringify(included) === JSON.stringify(reading.accounts[index])) {
    return { account: { ...account, rows: [...account.rows] }, findings: own };
  }
  const { verdict, findings } = verifyAccount(included, { isCard: reading.kind === 'credit_card_statement' });
  const positions = account.rows.flatMap((row, position) => (row.isExcluded ? [] : [position]));
  const placed = findings.map((finding) => {
    const place = (row: unknown) => (typeof row === 'number' ? positions[row] : undefined);
    const [row, named] = [place(finding.row), place(finding.parameters.row)];
    return showFinding({
      ...finding,
      account: index,
      ...(row === undefined ? {} : { row }),
      ...(named === undefined ? {} : { parameters: { ...finding.parameters, row: named } }),
    });
  });
  const kept = own.filter((finding) => !isOfChecks(finding) && finding.row === undefined);
  return { account: { ...account, rows: [...account.rows], verdict }, findings: [...placed, ...kept] };
}
