import { isStatement } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { drawOverlay, type Explanation, explain, extract } from '../src/index.ts';
import { drawPdf, say, table, title } from './draw-pdf.ts';

const COLUMNS = '50 120 440> 540>';

const page = [
  say('Example Bank account statement'),
  say('Statement period: 2025-03-01 to 2025-03-31'),
  ...table(COLUMNS, [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['', 'Opening balance', '', '100.00'],
    ['2025-03-04', 'FIRST <SHOP> & SONS', '-10.00', '90.00'],
    ['2025-03-25', 'SALARY', '500.00', '590.00'],
    ['', 'Closing balance', '', '590.00'],
  ]),
  say('Write to us about errors within sixty days.'),
];

async function explainDrawn(...pages: Parameters<typeof drawPdf>[0]): Promise<Explanation> {
  return explain(await drawPdf(pages));
}

const labelsOf = ({ pages }: Explanation, kind: string) =>
  pages.flatMap((item) => item.marks.filter((mark) => mark.kind === kind).map((mark) => mark.label));

describe('an explanation', () => {
  test('is of what extract answers', async () => {
    const bytes = await drawPdf([page]);
    expect((await explain(bytes)).extraction).toEqual(await extract(bytes));
  });

  test('prints page, numbers, dates, tables and the checks of the chosen reading', async () => {
    const {
      pages,
      statements: [statement],
    } = await explainDrawn(page);
    expect(pages).toMatchObject([{ number: 1, layer: 'text', turn: 0 }]);
    expect(statement).toMatchObject({ language: 'en', isCard: false, otherDivision: null });
    expect(statement?.decisions.map(({ choice, evidence }) => [choice, evidence])).toEqual([
      ['accountType', 'the words of a bank account'],
      ['numbers', '6 figures are amounts with 2 decimals behind “.”'],
      ['columns', 'one currency'],
      ['division', 'one account'],
    ]);
    expect(statement?.dateOrders.filter((order) => order.isChosen)).toMatchObject([
      { start: '2025-03-01', end: '2025-03-31' },
    ]);
    const ledger = statement?.tables.find((item) => item.rowCount > 0);
    expect(ledger?.headings.map((heading) => heading.role)).toEqual([
      'date',
      'description',
      'amount',
      'balance',
    ]);
    expect(ledger?.columns.map((column) => [column.role, Math.round(column.edge)])).toEqual([
      ['amount', 440],
      ['balance', 540],
    ]);
    expect(statement?.accounts[0]?.chosen).toMatchObject({ rowCount: 2, leftOut: [], turnedRound: [] });
    expect(statement?.accounts[0]?.chosen.checks.map((check) => check.state)).toEqual([
      'holds',
      'holds',
      'not printed',
    ]);
  });

  test('prints the rejected readings and what they miss', async () => {
    const {
      statements: [statement],
    } = await explainDrawn(page);
    const [account] = statement?.accounts ?? [];
    const turned = account?.rejected.find((reading) =>
      reading.checks.some((check) => check.state === 'fails'),
    );
    expect(turned?.why).toMatch(/miss it by 980\.00/);
    expect(account?.rejected.every((reading) => (reading.score ?? -1e9) <= (account.chosen.score ?? 0))).toBe(
      true,
    );
    expect(account?.triedCount).toBe((account?.rejected.length ?? 0) + 1);
  });

  test('prints which rows were left out and under which title they are', async () => {
    const {
      statements: [statement],
    } = await explainDrawn([
      ...page,
      title('Daily balance summary'),
      ...table('50 200>', [
        ['Date', 'Amount'],
        ['2025-03-04', '90.00'],
        ['2025-03-25', '590.00'],
      ]),
    ]);
    const [account] = statement?.accounts ?? [];
    expect(account?.verdict).toBe('proven');
    expect(account?.chosen.rowCount).toBe(2);
    expect(account?.chosen.leftOut.map((group) => group.why).join()).toContain('Daily balance summary');
  });

  test('marks every line of a page for what it was taken for', async () => {
    const explanation = await explainDrawn(page);
    expect(labelsOf(explanation, 'row')).toEqual([
      'row 1: -10.00 FIRST <SHOP> & SONS',
      'row 2: 500.00 SALARY',
    ]);
    expect(labelsOf(explanation, 'heading')).toEqual(['Date Description Amount Balance']);
    expect(labelsOf(explanation, 'balance')).toEqual([
      'balance (opening): 100.00',
      'balance (closing): 590.00',
    ]);
    expect(labelsOf(explanation, 'column')).toHaveLength(2);
    expect(labelsOf(explanation, 'ignored')).toHaveLength(3);
  });

  test('marks the row at which a balance does not follow', async () => {
    const altered = page.map((line) =>
      line.map((placed) => (placed.text === '500.00' ? { ...placed, text: '501.00' } : placed)),
    );
    const explanation = await explainDrawn(altered);
    expect(labelsOf(explanation, 'doubtful-row')).toEqual(['row 2: 501.00 SALARY']);
    expect(explanation.statements[0]?.accounts[0]?.verdict).toBe('contradicted');
  });

  test('has boxes of the page as shown, also where the page is turned', async () => {
    const explanation = await explainDrawn({ lines: page, rotation: 90 });
    const { extraction, pages } = explanation;
    expect(pages[0]).toMatchObject({ turn: 270, widthPt: expect.closeTo(841.89, 1) });
    const rows = pages[0]?.marks
      .filter((mark) => mark.kind === 'row')
      .map((mark) => mark.box.map(Math.round));
    const sources = isStatement(extraction)
      ? extraction.accounts.flatMap((account) =>
          account.transactions.map((row) => row.source.box.map(Math.round)),
        )
      : [];
    expect(sources).toHaveLength(2);
    expect(rows).toEqual(sources);
  });

  test('of an invoice marks its lines, and calls nothing ignored that may hold a field', async () => {
    const explanation = await explainDrawn([
      title('Invoice'),
      say('Acme Supplies Ltd'),
      say('Invoice number: INV-1007'),
      say('Invoice date: 4 March 2025'),
      ...table('50 320> 420> 540>', [
        ['Description', 'Quantity', 'Unit price', 'Amount'],
        ['Copper wire', '2', '9.50', '19.00'],
        ['Delivery', '1', '6.00', '6.00'],
        ['Subtotal', '', '', '25.00'],
        ['VAT 20%', '', '', '5.00'],
        ['Total', '', '', '30.00'],
      ]),
    ]);
    expect(explanation).toMatchObject({ extraction: { kind: 'invoice' }, statements: [] });
    expect(labelsOf(explanation, 'row')).toEqual(['Copper wire 19.00', 'Delivery 6.00']);
    expect(labelsOf(explanation, 'ignored')).toEqual([]);
  });

  test('of a file that cannot be opened holds its reason and nothing else', async () => {
    expect(await explain(new Uint8Array())).toMatchObject({
      extraction: { outcome: 'unreadable', reason: 'not-a-pdf' },
      guess: null,
      pages: [],
      statements: [],
    });
  });
});

describe('the drawing of a page', () => {
  test('is SVG with a named box for each place, the text escaped', async () => {
    const [first] = (await explainDrawn(page)).pages;
    const svg = first === undefined ? '' : drawOverlay(first);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 595\.28 /);
    expect(svg.match(/<rect class="/g)).toHaveLength(first?.marks.length ?? 0);
    expect(svg).toContain('<title>row 1: -10.00 FIRST &lt;SHOP&gt; &amp; SONS</title>');
    expect(svg).toContain('row, proven');
    expect(svg).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  });
});
