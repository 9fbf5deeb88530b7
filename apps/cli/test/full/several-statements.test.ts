import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runTieout } from '../run-tieout.ts';
import { pdfOfLines, statementLines } from '../statement-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-statements-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statement = path.join(folder, 'statement.pdf');
writeFileSync(statement, pdfOfLines(statementLines));

const later = path.join(folder, 'later.pdf');
const laterWords: Readonly<Record<string, string>> = {
  'Statement period: 12/15/2025 - 01/14/2026': 'Statement period: 01/15/2026 - 02/14/2026',
  'Opening balance 1,000.00': 'Opening balance 3,037.65',
  '12/16/2025': '01/16/2026',
  '3,500.00': '5,537.65',
  '12/18/2025': '01/18/2026',
  '3,050.00': '5,087.65',
  '12/31/2025': '01/31/2026',
  '3,037.65': '5,075.30',
  'Closing balance 3,037.65': 'Closing balance 5,075.30',
};
writeFileSync(
  later,
  pdfOfLines(
    statementLines.map((line) =>
      line.map((placed) => ({ ...placed, text: laterWords[placed.text] ?? placed.text })),
    ),
  ),
);

describe('several statements', () => {
  const preset = ['--preset', 'camt053', '--out'];

  test('of one account become one file that still proves itself, whichever comes first', async () => {
    const target = path.join(folder, 'both.xml');
    const ran = await runTieout('convert', later, statement, ...preset, target);
    expect(ran).toMatchObject({ code: 0 });
    const xml = readFileSync(target, 'utf8');
    expect(xml.match(/<Ntry>/g)?.length).toBe(6);
    expect(xml.indexOf('2025-12-16')).toBeLessThan(xml.indexOf('2026-01-16'));
  });

  test('that overlap are named, and refused by a target that proves balances until repeated rows are left out', async () => {
    const target = path.join(folder, 'twice.xml');
    const copy = path.join(folder, 'copy.pdf');
    writeFileSync(copy, readFileSync(statement));
    const run = await runTieout('convert', statement, copy, ...preset, target, '--keep-repeated');
    expect(run).toMatchObject({ code: 2 });
    expect(run.stderr).toMatch(
      /warning: .*copy\.pdf begins .*booked twice\. \(3 rows; 2025-12-16 ACME PAYROLL 2500\.00/,
    );
    expect(run.stderr).toContain('block: ');
    const left = await runTieout('convert', statement, copy, ...preset, target, '--leave-out-repeated');
    expect(left).toMatchObject({ code: 0 });
    expect(readFileSync(target, 'utf8').match(/<Ntry>/g)?.length).toBe(3);
  });

  test('are only checked where nothing is to be written', async () => {
    const ran = await runTieout('convert', statement, later, '--preset', 'qbo-bank-csv', '--check');
    expect(ran).toMatchObject({ code: 0, stdout: '' });
    expect(ran.stderr).toContain('change: ');
  });

  test('of accounts apart go into a folder as one file each', async () => {
    const target = mkdtempSync(path.join(folder, 'parts-'));
    const other = path.join(folder, 'other.pdf');
    writeFileSync(
      other,
      pdfOfLines(
        statementLines.map((line) =>
          line.map((placed) => ({ ...placed, text: placed.text.replace('0001234567', '0007654321') })),
        ),
      ),
    );
    const ran = await runTieout('convert', statement, other, '--preset', 'qbo-bank-csv', '--out', target);
    expect(ran).toMatchObject({ code: 0 });
    expect(
      readdirSync(target)
        .map((name) => name.replace(/-\d{4}-\d\d-\d\d-to-[\d-]+/, ''))
        .sort(),
    ).toEqual(['qbo-bank-csv-account-4321.csv', 'qbo-bank-csv-account-4567.csv']);
  });
});
