import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runTieout } from './run-tieout.ts';
import { pdfOfLines, statementLines } from './statement-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statement = path.join(folder, 'statement.pdf');
writeFileSync(statement, pdfOfLines(statementLines));

const contradicted = path.join(folder, 'contradicted.pdf');
const wrongRow = statementLines.map((line) =>
  line.map((placed) => (placed.text === '-450.00' ? { ...placed, text: '-451.00' } : placed)),
);
writeFileSync(contradicted, pdfOfLines(wrongRow));

describe('a statement', () => {
  test('is printed as one Extraction whose numbers are proven', async () => {
    const ran = await runTieout('extract', '--json', statement);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const extraction = JSON.parse(ran.stdout);
    expect(extraction.accounts[0]).toMatchObject({
      verdict: 'proven',
      opening: '1000.00',
      closing: '3037.65',
    });
    expect(extraction.accounts[0].transactions.map((row: { amount: string }) => row.amount)).toEqual([
      '2500.00',
      '-450.00',
      '-12.35',
    ]);
  });

  test('is summarised with its proof for a person', async () => {
    const { code, stdout } = await runTieout('extract', statement);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /money in +\$2,500\.00\n +money out +-\$462\.35\n +calculated closing +\$3,037\.65\n +printed closing +\$3,037\.65/,
    );
    expect(stdout).toContain('proven: every transaction is checked, to the cent');
  });

  test('is summarised with amounts and dates of the locale that is asked for', async () => {
    const { stdout } = await runTieout('extract', statement, '--locale', 'de-DE');
    expect(stdout).toMatch(/money in +2\.500,00\s\$\n/);
    const refused = await runTieout('extract', statement, '--locale', 'no locale');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a locale') });
  });

  test('says what it found in the currency of its account and the locale that is asked for', async () => {
    const wrong = path.join(folder, 'wrong.pdf');
    const lines = statementLines.map((line) =>
      line.map((placed) => ({
        ...placed,
        text: placed.text.replace('balance 3,037.65', 'balance 9,037.65'),
      })),
    );
    writeFileSync(wrong, pdfOfLines(lines));
    const inGermany = await runTieout('extract', wrong, '--locale', 'de-DE');
    expect(inGermany.stdout).toMatch(/error: .*closing balance by 6\.000,00\s\$/);
    expect((await runTieout('extract', wrong)).stdout).toContain('closing balance by $6,000.00');
    const { stdout } = await runTieout('extract', '--json', wrong);
    expect(stdout).toContain('closing balance by 6,000.00.');
  });

  test('is converted to the columns of QuickBooks Online with debit and credit split', async () => {
    const target = path.join(folder, 'out.csv');
    expect(await runTieout('convert', statement, '--format', 'qbo', '--out', target)).toMatchObject({
      code: 0,
    });
    const [, payroll, check, coffee] = readFileSync(target, 'utf8').split('\r\n');
    expect(payroll).toBe('12/16/2025,ACME PAYROLL,,,2500.00,,,,');
    expect(check).toContain(',450.00,,');
    expect(coffee).toMatch(/^12\/31\/2025,COFFEE & CO,,12\.35,,/);
  });

  test('is converted by a preset to standard output, the preflight printed on stderr', async () => {
    const ran = await runTieout('convert', statement, '--preset', 'qbo-bank-csv', '--region', 'GB');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain('\r\n31/12/2025,COFFEE & CO,-12.35\r\n');
    expect(ran.stderr).toContain('change: ');
  });

  test('is written under the file’s own name into a folder', async () => {
    const target = mkdtempSync(path.join(folder, 'books-'));
    expect(await runTieout('convert', statement, '--preset', 'xlsx', '--out', target)).toMatchObject({
      code: 0,
    });
    expect(readdirSync(target)).toEqual([
      expect.stringMatching(/^xlsx-account-4567-[\d-]+-to-[\d-]+\.xlsx$/),
    ]);
  });

  test('is not written by a preset that lacks an answer, and the flag for it is named', async () => {
    const ran = await runTieout('convert', statement, '--preset', 'qbd-iif');
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/block: .*account/);
    expect(ran.stderr).toContain('--account-name');
  });

  test('answers 4 when its numbers contradict each other, and still writes', async () => {
    const read = await runTieout('extract', '--json', contradicted);
    expect(read.code).toBe(4);
    const converted = await runTieout('convert', contradicted, '--format', 'generic');
    expect(converted.code).toBe(4);
    expect(converted.stdout).toContain('-451.00');
    expect(converted.stderr).toContain('contradicted');
  });
});

test('the order of dates can be given whatever the country', async () => {
  const ran = await runTieout(
    'convert',
    statement,
    '--format',
    'qbo',
    '--region',
    'US',
    '--date-format',
    'DD/MM/YYYY',
  );
  expect(ran.stdout).toContain('31/12/2025,COFFEE & CO');
});

test('presets are listed, and one is explained with its flags', async () => {
  const list = await runTieout('presets');
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toMatch(/^qbo-bank-csv .*\n(?:.*\n)*mt940 /);
  const one = await runTieout('presets', 'qbd-iif');
  expect(one.stdout).toContain('--account-name');
  expect(await runTieout('presets', 'lotus')).toMatchObject({ code: 2, stdout: '' });
});

describe('books in a file', () => {
  test('give names of accounts and categories, which flags override', async () => {
    const books = path.join(folder, 'books.json');
    writeFileSync(
      books,
      JSON.stringify({
        accounts: [{ name: 'Checking', kind: 'bank', number: '4567' }],
        rows: [{ contains: 'coffee', payee: 'Coffee & Co', category: 'Meals' }],
      }),
    );
    const ran = await runTieout('convert', statement, '--preset', 'qbd-iif', '--books', books);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/TRNS\t\tCHECK\t12\/31\/2025\tChecking\tCoffee & Co\t/);
    expect(ran.stdout).toMatch(/SPL\t\tCHECK\t12\/31\/2025\tMeals\t/);
    writeFileSync(books, '{"accounts": 1}');
    const refused = await runTieout('convert', statement, '--preset', 'qbd-iif', '--books', books);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('accounts');
  });
});

test('a CSV never holds the bytes of a ZIP', async () => {
  const target = path.join(folder, 'several.csv');
  const ran = await runTieout(
    'convert',
    statement,
    '--preset',
    'myob-transactions',
    '--out',
    target,
    ...MYOB,
  );
  expect(ran.code).toBe(2);
  expect(ran.stderr).toContain('several files');
  expect(existsSync(target)).toBe(false);
  const zip = path.join(folder, 'several.zip');
  expect(
    (await runTieout('convert', statement, '--preset', 'myob-transactions', '--out', zip, ...MYOB)).code,
  ).toBe(0);
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe('PK');
});

const MYOB = [...['--account-name', '1-1110', '--expense-account', '6-1100', '--income-account', '4-1000']];
