import type { Unreadable, UnreadableReason } from '@tieout/records';

const MESSAGES: Readonly<Record<UnreadableReason, string>> = {
  'password-required': 'This PDF is encrypted. Enter its password to read it.',
  'password-wrong': 'The password does not open this PDF. Check it and try again.',
  damaged: 'This PDF is damaged and cannot be opened. Download it again from your bank and try once more.',
  'not-a-pdf':
    'This file is not a PDF, nor a PNG, JPEG or TIFF picture. Save or export the document as PDF and take that.',
  'no-transactions':
    'No table of transactions was found in this PDF. Check that it is a statement, an invoice or a receipt, and not a summary or a letter.',
  'too-many-pages': 'This PDF has more pages than are allowed. Split it, or choose a plan with more pages.',
  'limits-exceeded':
    'This PDF needs more time or memory than one document may take. Print it to a new PDF, or split it, and try again.',
};

/** The answer for a document that could not be read; `message` replaces the reason's usual sentence. */
export function unreadable(
  reason: UnreadableReason,
  pageCount: number,
  message = MESSAGES[reason],
): Unreadable {
  return { outcome: 'unreadable', reason, message, pageCount };
}
