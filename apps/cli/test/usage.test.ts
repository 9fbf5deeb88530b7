import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runTieout } from './run-tieout.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const notPdf = path.join(folder, 'letter.pdf');
writeFileSync(notPdf, 'Dear Sir or Madam');

describe('tieout', () => {
  test('lists its commands and prints its version', async () => {
    const [help, version] = await Promise.all([runTieout('--help'), runTieout('--version')]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(/extract .*\n +convert /);
    expect(version).toMatchObject({ code: 0, stdout: '0.1.0\n' });
  });

  test.each([
    { args: [], says: 'no command' },
    { args: ['burn'], says: 'no command "burn"' },
    { args: ['extract'], says: 'at least one PDF' },
    { args: ['extract', '--fast', notPdf], says: "'--fast'" },
    { args: ['extract', path.join(folder, 'none.pdf')], says: 'there is no file' },
    { args: ['extract', '--out', folder, notPdf, notPdf], says: 'both be written' },
    { args: ['convert', notPdf], says: '--format' },
    { args: ['convert', '--format', 'lotus', notPdf], says: '--format' },
    { args: ['convert', '--format', 'qbo', notPdf, notPdf], says: 'exactly one' },
    { args: ['convert', '--preset', 'qbo-bank-csv'], says: 'give a PDF file' },
    {
      args: ['convert', '--preset', 'qbo-bank-csv', '--region', 'Germany', notPdf],
      says: '--region Germany',
    },
    { args: ['convert', '--preset', 'qbo-bank-csv', '--date-format', 'D.M.Y', notPdf], says: 'DD/MM/YYYY' },
    { args: ['convert', '--preset', 'qbo-bills', '--due-days', 'soon', notPdf], says: '--due-days soon' },
    { args: ['convert', '--preset', 'qbo-web-connect', '--bank', 'Wells', notPdf], says: '--bank Wells' },
    {
      args: ['convert', '--preset', 'ofx', '--closing-balance', '1,5', notPdf],
      says: '--closing-balance 1,5',
    },
  ])('answers 2 and what to do to: $args', async ({ args, says }) => {
    const ran = await runTieout(...args);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(says);
    expect(ran.stderr).toContain('--help');
  });

  test('answers 3 and the reason on stderr to a file that is no PDF, and writes no CSV', async () => {
    const target = path.join(folder, 'out.csv');
    const ran = await runTieout('convert', '--format', 'qbo', '--out', target, notPdf);
    expect(ran).toMatchObject({ code: 3, stdout: '' });
    expect(ran.stderr).toContain('not-a-pdf');
    expect(() => readFileSync(target)).toThrow();
  });

  test('prints one JSON object for one file, unreadable or not, and no progress in a pipe', async () => {
    const ran = await runTieout('extract', '--json', notPdf);
    expect(ran.code).toBe(3);
    expect(JSON.parse(ran.stdout)).toMatchObject({ outcome: 'unreadable', reason: 'not-a-pdf' });
    expect(ran.stderr).not.toContain('\r');
  });

  test('writes NAME.json for each of several files and prints a line each', async () => {
    const second = path.join(folder, 'second.PDF');
    writeFileSync(second, '');
    const out = path.join(folder, 'results');
    const ran = await runTieout('extract', '--json', '--out', out, notPdf, second);
    expect(ran.code).toBe(3);
    const lines = ran.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.file)).toEqual([notPdf, second]);
    for (const name of ['letter.json', 'second.json']) {
      expect(JSON.parse(readFileSync(path.join(out, name), 'utf8')).outcome).toBe('unreadable');
    }
  });
});
