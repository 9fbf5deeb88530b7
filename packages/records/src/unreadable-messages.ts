import type { UnreadableReason } from './extraction.ts';

/** What a document without a title of its own seems to be. */
export type Seeming = keyof typeof SEEMINGS;

/** What more is known of why a document cannot be read than its reason. */
export type UnreadableCause =
  | { readonly cause: 'picture-damaged' | 'picture-too-fine' }
  | { readonly cause: 'no-page-chosen'; readonly pageCount: number }
  /** `isRead` where documents of that title are read, but this one holds nothing. */
  | { readonly cause: 'titled'; readonly title: string; readonly isRead: boolean }
  | { readonly cause: 'untitled'; readonly seems: Seeming };

const SEEMINGS = {
  blank: 'a page with hardly any text, such as a picture or an empty form',
  letter: 'a letter',
  figures: 'a list of figures without a total, a balance or dated transactions',
  text: 'running text',
  form: 'a form or a list without amounts that add up',
} as const;

const MESSAGES: Readonly<Record<UnreadableReason, string>> = {
  'password-required': 'This PDF is encrypted. Enter its password to read it.',
  'password-wrong': 'The password does not open this PDF. Check it and try again.',
  damaged: 'This PDF is damaged and cannot be opened. Download it again from your bank and try once more.',
  'not-a-pdf':
    'This file is not a PDF, nor a PNG, JPEG or TIFF picture. Save or export the document as PDF and use that.',
  'no-transactions':
    'No table of transactions was found in this PDF. Check that it is a statement, an invoice or a receipt, and not a summary or a letter.',
  'too-many-pages': 'This PDF has more pages than are allowed. Split it, or choose a plan with more pages.',
  'limits-exceeded':
    'This PDF needs more time or memory than one document may take. Print it to a new PDF, or split it, and try again.',
};

/** Why a document cannot be read and what to do, for people; by its cause where that says more than its reason. */
export function unreadableMessage(reason: UnreadableReason, cause: UnreadableCause | null): string {
  return cause === null ? MESSAGES[reason] : causeMessage(cause);
}

function causeMessage(of: UnreadableCause): string {
  switch (of.cause) {
    case 'picture-damaged':
      return 'This picture is damaged and cannot be opened. Take or save it again and try once more.';
    case 'picture-too-fine':
      return 'This picture has more than 40 megapixels a page. Make it smaller, or scan at 300 dpi, and try again.';
    case 'no-page-chosen':
      return `None of the chosen pages is in this document, which has ${of.pageCount}. Choose others.`;
    case 'titled':
      return of.isRead
        ? `This document calls itself “${of.title}”, and neither transactions nor a total were found in it. ${UPLOAD}`
        : `This document calls itself “${of.title}”, which is none of the documents that are read. ${UPLOAD}`;
    case 'untitled':
      return `This document seems to be ${SEEMINGS[of.seems]}: no transactions and no total were found in it. ${UPLOAD}`;
  }
}

const UPLOAD = 'Upload a statement, an invoice or a receipt.';
