import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runTieout } from './run-tieout.ts';
import { pdfOfLines, statementLines } from './statement-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statement = path.join(folder, 'statement.pdf');
writeFileSync(statement, pdfOfLines(statementLines));

describe('tieout explain', () => {
  test('shows why a statement was read so, and writes nothing', async () => {
    const { code, stdout, stderr } = await runTieout('explain', statement);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('text in the file, upright');
    expect(stdout).toMatch(/numbers: \d+ figures are amounts with 2 decimals behind “\.”/);
    expect(stdout).toContain('* month-day, 2025-12-15 to 2026-01-14');
    expect(stdout).toContain('Date (date) | Description (description) | Amount (amount) | Balance (balance)');
    expect(stdout).toContain('ledger: holds; opening 1000.00, closing 3037.65');
    expect(stdout).toMatch(/rejected: .*miss it by 4075\.30/);
    expect(readdirSync(folder)).toEqual(['statement.pdf']);
  });

  test('draws each page into a folder', async () => {
    const out = path.join(folder, 'drawings');
    expect(await runTieout('explain', statement, '--page', '1', '--out', out)).toMatchObject({ code: 0 });
    expect(readdirSync(out)).toEqual(['statement-page-1.svg']);
    const svg = readFileSync(path.join(out, 'statement-page-1.svg'), 'utf8');
    expect(svg).toContain('<title>row 2: -450.00 CHECK 1041</title>');
  });

  test.each([
    { args: ['--page', '2'], says: 'there is no page 2' },
    { args: ['--page', 'two'], says: '"two" is no page' },
    { args: [statement], says: 'exactly one' },
  ])('answers 2 and what to do to: $args', async ({ args, says }) => {
    const ran = await runTieout('explain', statement, ...args);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(says);
  });

  test('answers 3 and the reason on stderr to a file that is no PDF', async () => {
    const letter = path.join(folder, 'letter.pdf');
    writeFileSync(letter, 'Dear Sir or Madam');
    const ran = await runTieout('explain', letter);
    expect(ran).toMatchObject({ code: 3, stdout: '' });
    expect(ran.stderr).toContain('not-a-pdf');
    rmSync(letter);
  });
});
