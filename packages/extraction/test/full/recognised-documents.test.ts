import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { degradeDocument, generateStatement, makeMeasure } from '@tieout/benches';
import { isStatement, type Transaction } from '@tieout/records';
import { describe, expect, it } from 'vitest';
import { extract, writePdf } from '../../src/index.ts';

const measure = makeMeasure();

/** A drawn statement of one page, with what stands on it. */
function drawn() {
  return generateStatement(
    {
      ...{ seed: 'ocr', layout: 'us-bank-labels-under-figures', producer: 'pdfkit', isPlain: true },
      variant: 'usual',
    },
    measure,
  );
}

async function scanned(scanner: string, dpi = 150) {
  const { pdf, truth } = await drawn();
  const scan = await degradeDocument(pdf, { seed: 'ocr-4', dpi, scanner });
  return { extraction: await extract(scan.pdf), truth };
}

function movements(transactions: readonly Pick<Transaction, 'date' | 'amount'>[]): string[] {
  return transactions.map(({ date, amount }) => `${date} ${amount}`);
}

describe('a scanned statement', () => {
  it.each(['photo', 'sideways', 'layered'])('is read and proven like the original: %s', async (scanner) => {
    const { extraction, truth } = await scanned(scanner);
    if (!isStatement(extraction)) throw new Error(`not read: ${JSON.stringify(extraction)}`);
    const [account] = extraction.accounts;
    expect(account?.verdict).toBe('proven');
    expect(movements(account?.transactions ?? [])).toEqual(movements(truth.accounts[0]?.transactions ?? []));
  });

  it('keeps the boxes of its rows on the page as shown', async () => {
    const { extraction } = await scanned('head-down');
    if (!isStatement(extraction)) throw new Error('not read');
    const [first, second] = extraction.accounts[0]?.transactions ?? [];
    // On its head, the first row lies below the second.
    expect(first?.source.box[1]).toBeGreaterThan(second?.source.box[1] ?? Number.POSITIVE_INFINITY);
  });
});

const PAYEES = [
  'TRANSFER TO MARIA ELLISON',
  'NORTHERN WATER DIRECT DEBIT',
  'SALARY MERIDIAN TOOLS',
  'LANTERN GROCERIES',
];

/** What a font shows of its characters: the third letter behind each and letters for figures, or for all the numbers of their glyphs. */
const FALSE_MAPS = {
  'other letters': '3 beginbfrange <30> <39> <0067> <41> <5a> <0044> <61> <7a> <0064> endbfrange',
  'the numbers of its glyphs': '1 beginbfrange <20> <7e> <0003> endbfrange',
} as const;

/** A statement in a font with a false map: right to the eye, nonsense to a program. */
function shiftedStatement(pageCount: number, kind: keyof typeof FALSE_MAPS = 'other letters'): Uint8Array {
  const rows = Array.from({ length: 12 * pageCount }, (_, index) => [
    `${String(index + 1).padStart(2, '0')}/03/2025`,
    PAYEES[index % PAYEES.length] ?? '',
    '-10.25',
    (975.5 - 10.25 * (index + 1)).toFixed(2),
  ]);
  const headings = [
    ['Account statement 1 March 2025 to 31 March 2025', '', '', ''],
    ['Date', 'Description of the transaction', 'Amount', 'Balance'],
  ];
  const pages = Array.from({ length: pageCount }, (_, page) => [
    ...headings,
    ...(page === 0 ? [['', 'Opening balance', '', '975.50']] : []),
    ...rows.slice(page * 12, page * 12 + 12),
    ...(page === pageCount - 1 ? [['', 'Closing balance', '', rows.at(-1)?.[3] ?? '']] : []),
  ]);
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${FALSE_MAPS[kind]} endcmap end`;
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const drawn = pages.flatMap((lines, page) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + page * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    stream(`BT /F 11 Tf ${lines.flatMap(shownLine).join(' ')} ET`),
  ]);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${5 + page * 2} 0 R`).join(' ')}] /Count ${pageCount} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>',
    stream(map),
    ...drawn,
  ];
  return writePdf(objects.map((object) => Buffer.from(object)));
}

function shownLine(cells: readonly string[], line: number): string[] {
  return cells.flatMap((text, column) => {
    const x = [50, 130, 380, 470][column] ?? 0;
    return text === '' ? [] : [`1 0 0 1 ${x} ${760 - line * 20} Tm (${text}) Tj`];
  });
}

describe('a page whose font maps its glyphs to the wrong characters', () => {
  it.each(['other letters', 'the numbers of its glyphs'] as const)(
    'is read from its image: %s',
    async (kind) => {
      const extraction = await extract(shiftedStatement(1, kind));
      if (!isStatement(extraction)) throw new Error(`not read: ${JSON.stringify(extraction)}`);
      expect(extraction.accounts[0]).toMatchObject({ verdict: 'proven', opening: '975.50' });
      expect(extraction.accounts[0]?.transactions).toHaveLength(12);
    },
  );
});

describe('a process that may start no others', () => {
  it('recognizes two pages in threads and reports each page when done', () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { extract } from '@tieout/extraction';
      const done = [];
      const { accounts } = await extract(readFileSync(0), { onProgress: (pages) => done.push(pages) });
      console.log(accounts[0].verdict, done.join());
      process.exit(0);
    `;
    const allowed = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-wasi'];
    const said = execFileSync(process.execPath, [...allowed, '--input-type=module', '-e', script], {
      cwd: path.join(import.meta.dirname, '../../../../benches'),
      encoding: 'utf8',
      input: shiftedStatement(2),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    expect(said.trim()).toBe('proven 1,2');
  });
});

describe('a document with a text layer', () => {
  it('does not load the OCR', async () => {
    const script = `
      import { createRequire } from 'node:module';
      import { generateStatement, makeMeasure } from '@tieout/benches';
      import { extract } from '@tieout/extraction';
      const order = { seed: 'text', layout: 'us-bank-labels-under-figures', isPlain: true };
      const extraction = await extract((await generateStatement(order, makeMeasure())).pdf);
      const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('onnxruntime'));
      console.log(extraction.outcome, loaded.length);
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: path.join(import.meta.dirname, '../../../../benches'),
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('read 0');
  });
});
