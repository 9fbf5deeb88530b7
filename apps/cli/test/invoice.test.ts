import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTieout } from './run-tieout.ts';
import { pdfOfLines } from './statement-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-invoice-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (left: number, text: string) => ({ left, text });
const invoice = path.join(folder, 'invoice.pdf');
writeFileSync(
  invoice,
  pdfOfLines([
    [at(60, 'INVOICE')],
    [at(60, 'Brightwater Supplies Inc.')],
    [at(60, 'Bill to: Meridian Dental Practice')],
    [at(60, 'Invoice number: INV-2041')],
    [at(60, 'Invoice date: 12/10/2025')],
    [at(60, 'Description'), at(300, 'Quantity'), at(380, 'Unit price'), at(480, 'Amount')],
    [at(60, 'Oak shelving'), at(330, '2'), at(390, '$100.00'), at(480, '$200.00')],
    [at(60, 'Site survey'), at(330, '3'), at(390, '$50.00'), at(480, '$150.00')],
    [at(380, 'Total'), at(480, '$350.00')],
  ]),
);

test('an invoice is summarised with its dates and amounts as its reader writes them', async () => {
  const { stdout } = await runTieout('extract', invoice);
  expect(stdout).toMatch(/ date +Dec 10, 2025\n/);
  expect(stdout).toMatch(/ total +\$?350\.00\n/);
});

test('an invoice is read with its fields and lines, with and without what is embedded', async () => {
  for (const flags of [[], ['--no-embedded-xml']]) {
    const ran = await runTieout('extract', '--json', ...flags, invoice);
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      kind: 'invoice',
      verdict: 'proven',
      fields: { number: 'INV-2041', vendor: 'Brightwater Supplies Inc.', total: '350.00' },
      lines: [{ amount: '200.00' }, { amount: '150.00' }],
    });
  }
});

test('an invoice is converted to columns, each line with number, vendor and customer', async () => {
  const ran = await runTieout('convert', invoice, '--format', 'qbo');
  expect(ran.code).toBe(0);
  const [head = '', first = ''] = ran.stdout.split('\r\n');
  const row = Object.fromEntries(head.split(',').map((column, index) => [column, first.split(',')[index]]));
  expect(row).toMatchObject({
    Date: '12/10/2025',
    Description: 'Oak shelving',
    Customer: 'Meridian Dental Practice',
    Vendor: 'Brightwater Supplies Inc.',
    'Invoice Number': 'INV-2041',
  });
});
