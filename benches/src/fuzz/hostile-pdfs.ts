import { deflateSync } from 'node:zlib';
import { writePdf } from '@tieout/extraction';
import { FIRST_OBJECT, plainPdf, stream, textContent } from './plain-pdf.ts';

const FIRST = FIRST_OBJECT;
const ROWS = textContent([['01/02/2025', 'Coffee', '12.50']], [50, 150, 400]);

/** Small PDFs that cost a careless reader time or memory. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Uint8Array>> = {
  'content of zeros packed a thousand times': () => flate(Buffer.alloc(200_000_000)),
  'content of spaces packed twice over': () => flateTwice(Buffer.alloc(200_000_000, 0x20)),
  'a million text operators packed': () =>
    flate(Buffer.from('BT /F 9 Tf 50 700 Td (1.00) Tj ET\n'.repeat(1_000_000))),
  'a million lines packed': () => flate(Buffer.from('0 0 m 9 9 l S\n'.repeat(1_500_000))),
  'a million saved states': () => flate(Buffer.from('q '.repeat(5_000_000))),
  'arrays within arrays in a content': () => plainPdf({ content: '['.repeat(500_000) }),
  'dictionaries within dictionaries in a content': () =>
    plainPdf({ content: `${'<</a'.repeat(300_000)} BDC` }),
  'arrays within arrays in an object': () =>
    plainPdf({ page: '/X 6 0 R', objects: [`${'['.repeat(200_000)}${']'.repeat(200_000)}`] }),
  'dictionaries within dictionaries in an object': () =>
    plainPdf({ page: '/X 6 0 R', objects: [`${'<</A '.repeat(200_000)}1${'>>'.repeat(200_000)}`] }),
  'one form that draws itself': () =>
    plainPdf({
      content: '/X Do',
      resources: `/XObject << /X ${FIRST} 0 R >>`,
      objects: [form(`/XObject << /X ${FIRST} 0 R >>`, '/X Do /X Do')],
    }),
  'two forms that draw each other': () => forms(2, 8, true),
  'forms that draw two forms each, 30 deep': () => forms(30, 2),
  'forms that draw ten forms each, 8 deep': () => forms(8, 10),
  'forms that draw ten forms each, 4 deep': () => forms(4, 10),
  'a pattern that fills with itself': () => patterns(1, true),
  'patterns that fill with patterns, 12 deep': () => patterns(12),
  'patterns that fill with patterns, 4 deep': () => patterns(4),
  'a tiling pattern of tiny steps': () =>
    plainPdf({
      content: '/Pattern cs /P scn 0 0 595 842 re f',
      resources: `/Pattern << /P ${FIRST} 0 R >>`,
      objects: [pattern('', '0 0 1 1 re f', '0.001')],
    }),
  'a soft mask that masks itself': () =>
    plainPdf({
      content: '/G gs 0 0 500 500 re f',
      resources: `/ExtGState << /G ${FIRST} 0 R >>`,
      objects: [
        `<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${FIRST + 1} 0 R >> >>`,
        form(`/ExtGState << /G ${FIRST} 0 R >>`, '/G gs 0 0 500 500 re f'),
      ],
    }),
  'a glyph that draws itself': () =>
    plainPdf({
      content: 'BT /T 20 Tf 50 700 Td (aaaaaaaa) Tj ET',
      resources: `/Font << /T ${FIRST} 0 R >>`,
      objects: [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${FIRST + 1} 0 R >> /Resources << /Font << /T ${FIRST} 0 R >> >> >>`,
        stream('', '1000 0 d0 BT /T 1 Tf (aaaa) Tj ET'),
      ],
    }),
  'a shading of a function in functions': () => shading(40),
  'a page of a million points': () => plainPdf({ content: ROWS, mediaBox: '[0 0 1000000 1000000]' }),
  'a page of nearly no size': () => plainPdf({ content: ROWS, mediaBox: '[0 0 0.0001 0.0001]' }),
  'a page as wide as numbers go': () =>
    plainPdf({ content: ROWS, mediaBox: '[-3.4e38 -3.4e38 3.4e38 3.4e38]' }),
  'a page magnified': () => plainPdf({ content: ROWS, page: '/UserUnit 1000000' }),
  'a picture of a huge size and no data': () =>
    picture('/Width 65000 /Height 65000 /ColorSpace /DeviceRGB', Buffer.alloc(10)),
  'a picture of zeros packed': () =>
    picture(
      '/Width 12000 /Height 12000 /ColorSpace /DeviceGray /Filter /FlateDecode',
      deflateSync(Buffer.alloc(144_000_000)),
    ),
  'a bilevel picture of a huge size': () =>
    picture(
      '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
      Buffer.alloc(200),
      1,
    ),
  'a JBIG2 picture of a huge size': () =>
    picture(
      '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
      jbig2Page(60_000, 60_000),
      1,
    ),
  'a picture under forty filters': () =>
    picture(
      `/Width 10 /Height 10 /ColorSpace /DeviceGray /Filter [${'/ASCIIHexDecode '.repeat(40)}]`,
      Buffer.from('00'.repeat(50)),
    ),
  'content under a hundred packings': () => manyFilters(100),
  'text of a hundred thousand fonts': () =>
    plainPdf({
      content: Array.from({ length: 20_000 }, (_, n) => `BT /F${n} 9 Tf (a) Tj ET`).join('\n'),
      resources: `/Font << ${Array.from({ length: 20_000 }, (_, n) => `/F${n} 5 0 R`).join(' ')} >>`,
    }),
  'a page tree that goes round': () =>
    plainPdf({ content: ROWS, pages: '<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 2000 >>' }),
  'a page tree of two billion pages': () =>
    plainPdf({ content: ROWS, pages: '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>' }),
  'a page tree with one page a thousand times': () =>
    plainPdf({ content: ROWS, pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(1000)}] /Count 1000 >>` }),
  'a page tree a thousand deep': () => deepTree(1000),
  'a page tree a hundred thousand deep': () => deepTree(100_000),
  'nodes that inherit from each other': () =>
    plainPdf({ content: ROWS, pages: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>' }),
  'a length that is itself': () => withRaw('/Length 4 0 R'),
  'a length of two billion': () => withRaw('/Length 2147483647'),
  'a negative length': () => withRaw('/Length -5'),
  'objects in a stream that holds itself': () => objectStreams(),
  'an index that leads to itself': () => previousToItself(),
  'an index of two billion objects': () => hugeIndex(),
  'a predictor of two billion columns': () =>
    plainPdf({
      content: deflateSync(Buffer.alloc(1000)),
      contentEntries:
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 /BitsPerComponent 16 >>',
    }),
  'a fifty-thousand-word line': () =>
    plainPdf({ content: `BT /F 1 Tf 1 800 Td ${'(1.00 ) Tj '.repeat(50_000)} ET` }),
  'a page of twenty thousand amounts': () =>
    flate(
      Buffer.from(
        textContent(
          Array.from({ length: 5000 }, (_, n) => ['01/02/2025', `Row ${n}`, '1.00', '2.00']).map(
            (row) => row,
          ),
          [10, 100, 300, 400],
        ),
      ),
    ),
  'words over one another': () =>
    plainPdf({ content: `BT /F 9 Tf ${'1 0 0 1 50 700 Tm (12.00) Tj '.repeat(20_000)} ET` }),
  'twenty thousand attachments': () => attachments(20_000),
  'a name tree that goes round': () =>
    plainPdf({
      content: ROWS,
      catalog: `/Names << /EmbeddedFiles ${FIRST} 0 R >>`,
      objects: [`<< /Kids [${FIRST} 0 R ${FIRST} 0 R ${FIRST} 0 R] >>`],
    }),
  'a packed attachment of a gigabyte': () =>
    plainPdf({
      content: ROWS,
      catalog: `/Names << /EmbeddedFiles << /Names [(factur-x.xml) ${FIRST + 1} 0 R] >> >>`,
      objects: [
        stream('/Type /EmbeddedFile /Filter /FlateDecode', deflateSync(Buffer.alloc(300_000_000))),
        `<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F ${FIRST} 0 R >> >>`,
      ],
    }),
  'a map of characters without an end': () =>
    plainPdf({
      content: 'BT /T 9 Tf 50 700 Td <0001000200030004> Tj ET',
      resources: `/Font << /T ${FIRST} 0 R >>`,
      objects: [
        `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [${FIRST + 1} 0 R] /ToUnicode ${FIRST + 2} 0 R >>`,
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /W [0 2000000000 500] >>',
        stream('', `begincmap ${'1 beginbfrange <0000> <ffff> <0041> endbfrange '.repeat(2000)}`),
      ],
    }),
};

function flate(data: Uint8Array): Uint8Array {
  return plainPdf({ content: deflateSync(data), contentEntries: '/Filter /FlateDecode' });
}

function flateTwice(data: Uint8Array): Uint8Array {
  const twice = deflateSync(deflateSync(data));
  return plainPdf({ content: twice, contentEntries: '/Filter [/FlateDecode /FlateDecode]' });
}

function manyFilters(count: number): Uint8Array {
  let data: Uint8Array = Buffer.from(ROWS);
  for (let time = 0; time < count; time++) data = deflateSync(data);
  return plainPdf({ content: data, contentEntries: `/Filter [${'/FlateDecode '.repeat(count)}]` });
}

function form(resources: string, content: string): Buffer {
  return stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> ${resources} >>`,
    content,
  );
}

/** A chain of forms, each drawing the next `times` times; closed to a ring where wanted. */
function forms(depth: number, times: number, isRing = false): Uint8Array {
  const objects = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    if (isLast && !isRing) return form('', 'BT /F 9 Tf 50 700 Td (1.00) Tj ET 0 0 9 9 re f');
    return form(`/XObject << /X ${isLast ? FIRST : FIRST + level + 1} 0 R >>`, '/X Do '.repeat(times));
  });
  return plainPdf({ content: '/X Do', resources: `/XObject << /X ${FIRST} 0 R >>`, objects });
}

function pattern(resources: string, content: string, step = '1'): Buffer {
  return stream(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep ${step} /YStep ${step} /Resources << ${resources} >>`,
    content,
  );
}

function patterns(depth: number, isRing = false): Uint8Array {
  const objects = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    if (isLast && !isRing) return pattern('', '0 0 1 1 re f');
    const next = isLast ? FIRST : FIRST + level + 1;
    return pattern(`/Pattern << /P ${next} 0 R >>`, '/Pattern cs /P scn 0 0 100 100 re f');
  });
  return plainPdf({
    content: `/Pattern cs /P scn 0 0 595 842 re f`,
    resources: `/Pattern << /P ${FIRST} 0 R >>`,
    objects,
  });
}

function shading(depth: number): Uint8Array {
  const functions = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>'
      : `<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [${FIRST + level + 1} 0 R ${FIRST + level + 1} 0 R] >>`,
  );
  return plainPdf({
    content: '/S sh',
    resources: `/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Function ${FIRST} 0 R >> >>`,
    objects: functions,
  });
}

function picture(entries: string, data: Uint8Array, bits = 8): Uint8Array {
  return plainPdf({
    content: 'q 595 0 0 842 0 0 cm /I Do Q',
    resources: `/XObject << /I ${FIRST} 0 R >>`,
    objects: [stream(`/Type /XObject /Subtype /Image /BitsPerComponent ${bits} ${entries}`, data)],
  });
}

/** A page information segment (ITU-T T.88, 7.4.8) and nothing else. */
function jbig2Page(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0x30, 0, 1, 0, 0, 0, 19]);
  const page = Buffer.alloc(19);
  page.writeUInt32BE(width, 0);
  page.writeUInt32BE(height, 4);
  return Buffer.concat([head, page]);
}

function deepTree(depth: number): Uint8Array {
  const objects = Array.from({ length: depth }, (_, level) => {
    const next = level === depth - 1 ? 3 : FIRST + level + 1;
    return `<< /Type /Pages /Parent ${level === 0 ? 2 : FIRST + level - 1} 0 R /Kids [${next} 0 R] /Count 1 >>`;
  });
  return plainPdf({ content: ROWS, pages: `<< /Type /Pages /Kids [${FIRST} 0 R] /Count 1 >>`, objects });
}

/** A content stream whose length entry is not true. */
function withRaw(length: string): Uint8Array {
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      `<< ${length} >>\nstream\n${ROWS}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ].map((object) => Buffer.from(object)),
  );
}

function objectStreams(): Uint8Array {
  const objects = [
    stream(`/Type /ObjStm /N 2000000000 /First 10 /Extends ${FIRST} 0 R`, `${FIRST} 0 7 0 << >>`),
  ];
  return plainPdf({ content: ROWS, page: `/X 7 0 R /Y ${FIRST} 0 R`, objects });
}

function previousToItself(): Uint8Array {
  const text = Buffer.from(plainPdf({ content: ROWS })).toString('latin1');
  const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
  return Buffer.from(text.replace('trailer <<', `trailer << /Prev ${start} /XRefStm ${start}`), 'latin1');
}

function hugeIndex(): Uint8Array {
  const text = Buffer.from(plainPdf({ content: ROWS })).toString('latin1');
  return Buffer.from(
    text.replace(/xref\n0 \d+/, 'xref\n0 2000000000').replace(/\/Size \d+/, '/Size 2000000000'),
    'latin1',
  );
}

function attachments(count: number): Uint8Array {
  const names = Array.from({ length: count }, (_, n) => `(a${n}.xml) ${FIRST + 1} 0 R`).join(' ');
  return plainPdf({
    content: ROWS,
    catalog: `/Names << /EmbeddedFiles << /Names [${names}] >> >>`,
    objects: [
      stream('/Type /EmbeddedFile', '<a/>'),
      `<< /Type /Filespec /F (a.xml) /EF << /F ${FIRST} 0 R >> >>`,
    ],
  });
}
