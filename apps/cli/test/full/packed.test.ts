import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOfLines, statementLines } from '../statement-pdf.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cache = path.join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
/** Below the repository's installed packages, so that those which others publish are found there and not fetched. */
const folder = mkdtempSync(path.join(cache, 'tieout-packed-'));
const installed = path.join(folder, 'node_modules');
const statement = path.join(folder, 'statement.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  execFileSync(process.execPath, [path.join(root, 'scripts/pack.mjs'), '--out', folder]);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.tgz'))) unpack(name);
  writeFileSync(statement, pdfOfLines(statementLines));
}, 300_000);

/** Puts a package where `npm install` would. */
function unpack(file: string): void {
  const to = path.join(folder, path.basename(file, '.tgz'));
  mkdirSync(to);
  execFileSync('tar', ['xzf', path.join(folder, file), '-C', to, '--strip-components=1']);
  const { name } = JSON.parse(readFileSync(path.join(to, 'package.json'), 'utf8'));
  const place = path.join(installed, name);
  mkdirSync(path.dirname(place), { recursive: true });
  execFileSync('mv', [to, place]);
}

function runNode(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

describe('the packages', () => {
  test('hold JavaScript and types, and no sources', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
    for (const name of ['records', 'contract', 'extraction', 'exports'])
      expect(existsSync(path.join(installed, '@tieout', name, 'dist/index.d.ts'))).toBe(true);
  });

  test('bring a command that proves a statement and writes what QuickBooks imports', () => {
    const command = path.join(installed, 'tieout/bin/tieout.mjs');
    expect(runNode(command, 'extract', statement)).toMatch(/proven/i);
    const file = path.join(folder, 'bank.csv');
    runNode(command, 'convert', statement, '--preset', 'qbo-bank-csv', '--out', file);
    expect(readFileSync(file, 'utf8').split('\r\n')).toEqual([
      'Date,Description,Amount',
      '12/16/2025,ACME PAYROLL,2500.00',
      '12/18/2025,CHECK 1041,-450.00',
      '12/31/2025,COFFEE & CO,-12.35',
      '',
    ]);
  });

  test('bring types that name a wrong use', () => {
    writeFileSync(
      path.join(folder, 'wrong.mts'),
      "import { extract } from '@tieout/extraction';\nconst { outcome } = await extract(new Uint8Array());\nconst wrong: number = outcome;\n",
    );
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), ...options, 'wrong.mts'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout.match(/error TS\d+/g)).toEqual(['error TS2322']);
  });

  test('are used by the program in their README as it is printed there', () => {
    const readme = readFileSync(path.join(installed, '@tieout/extraction/README.md'), 'utf8');
    const program = path.join(folder, 'program.mjs');
    writeFileSync(program, /```js\n(.*?)```/s.exec(readme)?.[1] ?? '');
    expect(runNode(program, statement)).toContain('proven 3 transactions');
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv'))).toHaveLength(2);
  });
});
