import type { FontSet, Locale } from '@tieout/corpus';
import { fontBytes, fontKey, fontOf } from '@tieout/corpus';

export type WebPage = {
  readonly locale: Locale;
  /** Of this page alone, after what every page has. */
  readonly css: string;
  readonly body: string;
};

/** A whole web page as it is printed: paper of the locale, a plain type, tables without gaps. */
export function webPage({ locale, css, body }: WebPage): string {
  const size = locale.format === 'letter' ? 'Letter' : 'A4';
  const face = FACES[locale.id.slice(0, 2)];
  const direction = RIGHT_TO_LEFT.test(locale.id) ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${locale.id}"${direction}><meta charset="utf-8"><style>
@page { size: ${size}; margin: 14mm 13mm 16mm }
body { font: 9pt/1.35 Arial, "Liberation Sans", "DejaVu Sans", sans-serif; margin: 0; color: #1a1a1a }
table { border-collapse: collapse; width: 100% } td, th { padding: 1.5pt 4pt; text-align: start; vertical-align: top }
tr { break-inside: avoid } .n { text-align: end; white-space: nowrap } .w { white-space: nowrap }
.row { display: flex; justify-content: space-between } .small { font-size: 7pt; color: #555 }
${face === undefined ? '' : fontFace(face)}${css}</style><body>${body}</body></html>`;
}

/** Languages whose letters no font of the system has, and the font that does. */
const FACES: Readonly<Record<string, FontSet>> = { ko: 'ko', th: 'th' };

function fontFace(set: FontSet): string {
  const data = Buffer.from(fontBytes(fontKey(fontOf(set, 'sans')))).toString('base64');
  return `@font-face { font-family: "own"; src: url(data:font/ttf;base64,${data}) } body { font-family: "own", Arial, sans-serif }\n`;
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)/;

/** Text as it stands in a web page. */
export function esc(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Lines of text under one another. */
export function lines(texts: readonly string[]): string {
  return texts.map(esc).join('<br>');
}

/** One row of a table: cells as HTML; one that begins with `>` is a figure, flush with the end of its column. */
export function tr(cells: readonly string[], kind: 'td' | 'th' = 'td'): string {
  const cell = (html: string) =>
    html.startsWith('>') ? `<${kind} class="n">${html.slice(1)}</${kind}>` : `<${kind}>${html}</${kind}>`;
  return `<tr>${cells.map(cell).join('')}</tr>`;
}

/** A table with its heading, which the browser repeats on every further sheet. */
export function sheetTable(headings: readonly string[], rows: readonly string[], attributes = ''): string {
  return `<table ${attributes}><thead>${tr(headings, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
}
