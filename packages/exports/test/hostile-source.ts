import type { DocumentSource, StatementSource } from '../src/index.ts';
import { bankStatement, invoices } from './example-source.ts';

/** Text a payee could have been given to harm whoever opens the file. */
export const hostileTexts: readonly string[] = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '"=1"',
  'a,"b',
  '-12.35',
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '\u200b=1+1',
  '\u2212 1+1',
  '</NAME><script>',
  ']]>&#0;\u0000\u000b',
];

const place = { page: 1, box: [40, 300, 570, 312] as [number, number, number, number] };

/** A statement whose every text is hostile and whose every amount is -12.35. */
export const hostileStatement: StatementSource = {
  ...bankStatement,
  openingMinor: 0,
  closingMinor: -1235 * hostileTexts.length,
  movements: hostileTexts.map((text) => ({
    date: '2025-12-31',
    postDate: null,
    description: text,
    amountMinor: -1235,
    balanceMinor: null,
    reference: text,
    payee: text,
    category: text,
    source: place,
  })),
};

/** Invoices whose every text is hostile. */
export const hostileDocuments: readonly DocumentSource[] = invoices.documents.slice(0, 1).map((document) => ({
  ...document,
  fields: { ...document.fields, number: '=7', customer: '=1+1', vendor: '@SUM(A1)' },
  memo: '-1+1',
  terms: '+1',
  totalMinor: 1235 * hostileTexts.length,
  lines: hostileTexts.map((text) => ({
    description: text,
    quantity: null,
    unitPrice: null,
    amountMinor: 1235,
    item: text,
    category: text,
    serviceDate: null,
    source: place,
  })),
}));
