import { formatDecimal } from '@tieout/records';
import { cutText } from '../cells/cut-text.ts';
import type { TextWriter } from '../cells/text-writer.ts';
import { xmlText } from '../cells/xml-text.ts';
import { checkNumber, otherReference } from '../source/check-number.ts';
import { datesOf } from '../source/dates-of.ts';
import type { Movement } from '../source/export-source.ts';
import type { OfxNode } from './ofx-element.ts';

const NAME_LENGTH = 32;
const MEMO_LENGTH = 255;
/** REFNUM (OFX 1.0.2, 11.4.3). */
const REFERENCE_LENGTH = 32;

type TransactionContext = {
  readonly id: string;
  readonly digits: number;
  readonly row: number;
  readonly text: TextWriter;
  /** Writes a calendar date as OFX has it. */
  readonly time: (date: string) => string;
};

/** STMTTRN: the name is the payee, else the start of the description; a description the name does not hold whole goes to MEMO. */
export function ofxTransaction(
  movement: Movement,
  { id, digits, row, text, time }: TransactionContext,
): OfxNode {
  const check = checkNumber(movement);
  const description = text(movement.description, { row, maxLength: MEMO_LENGTH });
  const name =
    movement.payee === null
      ? cutText(description, NAME_LENGTH)
      : text(movement.payee, { row, maxLength: NAME_LENGTH });
  const reference = otherReference(movement);
  const printed = reference === null ? '' : text(reference, { row, maxLength: REFERENCE_LENGTH });
  const { date, posted } = datesOf(movement);
  return [
    'STMTTRN',
    [
      ['TRNTYPE', transactionType(movement, check)],
      ['DTPOSTED', time(posted)],
      ['DTUSER', date === posted ? null : time(date)],
      ['TRNAMT', formatDecimal(movement.amountMinor, digits)],
      ['FITID', id],
      ['CHECKNUM', check],
      ['REFNUM', xmlText(printed)],
      ['NAME', xmlText(name === '' ? 'Transaction' : name)],
      ['MEMO', xmlText(memoOf(name, description, printed))],
    ],
  ];
}

/** What the name does not say, and the reference, which importers show nowhere else. "" where that is nothing. */
function memoOf(name: string, description: string, reference: string): string {
  const rest = name === description ? '' : description;
  if (description.includes(reference)) return rest;
  return cutText([rest, `Ref ${reference}`].filter(Boolean).join(' '), MEMO_LENGTH);
}

function transactionType({ amountMinor }: Movement, check: string | null): string {
  if (check !== null) return 'CHECK';
  return amountMinor < 0 ? 'DEBIT' : 'CREDIT';
}
