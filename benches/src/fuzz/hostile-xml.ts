import { FIRST_OBJECT, INVOICE_CONTENT, plainPdf, stream } from './plain-pdf.ts';

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const ROOT = `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}">`;
const END = '</rsm:CrossIndustryInvoice>';

/** Texts in the form of an electronic invoice that cost a careless reader time or memory, each about `size` characters long. */
export const HOSTILE_XML: Readonly<Record<string, (size: number) => string>> = {
  'comments that never end': (size) => '<!--'.repeat(size / 4),
  'comments that never end before a root': (size) => `${'<!--'.repeat(size / 4)}${ROOT}${END}`,
  'one long comment': (size) => `${ROOT}<!--${'- '.repeat(size / 2)}-->${END}`,
  'many short comments': (size) => `${ROOT}${'<!-- -->'.repeat(size / 8)}${END}`,
  'tags that never end': (size) => '<a '.repeat(size / 3),
  'tags that never end behind a root': (size) => `${ROOT}${'<a '.repeat(size / 3)}`,
  'angles only': (size) => `${ROOT}${'<'.repeat(size)}`,
  'a name without an end': (size) => `<${'a'.repeat(size)}`,
  'names without an end': (size) => `${ROOT}${`<${'a'.repeat(5000)} `.repeat(size / 5002)}`,
  'spaces in a tag': (size) => `${ROOT}<a${' '.repeat(size)}`,
  'spaces before an end': (size) => `${ROOT}<a>${' '.repeat(size)}</a${' '.repeat(10)}>${END}`,
  'deep nesting': (size) => `${ROOT}${'<a>'.repeat(size / 7)}${'</a>'.repeat(size / 7)}${END}`,
  'deep nesting left open': (size) => `${ROOT}${'<a>'.repeat(size / 3)}`,
  'a flood of attributes': (size) => `${ROOT}<a ${numbered(size / 14, (n) => `x${n}="1"`)}/>${END}`,
  'the same attribute again and again': (size) => `${ROOT}<a ${'x="1" '.repeat(size / 6)}/>${END}`,
  'attributes left open': (size) => `${ROOT}<a ${'x=" '.repeat(size / 4)}`,
  'attributes without a value': (size) => `${ROOT}<a ${'x '.repeat(size / 2)}/>${END}`,
  'an attribute of one long value': (size) => `${ROOT}<a x="${'y'.repeat(size)}"/>${END}`,
  'a flood of namespaces': (size) =>
    `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}" ${numbered(size / 20, (n) => `xmlns:n${n}="u:${n}"`)}/>`,
  'a flood of elements': (size) => `${ROOT}${'<a/>'.repeat(size / 4)}${END}`,
  'elements of many names': (size) => `${ROOT}${numbered(size / 10, (n) => `<a${n}/>`)}${END}`,
  'entities that grow': (size) => `<!DOCTYPE x [${entities()}]>${ROOT}${'&l9;'.repeat(size / 4)}${END}`,
  'references without a meaning': (size) => `${ROOT}<a>${'&x;'.repeat(size / 3)}</a>${END}`,
  'ampersands only': (size) => `${ROOT}<a>${'&'.repeat(size)}</a>${END}`,
  'marks by number': (size) => `${ROOT}<a>${'&#65;'.repeat(size / 5)}</a>${END}`,
  'character data left open': (size) => `${ROOT}${'<![CDATA['.repeat(size / 9)}`,
  'instructions left open': (size) => `${ROOT}${'<?a '.repeat(size / 4)}`,
  'a document type left open': (size) => `${'<!DOCTYPE a ['.repeat(size / 13)}`,
  'white space between elements': (size) => `${ROOT}${' '.repeat(size)}<a/>${' '.repeat(size)}${END}`,
  'a number of a million digits': (size) =>
    `${ROOT}<SupplyChainTradeTransaction><ApplicableHeaderTradeSettlement><SpecifiedTradeSettlementHeaderMonetarySummation><GrandTotalAmount>${'9'.repeat(size)}</GrandTotalAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction>${END}`,
  'names of the prototype': () =>
    `${ROOT}<__proto__><constructor>1</constructor></__proto__><a __proto__="1" constructor="2"/><toString/>${END}`,
};

function numbered(count: number, of: (n: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_, n) => of(n)).join(' ');
}

/** Each of ten entities is ten of the one before. */
function entities(): string {
  const more = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  return ['<!ENTITY l0 "lol">', ...more].join('');
}

/** An invoice on a page, with `xml` inside the file as its electronic form. */
export function invoiceWithXml(xml: string | Uint8Array): Uint8Array {
  const file = FIRST_OBJECT;
  return plainPdf({
    content: INVOICE_CONTENT,
    catalog: `/Names << /EmbeddedFiles << /Names [(factur-x.xml) ${file + 1} 0 R] >> >>`,
    objects: [
      stream('/Type /EmbeddedFile', xml),
      `<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
    ],
  });
}
