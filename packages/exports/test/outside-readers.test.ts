// Readers nobody here wrote: Debian's ofx, aqbanking-tools, hledger, ledger, libxml2-utils and libreoffice-calc. Each part is skipped where its program is absent.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exportSource, presets } from '../src/index.ts';
import { bankStatement, cardStatement, invoices, sourceOf, sourceOfDocuments } from './example-source.ts';
import { hostileDocuments, hostileStatement, hostileTexts } from './hostile-source.ts';
import { bytesOf, written } from './written-text.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-readers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isAbsent = (program: string) => spawnSync('which', [program]).status !== 0;

/** Runs a program and returns what it printed on both outputs; throws where it fails. */
function run(program: string, ...args: string[]): string {
  const ran = spawnSync(program, args, { encoding: 'utf8', cwd: folder, maxBuffer: 1e8 });
  if (ran.status !== 0) throw new Error(`${program} answered ${ran.status}: ${ran.stderr.slice(0, 2000)}`);
  return ran.stdout + ran.stderr;
}

function save(name: string, presetId: string, source = sourceOf(bankStatement)): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytesOf(written(presetId, source, { accountNames: ['Checking'] })));
  return file;
}

describe.skipIf(isAbsent('ofxdump'))('libofx (Debian package ofx; skipped where absent)', () => {
  const amountsOf = (output: string) =>
    [...output.matchAll(/Total money amount: (-?[\d.]+)/g)].map((match) => match[1]);

  test.each([
    ['qbo-web-connect', 'bank.qbo'],
    ['qbd-web-connect', 'bank-desktop.qbo'],
    ['ofx', 'bank.ofx'],
  ])('reads %s: account, balance and every amount', (presetId, name) => {
    const output = run('ofxdump', save(name, presetId));
    expect(amountsOf(output)).toEqual(['2500.00', '-450.00', '-12.35', '40.00', '-15.00']);
    expect(output).toMatch(/Ledger balance: 3062\.65/);
    expect(output).toContain('Account #: 0001234567');
    expect(output).not.toMatch(/LibOFX ERROR/);
  });

  test('reads a card with its charges negative', () => {
    const output = run('ofxdump', save('card.qbo', 'qbo-web-connect', sourceOf(cardStatement)));
    expect(amountsOf(output)).toEqual(['-64.10', '-64.10', '100.00']);
    expect(output).toContain('Account type: CREDITCARD');
  });

  test('reads hostile text as text', () => {
    const output = run('ofxdump', save('hostile.qbo', 'qbo-web-connect', sourceOf(hostileStatement)));
    expect(amountsOf(output)).toEqual(hostileTexts.map(() => '-12.35'));
  });
});

describe.skipIf(isAbsent('aqbanking-cli'))(
  'AqBanking (Debian package aqbanking-tools; skipped where absent)',
  () => {
    // It makes a settings folder in the person's home whatever it is told: taken away where it was not there before.
    const settings = path.join(userInfo().homedir, '.aqbanking');
    const hadSettings = existsSync(settings);
    afterAll(() => {
      if (!hadSettings) rmSync(settings, { recursive: true, force: true });
    });
    const aqbanking = (...args: string[]) =>
      run('aqbanking-cli', '-D', path.join(folder, 'aqbanking'), '-n', ...args);

    test.each([
      ['mt940', 'swift', 'SWIFT-MT940'],
      ['camt053', 'xml', 'camt_053_001_04'],
    ])('reads %s: every date and amount, and the closing balance', (presetId, importer, profile) => {
      const context = path.join(folder, `${presetId}.ctx`);
      const file = save(`aqbanking.${presetId}`, presetId);
      aqbanking('import', `--importer=${importer}`, `--profile=${profile}`, '-f', file, '-c', context);
      const rows = aqbanking('listtrans', '-c', context).match(/^\d\d\.\d\d\.\d{4}\t-?[\d.]+/gm);
      expect(rows).toEqual([
        '16.12.2025\t2500.00',
        '18.12.2025\t-450.00',
        '31.12.2025\t-12.35',
        '05.01.2026\t40.00',
        '12.01.2026\t-15.00',
      ]);
      expect(readFileSync(context, 'utf8')).toContain('char value="306265%2F100');
    });
  },
);

describe.skipIf(isAbsent('hledger'))('hledger (skipped where absent)', () => {
  const rules = path.join(folder, 'bank.rules');
  writeFileSync(
    rules,
    'skip 1\nfields date, description, amount\ndate-format %m/%d/%Y\ncurrency USD \naccount1 assets:checking\n',
  );

  test('adds the rows of the QuickBooks Online CSV to the movement of the balance', () => {
    const file = save('bank.csv', 'qbo-bank-csv');
    expect(run('hledger', '-f', file, '--rules-file', rules, 'balance', 'assets', '-N')).toContain(
      'USD 2062.65',
    );
  });

  test.skipIf(isAbsent('ledger'))('hands ledger a journal with the same sum', () => {
    const journal = run('hledger', '-f', save('again.csv', 'qbo-bank-csv'), '--rules-file', rules, 'print');
    const file = path.join(folder, 'bank.journal');
    writeFileSync(file, journal);
    expect(run('ledger', '-f', file, 'balance', 'assets')).toContain('USD 2062.65');
  });
});

/** Prints date, amount and payee of each transaction that Finance::QIF reads. */
const READ_QIF =
  'use Finance::QIF; my $qif = Finance::QIF->new(file => $ARGV[0], record_separator => "\\r\\n"); while (my $row = $qif->next()) { print join("|", map { $_ // "" } $row->{header}, $row->{date}, $row->{transaction}, $row->{payee}), "\\n" }';
const hasQif = spawnSync('perl', ['-MFinance::QIF', '-e', '1']).status === 0;

describe.skipIf(!hasQif)('Finance::QIF (Debian package libfinance-qif-perl; skipped where absent)', () => {
  const rowsOf = (file: string) => run('perl', '-e', READ_QIF, file).trimEnd().split('\n');

  test('reads every date, amount and payee', () => {
    expect(rowsOf(save('bank.qif', 'qif'))).toEqual([
      'Type:Bank|12/16/2025|2500.00|ACME PAYROLL',
      'Type:Bank|12/18/2025|-450.00|CHECK 1041',
      'Type:Bank|12/31/2025|-12.35|COFFEE & CO',
      "Type:Bank|01/05/2026|40.00|REFUND O'BRIEN HARDWARE",
      'Type:Bank|01/12/2026|-15.00|MONTHLY FEE',
    ]);
  });

  test('reads a card as one, and hostile text as text', () => {
    expect(rowsOf(save('card.qif', 'qif', sourceOf(cardStatement)))[0]).toMatch(/^Type:CCard\|/);
    const rows = rowsOf(save('hostile.qif', 'qif', sourceOf(hostileStatement)));
    expect(rows.map((row) => row.split('|')[2])).toEqual(hostileTexts.map(() => '-12.35'));
  });
});

describe.skipIf(isAbsent('xmllint'))('xmllint (Debian package libxml2-utils; skipped where absent)', () => {
  test.each(['camt053', 'ofx'])('finds %s well-formed', (presetId) => {
    expect(run('xmllint', '--noout', save(`${presetId}.xml`, presetId))).toBe('');
  });
});

/** Commas and tabs, quotes, UTF-8, numbers as an American would type them. */
const CSV_FILTER = 'CSV:44/9,34,76,1,,1033,false,true';

describe.skipIf(isAbsent('soffice'))(
  'LibreOffice (Debian package libreoffice-calc; skipped where absent)',
  () => {
    /** Converts files to flat OpenDocument spreadsheets, where formulas and types can be seen. */
    function sheetsOf(files: readonly string[], filter?: string): string[] {
      const out = mkdtempSync(path.join(folder, 'sheets-'));
      const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
      const input = filter === undefined ? [] : [`--infilter=${filter}`];
      execFileSync(
        'soffice',
        [profile, '--headless', ...input, '--convert-to', 'fods', '--outdir', out, ...files],
        { stdio: 'pipe' },
      );
      return readdirSync(out).map((name) => readFileSync(path.join(out, name), 'utf8'));
    }

    test('opens the workbook with typed dates and amounts', () => {
      const [sheet = ''] = sheetsOf([save('bank.xlsx', 'xlsx')]);
      expect(sheet).toContain('office:value-type="date" office:date-value="2025-12-16"');
      expect(sheet).toContain('office:value-type="float" office:value="-12.35"');
      expect(sheet).toContain('<text:p>0001234567</text:p>');
      expect(sheet).toContain('table:name="Proof"');
      expect(sheet).not.toContain('table:formula');
    });

    test('would show a formula, were there one', () => {
      const file = path.join(folder, 'control.csv');
      writeFileSync(file, 'a,b\r\n=1+1,x\r\n');
      expect(sheetsOf([file], CSV_FILTER).join('')).toContain('table:formula');
    });

    test('finds no formula in any spreadsheet file of any preset, hostile text and all', {
      timeout: 120_000,
    }, () => {
      const made = presets
        .filter((preset) => ['csv', 'xlsx', 'tsv'].includes(preset.extension))
        .map((preset) => {
          const source = preset.takes.includes('bank')
            ? sourceOf(hostileStatement)
            : sourceOfDocuments(...hostileDocuments);
          const outcome = exportSource(source, preset, {
            now: new Date('2026-01-15T12:00:00Z'),
            accountNames: ['Checking'],
          });
          if (outcome.outcome === 'blocked') throw new Error(JSON.stringify(outcome.preflight.items));
          const file = path.join(
            folder,
            `${preset.id}.${preset.extension === 'tsv' ? 'csv' : preset.extension}`,
          );
          writeFileSync(file, bytesOf(outcome.file));
          return file;
        });
      const workbooks = sheetsOf(made.filter((file) => file.endsWith('.xlsx')));
      const tables = sheetsOf(
        made.filter((file) => file.endsWith('.csv')),
        CSV_FILTER,
      );
      expect(workbooks.length + tables.length).toBe(made.length);
      for (const sheet of [...workbooks, ...tables]) {
        expect(sheet).not.toContain('table:formula');
        expect(sheet.match(/office:value="-?12\.35"/g)?.length).toBeGreaterThanOrEqual(hostileTexts.length);
      }
    });

    test('adds the amounts of an invoice table to its total', () => {
      const [sheet = ''] = sheetsOf([save('invoices.csv', 'qbo-invoices', invoices)], CSV_FILTER);
      for (const amount of ['300', '50', '95']) expect(sheet).toContain(`office:value="${amount}"`);
    });
  },
);
