import { plainText } from './plain-text.ts';

/** What a spreadsheet may take for the start of a formula, full-width forms included. */
const FORMULA_START = /^[\s=+\-@|%\uff1d\uff0b\uff0d\uff20]+/;

/**
 * `text` for a file an accounting program imports: leading formula characters are removed, since an apostrophe would land in the books.
 * "Transaction" where nothing else is left; empty stays empty.
 */
export function importerText(text: string): string {
  const plain = plainText(text);
  const harmless = plain.replace(FORMULA_START, '');
  return harmless === '' && plain !== '' ? 'Transaction' : harmless;
}

/** `text` for a file people open in a spreadsheet: an apostrophe before anything that could start a formula. */
export function spreadsheetText(text: string): string {
  const plain = plainText(text);
  return FORMULA_START.test(plain) ? `'${plain}` : plain;
}
