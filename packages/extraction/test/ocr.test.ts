import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { degradeDocument, generateDocument, makeMeasure } from '@tieout/benches';
import { isStatement, type Transaction } from '@tieout/records';
import { describe, expect, it } from 'vitest';
import { extract, writePdf } from '../src/index.ts';
import { ownRows } from '../src/ocr/ink.ts';
import { decimalMarkOf, mendFigures } from '../src/ocr/mend-figures.ts';

const measure = makeMeasure();

/** A drawn statement of one page, with what stands on it. */
function drawn() {
  return generateDocument(
    { seed: 'ocr-4', family: 'ruled-grid', locale: 'en-US', producer: 'pdfkit', isPlain: true },
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
  it.each(['photo', 'sideways', 'layered'])('is read and proven as the paper itself: %s', async (scanner) => {
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
    expect(first?.source.box[1]).toBeGreaterThan(second?.source.box[3] ?? Number.POSITIVE_INFINITY);
  });
});

const PAYEES = [
  'TRANSFER TO MARIA ELLISON',
  'NORTHERN WATER DIRECT DEBIT',
  'SALARY MERIDIAN TOOLS',
  'LANTERN GROCERIES',
];

/** What a font tells of its characters: the third letter behind each and letters for figures, or for all the numbers of their glyphs. */
const FALSE_MAPS = {
  'other letters': '3 beginbfrange <30> <39> <0067> <41> <5a> <0044> <61> <7a> <0064> endbfrange',
  'the numbers of its glyphs': '1 beginbfrange <20> <7e> <0003> endbfrange',
} as const;

/** A statement in a font with a false map: right to the eye, nonsense to a program. */
function shiftedStatement(pageCount: number, told: keyof typeof FALSE_MAPS = 'other letters'): Uint8Array {
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
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${FALSE_MAPS[told]} endcmap end`;
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

describe('a page whose font tells something else than it shows', () => {
  it.each(['other letters', 'the numbers of its glyphs'] as const)(
    'is read from its picture: %s',
    async (told) => {
      const extraction = await extract(shiftedStatement(1, told));
      if (!isStatement(extraction)) throw new Error(`not read: ${JSON.stringify(extraction)}`);
      expect(extraction.accounts[0]).toMatchObject({ verdict: 'proven', opening: '975.50' });
      expect(extraction.accounts[0]?.transactions).toHaveLength(12);
    },
  );
});

describe('a process that may start no others', () => {
  it('reads the pictures of two pages in threads, and tells of each page done', () => {
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
      cwd: path.join(import.meta.dirname, '../../../benches'),
      encoding: 'utf8',
      input: shiftedStatement(2),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    expect(said.trim()).toBe('proven 1,2');
  });
});

describe('a document with a text layer', () => {
  it('loads none of the recogniser', async () => {
    const script = `
      import { createRequire } from 'node:module';
      import { sampleStatement } from '@tieout/benches';
      import { extract } from '@tieout/extraction';
      const extraction = await extract(await sampleStatement());
      const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('onnxruntime'));
      console.log(extraction.outcome, loaded.length);
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: path.join(import.meta.dirname, '../../../benches'),
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('read 0');
  });
});

describe('mending figures', () => {
  it.each([
    ['20.665.70', '20.665,70'],
    ['12,00.', '12,00'],
    ['S12.50', '$12.50'],
    ['1O.5O', '10.50'],
    ['070ct', '07Oct'],
    ['.-', '-'],
    ['16--nov-2020', '16-nov-2020'],
    ['F614.27', '£614.27'],
    ["CHF'7.16", 'CHF7.16'],
    ['lst', '1st'],
    ['8.279.491:47+', '8.279.491,47+'],
    ['$5;127,83', '$5.127,83'],
    ['3.,171,21', '3.171,21'],
    ['Rs.3,76.762,81', 'Rs.3.76.762,81'],
    ['O2/03', '02/03'],
  ])('reads %s as %s', (read, meant) => {
    expect(mendFigures(read, ',')).toBe(meant);
  });

  it.each(['08.09.', 'B12.50', 'SOLO', '1.234.567', 'XXXX8707', '31.08.2023', '12:30', '10:27:35'])(
    'leaves %s, which may be what it says',
    (read) => {
      expect(mendFigures(read, ',')).toBe(read);
    },
  );
});

it('takes the decimal mark from the page where one word has the same mark twice', () => {
  expect(decimalMarkOf(['1,832.00', '12.50', '1.834.70'])).toBe('.');
  expect(mendFigures('1.834.70', '.')).toBe('1,834.70');
});

describe('a line under a rule', () => {
  const width = 200;
  const ink = (rows: Record<number, (x: number) => boolean>) => {
    const mask = new Uint8Array(width * 48);
    for (const [y, isInk] of Object.entries(rows))
      for (let x = 0; x < width; x++) mask[Number(y) * width + x] = isInk(x) ? 1 : 0;
    return { width, height: 48, mask };
  };

  const letters = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, index) => [from + index, (x: number) => x % 9 < 4] as const),
    );

  it('is parted from the rule', () => {
    const { bottom } = ownRows(ink({ ...letters(12, 34), 45: () => true }));
    expect(bottom).toBeGreaterThanOrEqual(34);
    expect(bottom).toBeLessThan(45);
  });

  it('keeps the bar of a letter that stands on its stem alone, and not the feet of the line above', () => {
    const stem = (x: number) => x >= 14 && x < 18;
    const thin = { ...letters(16, 36), 10: stem, 11: stem, 12: stem, 13: stem, 14: stem, 15: stem };
    const bar = (x: number) => x >= 4 && x < 40;
    expect(ownRows(ink({ ...thin, 8: bar, 9: bar })).top).toBe(0);
    const feet = (x: number) => x % 12 < 5;
    expect(ownRows(ink({ ...thin, 8: feet, 9: feet })).top).toBeGreaterThan(9);
  });

  it('keeps the feet of its letters', () => {
    const { bottom } = ownRows(ink({ ...letters(12, 34), 38: (x) => x % 90 < 4, 45: (x) => x % 90 < 4 }));
    expect(bottom).toBe(48);
  });
});
