/** Control, zero-width and direction-changing characters: nothing a ledger can show. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g;
/** Text that is plain already: most of it. */
const PLAIN = /^(?:[\x21-\x7e]+ )*[\x21-\x7e]+$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** `text` on one line in composed form (NFC): line ends, tabs and runs of spaces become one space, invisible characters go. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
