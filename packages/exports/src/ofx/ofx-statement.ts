import { formatDecimal, toMinorUnits } from '@tieout/records';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { accountIdOf, ofxAccountId } from '../source/account-id.ts';
import { dateSpan } from '../source/balanced-statement.ts';
import type { StatementSource } from '../source/export-source.ts';
import { statedCurrency } from '../source/stated-currency.ts';
import type { OfxNode } from './ofx-element.ts';

/** What OFX asks of a statement beyond its rows. */
export type OfxFacts = {
  readonly currency: string;
  readonly accountId: string;
  readonly start: string;
  readonly end: string;
  readonly closing: string;
};

/** The facts of `statement`, or null after telling `log` what is missing and how to give it. */
export function ofxFacts(
  statement: StatementSource,
  options: ExportOptions,
  log: PreflightLog,
): OfxFacts | null {
  const currency = statedCurrency(statement, options, log);
  const period = statement.period ?? dateSpan(statement);
  const closing = closingOf(statement, options);
  if (period === null) log.block('no-rows', 'There are no dated rows to export.');
  if (closing === null)
    log.block(
      'no-closing-balance',
      'The document prints no closing balance, and this format needs one. Enter the closing balance.',
    );
  if (accountIdOf(statement, options) === null)
    log.warn(
      'no-account-number',
      'The document prints no account number, so UNKNOWN is used. Enter the account number to tell accounts apart.',
    );
  if (statement.kind === 'bank') sayAssumed(options, log);
  if (currency === null || period === null || closing === null) return null;
  return { currency, accountId: ofxAccountId(statement, options), ...period, closing };
}

/** States what the format needs and statements do not print. */
function sayAssumed({ accountType, routingNumber }: ExportOptions, log: PreflightLog): void {
  if (accountType === undefined)
    log.note(
      'account-type-assumed',
      'The account type is CHECKING. Choose another one if this is not a checking account.',
    );
  if (routingNumber === undefined)
    log.note(
      'bank-id-assumed',
      'The bank’s routing number is 000000000. Enter the real one if the target asks for it.',
    );
}

function closingOf(statement: StatementSource, { closingBalance }: ExportOptions): string | null {
  if (statement.closingMinor !== null) return formatDecimal(statement.closingMinor, statement.digits);
  if (closingBalance === undefined) return null;
  const minor = toMinorUnits(closingBalance, statement.digits);
  return minor === null ? null : formatDecimal(minor, statement.digits);
}

/** The account aggregate: a card has a number only. */
export function ofxAccount(
  { kind }: StatementSource,
  { accountId }: OfxFacts,
  options: ExportOptions,
): OfxNode {
  if (kind === 'card') return ['CCACCTFROM', [['ACCTID', accountId]]];
  return [
    'BANKACCTFROM',
    [
      ['BANKID', options.routingNumber ?? '000000000'],
      ['ACCTID', accountId],
      ['ACCTTYPE', options.accountType ?? 'CHECKING'],
    ],
  ];
}

export const STATUS_OK: OfxNode = [
  'STATUS',
  [
    ['CODE', '0'],
    ['SEVERITY', 'INFO'],
  ],
];

/** Names of the message set, response and statement aggregates, which differ for cards. */
export function ofxTags({ kind }: StatementSource): readonly [string, string, string] {
  return kind === 'card'
    ? ['CREDITCARDMSGSRSV1', 'CCSTMTTRNRS', 'CCSTMTRS']
    : ['BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS'];
}
