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

const [firstRow] = [...bankStatement.movements];
if (firstRow === undefined) throw new Error('the example has rows');

const hasModule = (name: string) => spawnSync('/usr/bin/python3', ['-c', `import ${name}`]).status === 0;
const hasPerl = (name: string) => spawnSync('perl', [`-M${name}`, '-e', '1']).status === 0;
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
    ['quicken-qfx', 'bank.qfx'],
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
    // It makes a settings folder in the person's home whatever it is shown: taken away where it was not there before.
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
      ['camt053-08', 'xml', 'camt_053_001_04'],
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

  test('reads a journal: balance, ids, and refuses one whose balances do not hold', () => {
    const file = save('direct.journal', 'hledger');
    expect(run('hledger', '-f', file, 'balance', 'assets', '-N')).toContain('USD 3062.65');
    expect(run('hledger', '-f', file, 'stats')).toMatch(/Transactions\s+: 7/);
    expect(run('hledger', '-f', file, 'register', 'tag:id=^20251231', 'assets')).toContain('USD -12.35');
    const broken = path.join(folder, 'broken.journal');
    writeFileSync(broken, readFileSync(file, 'utf8').replaceAll('450.00', '450.01'));
    expect(() => run('hledger', '-f', broken, 'balance')).toThrow(/balance assertion/i);
  });

  test('reads two months of an account one after the other without an opening twice', () => {
    const january = save('one.journal', 'hledger');
    const next = {
      ...bankStatement,
      period: { start: '2026-01-15', end: '2026-02-14' },
      openingMinor: 306_265,
      closingMinor: 306_165,
      movements: [{ ...firstRow, date: '2026-02-01', amountMinor: -100 }],
    };
    const february = save('two.journal', 'hledger', sourceOf(next));
    const both = path.join(folder, 'both.journal');
    writeFileSync(both, `include ${january}\ninclude ${february}\n`);
    expect(run('hledger', '-f', both, 'balance', 'assets', '-N')).toContain('USD 3061.65');
  });

  test.skipIf(isAbsent('ledger'))('leaves Ledger its own journal', () => {
    const file = save('bank.ledger', 'ledger');
    expect(run('ledger', '-f', file, 'balance', 'Assets')).toContain('USD 3062.65');
    expect(run('ledger', '-f', file, 'register', 'Assets', '-l', "tag('ID') =~ /^20251231/")).toContain(
      'USD -12.35',
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

describe.skipIf(isAbsent('bean-check'))('Beancount (Debian package beancount; skipped where absent)', () => {
  test('finds no error, hostile text and all, and the closing balance', () => {
    const file = save('bank.beancount', 'beancount');
    expect(run('bean-check', file)).toBe('');
    expect(run('bean-query', '-f', 'csv', file, "SELECT sum(position) WHERE account ~ '^Assets'")).toContain(
      '3062.65 USD',
    );
    expect(run('bean-check', save('hostile.beancount', 'beancount', sourceOf(hostileStatement)))).toBe('');
    expect(run('bean-check', save('card.beancount', 'beancount', sourceOf(cardStatement)))).toBe('');
  });

  test('refuses one with an amount changed', () => {
    const file = path.join(folder, 'broken.beancount');
    const text = readFileSync(save('ok.beancount', 'beancount'), 'utf8');
    writeFileSync(file, text.replaceAll('450.00', '451.00'));
    expect(() => run('bean-check', file)).toThrow(/Balance failed/);
  });
});

describe('readers of workbooks', () => {
  const AMOUNTS = [2500, -450, -12.35, 40, -15];

  test('ExcelJS (npm) reads every amount and date as what it is', async () => {
    const { default: excel } = await import('exceljs');
    const book = new excel.Workbook();
    await book.xlsx.readFile(save('exceljs.xlsx', 'xlsx'));
    const sheet = book.getWorksheet('Transactions');
    const amounts = [2, 3, 4, 5, 6].map((row) => sheet?.getCell(`D${row}`).value);
    expect(amounts).toEqual(AMOUNTS);
    expect(sheet?.getCell('A2').value).toEqual(new Date('2025-12-16T00:00:00Z'));
    expect(book.getWorksheet('Proof')?.rowCount).toBeGreaterThan(10);
  });

  test('SheetJS (npm) reads every amount', async () => {
    const { default: sheetjs } = await import('xlsx');
    const book = sheetjs.read(readFileSync(save('sheetjs.xlsx', 'xlsx')));
    const rows = sheetjs.utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Transactions ?? {});
    expect(rows.map(({ Amount }) => Amount)).toEqual(AMOUNTS);
  });

  test.skipIf(isAbsent('ssconvert'))('Gnumeric (Debian; skipped where absent) shows every row', () => {
    const file = path.join(folder, 'gnumeric.csv');
    run('ssconvert', save('gnumeric.xlsx', 'xlsx'), file);
    const text = readFileSync(file, 'utf8');
    for (const amount of [/2,?500/, /-450/, /-12\.35/, /,40/, /-15/]) expect(text).toMatch(amount);
  });

  test.skipIf(isAbsent('xlsx2csv'))('xlsx2csv (Debian; skipped where absent) shows every row', () => {
    const text = run('xlsx2csv', save('x2c.xlsx', 'xlsx'));
    expect(text.trim().split('\n').length).toBe(6);
    expect(text).toMatch(/2025-12-31,.*-12\.35/);
  });

  test.skipIf(!hasModule('openpyxl'))('openpyxl (Debian; skipped where absent) shows every row', () => {
    const script =
      'import openpyxl, sys; [print(r[3].value) for r in openpyxl.load_workbook(sys.argv[1])["Transactions"].iter_rows(min_row=2)]';
    const text = run('/usr/bin/python3', '-c', script, save('openpyxl.xlsx', 'xlsx'));
    expect(text.trim().split('\n').map(Number)).toEqual(AMOUNTS);
  });

  test.skipIf(!hasPerl('Spreadsheet::XLSX'))(
    'Spreadsheet::XLSX (Debian; skipped where absent) shows every row',
    () => {
      const script =
        'use Spreadsheet::XLSX; my $b = Spreadsheet::XLSX->new($ARGV[0]); my $s = $b->{Worksheet}[0]; print join("|", map { $s->{Cells}[$_][3]->{Val} } 1..5), "\n"';
      const text = run('perl', '-e', script, save('perl.xlsx', 'xlsx'));
      expect(text.trim().split('|').map(Number)).toEqual(AMOUNTS);
    },
  );
});

test('hyparquet reads every amount, date and id of a Parquet file', async () => {
  const { asyncBufferFromFile, parquetReadObjects } = await import('hyparquet');
  const file = await asyncBufferFromFile(save('bank.parquet', 'parquet'));
  const rows = await parquetReadObjects({ file });
  expect(rows.map(({ amount }) => amount)).toEqual([2500, -450, -12.35, 40, -15]);
  expect(rows[0]).toMatchObject({
    date: new Date('2025-12-16T00:00:00Z'),
    currency: 'USD',
    account: '0001234567',
  });
  expect(new Set(rows.map(({ transaction_id }) => transaction_id)).size).toBe(5);
});

describe.skipIf(!hasModule('ofxparse'))('ofxparse (Debian python3-ofxparse; skipped where absent)', () => {
  const SCRIPT =
    'import ofxparse, sys; s = ofxparse.OfxParser.parse(open(sys.argv[1], "rb")).account.statement; [print(t.id, t.date.date(), t.amount, t.checknum) for t in s.transactions]; print(s.balance)';
  test.each(['qbo-web-connect', 'quicken-qfx'])('reads %s with its ids and check numbers', (presetId) => {
    const lines = run('/usr/bin/python3', '-c', SCRIPT, save(`p.${presetId}`, presetId))
      .trim()
      .split('\n');
    expect(lines[1]).toMatch(/^20251218[0-9a-f]{20} 2025-12-18 -450\.00 1041$/);
    expect([lines.length, lines.at(-1)]).toEqual([6, '3062.65']);
  });
});

describe.skipIf(isAbsent('xmllint'))('xmllint (Debian package libxml2-utils; skipped where absent)', () => {
  test.each(['camt053', 'camt053-08', 'ofx', 'tally-xml'])('finds %s well-formed', (presetId) => {
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
