import { deflateSync, inflateSync } from 'node:zlib';
import type { Random } from '@tieout/corpus';
import type { Damage } from './damage.ts';

const NUMBERS = [
  '0',
  '-1',
  '1',
  '255',
  '65535',
  '65536',
  '2147483647',
  '-2147483648',
  '4294967295',
  '99999999999999',
  '1e38',
  '0.0000001',
  'null',
];
const NUMBERED =
  /\/(Length|Count|Width|Height|Predictor|Columns|Rows|Colors|BitsPerComponent|Size|N|First|FirstChar|LastChar|Rotate|W|Prev|UserUnit|XStep|YStep|DW|V|R|P|Index|FontWeight|StemV|Flags|K)\s*(-?[\d.]+)/g;
const FILTERS = [
  '/FlateDecode',
  '/LZWDecode',
  '/ASCIIHexDecode',
  '/ASCII85Decode',
  '/RunLengthDecode',
  '/CCITTFaxDecode',
  '/JBIG2Decode',
  '/JPXDecode',
  '/DCTDecode',
  '/Crypt',
];
const NAMES = [
  '/Type',
  '/Kids',
  '/Parent',
  '/Contents',
  '/Resources',
  '/Font',
  '/XObject',
  '/MediaBox',
  '/Filter',
  '/Length',
  '/Subtype',
  '/Encoding',
  '/ToUnicode',
  '/Widths',
  '/Pages',
  '/Root',
];

/** Edits that know the form of a PDF: they leave most of it whole, so that a reader continues to where it matters. */
export const PDF_EDITS: Readonly<Record<string, Damage>> = {
  'numbers made huge': edit((text, random) =>
    replaceSome(text, NUMBERED, random, (match) => match.replace(/-?[\d.]+$/, random.pick(NUMBERS))),
  ),
  'boxes changed': edit((text, random) =>
    replaceSome(
      text,
      /\/(MediaBox|CropBox|BBox|FontBBox|Matrix|FontMatrix|Domain|Decode)\s*\[[^\]]{0,80}\]/g,
      random,
      (match) =>
        match.replace(/-?\d[\d.]*/g, (number) => (random.chance(0.5) ? random.pick(NUMBERS) : number)),
    ),
  ),
  'references turned to others': edit((text, random) =>
    replaceSome(text, /\d+ 0 R/g, random, () => `${random.whole(0, objectCount(text) + 2)} 0 R`),
  ),
  'a page tree that goes round': edit((text, random) =>
    text.replace(
      /\/Kids\s*\[[^\]]*\]/,
      () =>
        `/Kids [${Array.from({ length: random.whole(1, 50) }, () => `${random.whole(1, objectCount(text))} 0 R`).join(' ')}]`,
    ),
  ),
  'filters chained': edit((text, random) =>
    replaceSome(
      text,
      /\/Filter\s*(\[[^\]]*\]|\/\w+)/g,
      random,
      () => `/Filter [${Array.from({ length: random.whole(1, 6) }, () => random.pick(FILTERS)).join(' ')}]`,
    ),
  ),
  'predictors added': edit((text, random) =>
    replaceSome(
      text,
      /\/Filter\s*\/FlateDecode/g,
      random,
      (match) =>
        `${match} /DecodeParms << /Predictor ${random.pick(['2', '10', '12', '15', '99'])} /Columns ${random.pick(NUMBERS)} /Colors ${random.pick(['1', '4', '255'])} >>`,
    ),
  ),
  'names swapped': edit((text, random) =>
    replaceSome(text, /\/[A-Z]\w{2,12}/g, random, () => random.pick(NAMES)),
  ),
  'brackets in masses': edit((text, random) => {
    const at = random.whole(0, text.length);
    return (
      text.slice(0, at) +
      random.pick(['[', '<<', '<</A ', '(', '<', '>>', ']']).repeat(random.whole(10, 20_000)) +
      text.slice(at)
    );
  }),
  'trailer changed': edit((text, random) =>
    text
      .replace(
        /startxref\s+\d+/g,
        () => `startxref\n${random.pick([String(random.whole(0, text.length)), ...NUMBERS])}`,
      )
      .replace(
        /trailer\s*<</g,
        (match) =>
          `${match} /Prev ${random.whole(0, text.length)} ${random.chance(0.3) ? '/Encrypt << /Filter /Standard /V 5 /R 6 /Length 99999 /O () /U () /P -1 >>' : ''}`,
      ),
  ),
  'content changed': (bytes, random) => changeStreams(bytes, random),
};

function edit(change: (text: string, random: Random) => string): Damage {
  return (bytes, random) => Buffer.from(change(Buffer.from(bytes).toString('latin1'), random), 'latin1');
}

/** Replaces a few of the matches, at least one. */
function replaceSome(text: string, pattern: RegExp, random: Random, by: (match: string) => string): string {
  const count = [...text.matchAll(pattern)].length;
  const share = Math.min(1, random.whole(1, 5) / Math.max(1, count));
  return text.replace(pattern, (match) => (random.chance(share) ? by(match) : match));
}

function objectCount(text: string): number {
  return text.match(/\d+ 0 obj/g)?.length ?? 1;
}

/** Unpacks streams, changes what they say, and packs them again: offsets are no longer true, which readers mend. */
function changeStreams(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const changed = text.replace(
    /(\/Length )(\d+)([\s\S]{0,200}?stream\r?\n)([\s\S]*?)(\r?\nendstream)/g,
    (whole, key: string, _length: string, between: string, data: string, end: string) => {
      const content = unpacked(Buffer.from(data, 'latin1'));
      if (content === null || !random.chance(0.6)) return whole;
      const packed = deflateSync(Buffer.from(changeContent(content, random), 'latin1')).toString('latin1');
      return `${key}${packed.length}${between}${packed}${end}`;
    },
  );
  return Buffer.from(changed, 'latin1');
}

function unpacked(data: Buffer): string | null {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return null;
  }
}

function changeContent(content: string, random: Random): string {
  switch (random.whole(0, 5)) {
    case 0:
      return replaceSome(content, /-?\d+(\.\d+)?/g, random, () => random.pick(NUMBERS));
    case 1:
      return replaceSome(content, /\b[A-Za-z]{1,2}\b/g, random, () =>
        random.pick([
          'q',
          'Q',
          'BT',
          'ET',
          'Tj',
          'cm',
          'Do',
          're',
          'f',
          'W',
          'n',
          'sh',
          'BI',
          'ID',
          'EI',
          'gs',
        ]),
      );
    case 2:
      return content.repeat(random.whole(2, 20));
    case 3:
      return replaceSome(content, /\d{2,}/g, random, (match) => match + random.digits(random.whole(1, 18)));
    case 4:
      return (
        random
          .pick(['q ', '[', '<<', '(', 'BT ', '/A BMC ', '1 0 0 1 1e9 1e9 cm '])
          .repeat(random.whole(1, 5000)) + content
      );
    default:
      return (
        content.slice(random.whole(0, content.length)) + content.slice(0, random.whole(0, content.length))
      );
  }
}
