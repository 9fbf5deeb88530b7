import {
  EDIT_DECIMALS_MAX,
  EDIT_ROWS_MAX,
  EDIT_TEXT_MAX_LENGTH,
  EDITED_ROWS_MAX,
  EDITS_MAX,
  EDITS_MAX_BYTES,
  type Edit,
} from '@tieout/contract';
import { INVOICE_SUMS } from '@tieout/extraction';
import { parseDecimal } from '@tieout/records';
import { type Refused, refused } from '../../refused.ts';
import type { EditedDocument } from './edited-document.ts';
import type { RowChanges } from './editing.ts';

const numbers = new Intl.NumberFormat('en-US');

/** Why an edit is larger than one may be, seen by what it names and enters; null where it is not. */
export function refuseLargeEdit(edit: Edit): Refused | null {
  if ('rows' in edit && edit.rows.length > EDIT_ROWS_MAX)
    return tooLarge(
      `One correction takes at most ${numbers.format(EDIT_ROWS_MAX)} rows. Select fewer rows.`,
      {
        rowsMax: EDIT_ROWS_MAX,
      },
    );
  if (enteredAmounts(edit).some((amount) => (parseDecimal(amount)?.digits ?? 0) > EDIT_DECIMALS_MAX))
    return tooLarge(`An amount has at most ${EDIT_DECIMALS_MAX} decimals. Round it.`, {
      decimalsMax: EDIT_DECIMALS_MAX,
    });
  return null;
}

/** Why what an edit leaves is larger than a document may be; null where it is not. */
export function refuseLargeOutcome(
  { before, after }: RowChanges,
  { accounts, invoices }: EditedDocument,
): Refused | null {
  const longest = longestText(after);
  // A text that was longer before may stay as it is.
  if (longest > EDIT_TEXT_MAX_LENGTH && longest > longestText(before))
    return tooLarge(
      `The description would be longer than ${numbers.format(EDIT_TEXT_MAX_LENGTH)} characters. Merge fewer rows, or shorten their descriptions first.`,
      { textMaxLength: EDIT_TEXT_MAX_LENGTH },
    );
  const rowCount = [...accounts, ...invoices].reduce((sum, { rows }) => sum + rows.length, 0);
  if (after.length > before.length && rowCount > EDITED_ROWS_MAX)
    return tooLarge(
      `A file has at most ${numbers.format(EDITED_ROWS_MAX)} rows. Merge rows before you split more.`,
      { rowsMax: EDITED_ROWS_MAX },
    );
  return null;
}

function longestText(rows: RowChanges['after']): number {
  return rows.reduce((longest, { description }) => Math.max(longest, description.length), 0);
}

/** What is kept of a document's edits, those taken back included. */
export type KeptEdits = { readonly count: number; readonly bytes: number };

/** Why no further edit of `bytes` is kept; null where it is. */
export function refuseMoreEdits(kept: KeptEdits, bytes: number): Refused | null {
  if (kept.count < EDITS_MAX && kept.bytes + bytes <= EDITS_MAX_BYTES) return null;
  return refused('edits-full', { details: { editsMax: EDITS_MAX, bytesMax: EDITS_MAX_BYTES } });
}

function enteredAmounts(edit: Edit): string[] {
  switch (edit.kind) {
    case 'change-cells':
    case 'add-row':
      return textsOf([edit.cells.amount, edit.cells.balance]);
    case 'change-line':
    case 'add-line':
      return textsOf([edit.cells.amount]);
    case 'change-fields':
      return textsOf(INVOICE_SUMS.map((name) => edit.fields[name]));
    case 'split':
      return edit.parts.map((part) => part.amount);
    case 'change-balance':
      return edit.value === null ? [] : [edit.value];
    default:
      return [];
  }
}

function textsOf(amounts: readonly (string | null | undefined)[]): string[] {
  return amounts.filter((amount) => typeof amount === 'string');
}

function tooLarge(message: string, details: Record<string, unknown>): Refused {
  return refused('edit-too-large', { message, details });
}
