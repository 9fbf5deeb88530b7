import { parquetMetadata } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import {
  type ExportOptions,
  type ExportSource,
  exportSource,
  findPreset,
  type Movement,
  type StatementSource,
} from '../src/index.ts';
import { preflightLog } from '../src/preflight/preflight-log.ts';
import { readParquet } from '../src/presets/parquet/read-parquet.ts';
import { writeParquet } from '../src/presets/parquet/write-parquet.ts';
import { addTotals, NO_TOTALS, totalsOf } from '../src/source/totals.ts';
import {
  bankStatement,
  bill,
  cardStatement,
  iifStatements,
  invoices,
  sourceOf,
  sourceOfDocuments,
} from './example-source.ts';
import { bytesOf, written, writtenText } from './written-text.ts';

const [example] = [...bankStatement.movements];
if (example === undefined) throw new Error('the example has rows');
const [paperBill] = bill.documents;
if (paperBill === undefined) throw new Error('the example has a bill');

/** A statement of one row, which takes its balances from it. */
function statementOf(own: Partial<Movement>, more: Partial<StatementSource> = {}): StatementSource {
  const movement = { ...example, amountMinor: -5, ...own } as Movement;
  return {
    ...bankStatement,
    openingMinor: 0,
    closingMinor: movement.amountMinor,
    movements: [movement],
    ...more,
  };
}

function preflightOf(preset: string, source: ExportSource, options: Partial<ExportOptions> = {}) {
  const found = findPreset(preset);
  if (found === null) throw new Error(`no preset ${preset}`);
  return exportSource(source, found, { now: new Date('2026-01-15T12:00:00Z'), ...options }).preflight;
}

describe('text as long as the target takes is whole, and longer is cut', () => {
  const vendor = (text: string) =>
    sourceOfDocuments({ ...paperBill, fields: { ...paperBill.fields, vendor: text } });
  const described = (description: string) => sourceOf(statementOf({ description }));

  test.each([
    ['qbo-bank-csv-4', 250, described],
    ['qbd-batch-paste', 41, (payee: string) => sourceOf(statementOf({ payee }))],
    ['qbd-iif', 41, (payee: string) => sourceOf(statementOf({ payee }))],
    ['qbd-iif', 11, (reference: string) => sourceOf(statementOf({ reference }))],
    ['qbd-batch-paste', 11, (reference: string) => sourceOf(statementOf({ reference }))],
    ['ofx', 255, described],
    ['ofx', 32, (payee: string) => sourceOf(statementOf({ payee }))],
    ['ofx', 32, (reference: string) => sourceOf(statementOf({ reference }))],
    ['camt053', 140, (payee: string) => sourceOf(statementOf({ payee }))],
    ['myob-transactions', 50, (payee: string) => sourceOf(statementOf({ payee }))],
    ['myob-transactions', 255, described],
    ['qbo-bills', 100, vendor],
  ] as const)('in %s at %i characters', (preset, most, source) => {
    const options = { accountNames: ['1-1110'], expenseAccount: '6-1100' };
    const longest = (text: string) =>
      Math.max(
        ...(writtenText(preset, source(text), options).match(/x+/g) ?? []).map(({ length }) => length),
      );
    expect([longest('x'.repeat(most)), longest('x'.repeat(most + 1))]).toEqual([most, most]);
    const codes = (text: string) => preflightOf(preset, source(text), options).items.map(({ code }) => code);
    expect(codes('x'.repeat(most))).not.toContain('text-cut');
    expect(codes('x'.repeat(most + 1))).toContain('text-cut');
  });

  test('in a description of CAMT.053, in as many lines as it takes', () => {
    const length = (most: number) =>
      writtenText('camt053', described('x'.repeat(most)))
        .match(/x+(?=<\/Ustrd>)/g)
        ?.join('').length;
    expect([length(1400), length(1401)]).toEqual([1400, 1400]);
  });

  test('in a name of OFX without a blank at its end', () => {
    const text = writtenText('ofx', sourceOf(statementOf({ description: `${'x'.repeat(31)} and more` })));
    expect(text).toContain(`<NAME>${'x'.repeat(31)}</NAME><MEMO>${'x'.repeat(31)} and more</MEMO>`);
  });

  test('in the name of a bank in a .QBO file', () => {
    const bank = (org: string) => ({ bank: { bid: '9', org } });
    const orgOf = (org: string) =>
      /<ORG>(.*)\r/.exec(writtenText('qbo-web-connect', sourceOf(bankStatement), bank(org)))?.[1];
    expect([orgOf('x'.repeat(33)), orgOf('Bank & Co')]).toEqual(['x'.repeat(32), 'Bank &amp; Co']);
  });

  test('in account numbers, whose end distinguishes accounts', () => {
    const account = (number: string) => sourceOf(statementOf({}, { number }));
    const camt = (number: string) =>
      /<Othr><Id>(.*?)<\/Id>/.exec(writtenText('camt053', account(number)))?.[1];
    const mt940 = (number: string) => /:25:(.*)\r/.exec(writtenText('mt940', account(number)))?.[1];
    const long = `9${'1'.repeat(33)}`;
    expect([camt(long), camt(`8${long}`)]).toEqual([long, long]);
    expect([mt940(`7${long}`), mt940(`87${long}`)]).toEqual([`7${long}`, `7${long}`]);
    expect([mt940('GB-12 34'), mt940('--')]).toEqual(['GB1234', 'UNKNOWN']);
  });
});

describe('an empty value', () => {
  test('is no tag in OFX', () => {
    const bank = { bank: { bid: '9', org: ' ' }, routingNumber: '' };
    const sgml = writtenText('qbo-web-connect', sourceOf(bankStatement), bank);
    expect([sgml.includes('<ORG>'), sgml.includes('<BANKID>'), sgml.includes('<FID>9')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(writtenText('ofx', sourceOf(bankStatement), bank)).not.toContain('<BANKID>');
  });

  test('of a description is the word Transaction where the target needs one', () => {
    const source = sourceOf(statementOf({ description: '' }));
    expect(writtenText('camt053', source)).toContain('<Ustrd>Transaction</Ustrd>');
    expect(writtenText('mt940', source)).toContain('\r\n:86:Transaction\r\n');
  });
});

describe('MT940', () => {
  test('writes a balance of nothing as a credit', () => {
    expect(writtenText('mt940', sourceOf(statementOf({})))).toContain(':60F:C251215USD0,00\r\n');
    const overdrawn = statementOf({}, { openingMinor: -1, closingMinor: -6 });
    expect(writtenText('mt940', sourceOf(overdrawn))).toContain(':60F:D251215USD0,01\r\n');
  });

  test('puts a blank before a line that would begin like a field, and before no other', () => {
    const description = `${'x'.repeat(64)}a:b-c${'y'.repeat(59)}:end`;
    expect(writtenText('mt940', sourceOf(statementOf({ description })))).toContain(
      `\r\n:86:${'x'.repeat(64)}\r\na:b-c${'y'.repeat(59)}\r\n :end\r\n`,
    );
  });

  test('gives the number of a check, and NONREF for a check without one', () => {
    const line = (own: Partial<Movement>) =>
      /NMSC.*/.exec(writtenText('mt940', sourceOf(statementOf(own))))?.[0];
    expect([
      line({ description: 'CHECK 77' }),
      line({ description: 'CHECK', reference: 'No. 12' }),
      line({ description: 'CHECK' }),
      line({ description: 'COFFEE', reference: '12' }),
    ]).toEqual(['NMSC77', 'NMSC12', 'NMSCNONREF', 'NMSC12']);
  });

  test.each([
    ['1234567890123456', true],
    ['12345678901234567', false],
    ['a/b', true],
    ['a//b', false],
    ['/a', false],
    ['a/', false],
    ['-a', false],
    [':a', false],
    ['a-b', true],
  ])('gives the reference %s in the entry: %s', (reference, isInEntry) => {
    const text = writtenText('mt940', sourceOf(statementOf({ description: 'COFFEE', reference })));
    expect(text).toContain(
      isInEntry ? `NMSC${reference}\r\n:86:COFFEE\r\n` : `NMSCNONREF\r\n:86:COFFEE REF ${reference}\r\n`,
    );
  });
});

describe('OFX', () => {
  test('keeps the letters of every language in form 2, and folds what form 1 lacks', () => {
    const source = sourceOf(statementOf({ description: 'Żabka Łódź 東京' }));
    expect(writtenText('ofx', source)).toContain('<NAME>Żabka Łódź 東京</NAME>');
    const form1 = bytesOf(written('qbo-web-connect', source)).toString('latin1');
    expect(form1).toContain('<NAME>Zabka Lódz DongJing\r\n');
  });

  test('repeats no reference that the description has', () => {
    const memo = (reference: string) =>
      /<MEMO>(.*?)<\/MEMO>/.exec(
        writtenText('ofx', sourceOf(statementOf({ description: 'INV-7 PAID', reference }))),
      )?.[1];
    expect([memo('INV-7'), memo('INV-8')]).toEqual([undefined, 'Ref INV-8']);
  });

  test('assumes an account type for bank accounts alone', () => {
    const isAssumed = (statement: StatementSource) =>
      preflightOf('ofx', sourceOf(statement)).items.some(({ code }) => code === 'account-type-assumed');
    expect([isAssumed(bankStatement), isAssumed(cardStatement)]).toEqual([true, false]);
  });

  test('names the bank that stands in where none was chosen', () => {
    const { items } = preflightOf('qbo-web-connect', sourceOf(bankStatement));
    expect(items.find(({ code }) => code === 'stand-in-bank')?.message).toContain('Wells Fargo (3000)');
  });
});

describe('IIF', () => {
  test('calls each row what it is, those of nothing too', () => {
    const type = (statement: StatementSource) =>
      /\r\nTRNS\t\t([^\t]*)/.exec(
        writtenText('qbd-iif', sourceOf(statement), { accountNames: ['Own'] }),
      )?.[1];
    const ofKind = (kind: 'bank' | 'card', amountMinor: number) =>
      type(statementOf({ amountMinor }, { kind }));
    expect([-1, 0, 1].map((amount) => [ofKind('bank', amount), ofKind('card', amount)])).toEqual([
      ['CHECK', 'CREDIT CARD'],
      ['DEPOSIT', 'CCARD REFUND'],
      ['DEPOSIT', 'CCARD REFUND'],
    ]);
  });
});

describe('before a file is written', () => {
  test.each([
    ['camt053', sourceOf(bankStatement), [5]],
    ['mt940', sourceOf(bankStatement), [5]],
    ['ofx', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['qif', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['qbd-iif', sourceOf(...iifStatements), [7]],
    ['xlsx', sourceOf(...iifStatements), [7]],
    ['qbo-journal', sourceOf(...iifStatements), [14]],
    ['qbo-bills', bill, [1]],
    ['qbo-invoices', invoices, [3]],
    ['json-lines', sourceOf(...iifStatements), [7]],
    ['json-lines', invoices, [3]],
    ['parquet', sourceOf(...iifStatements), [7]],
    ['parquet', invoices, [3]],
    ['bai2', sourceOf(bankStatement), [5]],
    ['hledger', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['tally-xml', sourceOf(bankStatement, cardStatement), [5, 3]],
    ['datev', sourceOf(bankStatement, cardStatement), [3, 2, 3]],
    ['myob-transactions', sourceOf(bankStatement, cardStatement), [3, 2, 2, 1]],
  ])('%s says how many rows each file will have', (preset, source, rows) => {
    const names = preset === 'datev' ? ['1200', '4980', '8400'] : ['11110', '61100', '41000'];
    const [account, expenseAccount, incomeAccount] = names;
    const options = {
      accountNames: [account ?? '', '21110'],
      expenseAccount,
      incomeAccount,
      paymentAccount: '13600',
    };
    expect(preflightOf(preset, source, options).files.map((file) => file.rows)).toEqual(rows);
  });

  test.each(['camt053', 'mt940', 'ofx', 'qbo-journal'])('%s writes no row without a date', (preset) => {
    const source = sourceOf(statementOf({ date: null }));
    expect(preflightOf(preset, source, { accountNames: ['Own'] }).items).toContainEqual(
      expect.objectContaining({ level: 'block', code: 'no-date' }),
    );
    const options = { now: new Date(), accountNames: ['Own'] };
    const opened = findPreset(preset)?.open(source, options, preflightLog());
    expect(() => [...(opened?.writings[0]?.units(preflightLog()) ?? [])]).toThrow('a row without a date');
  });
});

describe('a target that books to accounts', () => {
  const row = (description: string, amountMinor: number, category: string | null = null): Movement => ({
    ...example,
    ...{ description, amountMinor, category },
  });
  const rows = [
    row('COFFEE', -1),
    row('PAYMENT THANK YOU', 10),
    row('PAYMENT REVERSAL', -10),
    row('PAYMENT', 11, ' '),
    row('PAYMENT', 12, '1360'),
    row('REFUND', 13),
  ];
  const own = { ...cardStatement, openingMinor: null, closingMinor: null, movements: rows };
  const payers = (preset: string, statement: StatementSource, options: Partial<ExportOptions> = {}) =>
    preflightOf(preset, sourceOf(statement), { accountNames: ['1200'], ...options }).items.find(
      ({ code }) => code === 'unknown-payer',
    );

  test.each(['qbo-journal', 'qbd-iif', 'myob-transactions', 'datev', 'tally-xml', 'beancount'])(
    'says in %s which payments to a card come from an account it does not know',
    (preset) => {
      expect(payers(preset, own)).toMatchObject({
        level: 'warning',
        count: 2,
        samples: ['row 2: PAYMENT THANK YOU', 'row 4: PAYMENT'],
      });
      expect([
        payers(preset, { ...own, kind: 'bank' }),
        payers(preset, own, { paymentAccount: '1360' }),
      ]).toEqual([undefined, undefined]);
    },
  );

  test('writes no payer in QIF where it knows none', () => {
    const text = writtenText('qif', sourceOf(own));
    expect(text.match(/^L.*/gm)).toEqual(['L[1360]']);
    expect(writtenText('qif', sourceOf(own), { paymentAccount: 'Giro' }).match(/^L.*/gm)).toEqual([
      'L[Giro]',
      'L[Giro]',
      'L[1360]',
    ]);
  });

  test.each([
    ['datev', '1200', '4980', null],
    ['datev', '120', '123456789', null],
    ['datev', '12', '4980', 'row 1: 4980'],
    ['datev', '1200', '1234567890', 'row 1: 1234567890'],
    ['datev', 'x1200', '4980', 'row 1: 4980'],
    ['datev', '1200', '4980x', 'row 1: 4980x'],
    ['myob-transactions', '1-1110', '61100', null],
    ['myob-transactions', '1-1110', '61-100', 'row 1: 61-100'],
    ['myob-transactions', '1-111', '6-1100', 'row 1: 6-1100'],
    ['myob-transactions', 'x1-1110', '6-1100', 'row 1: 6-1100'],
    ['myob-transactions', '1-1110', '6-1100x', 'row 1: 6-1100x'],
  ])('takes in %s the codes %s and %s, or names them: %s', (preset, account, expenseAccount, sample) => {
    const { items } = preflightOf(preset, sourceOf(statementOf({})), {
      accountNames: [account],
      expenseAccount,
    });
    const said = items.find(({ code }) => code === 'no-account-code');
    expect(said?.samples[0] ?? null).toBe(sample);
    expect(said?.level ?? 'block').toBe('block');
  });

  test.each([
    [{}, true],
    [{ advisorNumber: '29098' }, true],
    [{ clientNumber: '55003' }, true],
    [{ advisorNumber: '29098', clientNumber: '55003' }, false],
  ])('says in DATEV that numbers stand in where %j is given: %s', (options, isSaid) => {
    const { items } = preflightOf('datev', sourceOf(bankStatement), { accountNames: ['1200'], ...options });
    expect(items.some(({ level, code }) => level === 'warning' && code === 'datev-numbers')).toBe(isSaid);
  });

  test.each(['datev', 'hledger', 'beancount', 'bai2', 'camt053', 'ofx'])(
    'asks for the currency in %s where the statement prints none',
    (preset) => {
      const options = { accountNames: ['1200'], expenseAccount: '4980', incomeAccount: '8400' };
      const source = sourceOf({ ...bankStatement, currency: null });
      const { items } = preflightOf(preset, source, options);
      expect(items[0]).toMatchObject({ level: 'block', code: 'no-currency' });
      const [part] = written(preset, source, { ...options, currency: 'CHF' }).parts();
      expect(Buffer.concat([...(part?.chunks ?? [])]).toString()).toContain('CHF');
    },
  );

  test('writes no journal without a dated row or a period', () => {
    const source = sourceOf({ ...bankStatement, period: null, movements: [] });
    expect(preflightOf('hledger', source).items).toContainEqual(
      expect.objectContaining({ level: 'block', code: 'no-rows' }),
    );
  });
});

describe('the first lines of a file', () => {
  test.each([
    [
      'xlsx',
      [
        'Date Posted Description Amount Balance Reference Payee Category Account Currency',
        '2025-12-16  ACME_PAYROLL 2500.00 3500.00    0001234567 USD',
        '2025-12-18  CHECK_1041 -450.00 3050.00 1041   0001234567 USD',
      ],
    ],
    [
      'parquet',
      [
        'statement kind account currency verdict transaction_id date post_date description amount balance check_number reference payee category page',
        '1 bank 0001234567 USD proven 2025121631b3bca9d9b5d01e1fad 2025-12-16  ACME_PAYROLL 2500.00 3500.00     1',
        '1 bank 0001234567 USD proven 20251218ad2b8c82876a37cbdf5a 2025-12-18  CHECK_1041 -450.00 3050.00 1041    1',
      ],
    ],
  ])('of %s are shown as text, cells apart by tabs', (preset, expected) => {
    const lines = written(preset, sourceOf(bankStatement)).previewLines(3);
    expect(lines.map((line) => line.replaceAll(/(?<=ACME|CHECK) /g, '_').replaceAll('\t', ' '))).toEqual(
      expected,
    );
  });
});

describe('Parquet', () => {
  test('has every row once where they are more than a group takes, and no group of none', () => {
    const columns = [{ name: 'amount', type: 'decimal' }] as const;
    const units = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        text: `["${index % 100}.01"]`,
        rows: 1,
        totals: totalsOf((index % 100) * 100 + 1),
      }));
    const groups = (count: number) => {
      const bytes = Buffer.concat([...writeParquet(columns, units(count), 2)]);
      const sum = units(count).reduce((all, { totals }) => addTotals(all, totals), NO_TOTALS);
      expect(readParquet([bytes], columns, 2)).toEqual(sum);
      return parquetMetadata(new Uint8Array(bytes).buffer).row_groups.map(({ num_rows }) => Number(num_rows));
    };
    expect([groups(20_001), groups(0)]).toEqual([[20_000, 1], []]);
  });
});

describe('the name of a DATEV file', () => {
  test('has its fiscal year where there are several', () => {
    const options = { accountNames: ['1200'], expenseAccount: '4980', incomeAccount: '8400' };
    const names = (fiscalYearStart: string) =>
      preflightOf('datev', sourceOf(bankStatement), { ...options, fiscalYearStart }).files.map(
        ({ name }) => name,
      );
    expect([names('01-01'), names('07-01')]).toEqual([
      [
        'datev-account-4567-2025-12-15-to-2026-01-14-2025.csv',
        'datev-account-4567-2025-12-15-to-2026-01-14-2026.csv',
      ],
      ['datev-account-4567-2025-12-15-to-2026-01-14.csv'],
    ]);
  });
});

describe('a workbook', () => {
  test('has the time of the export on its parts', () => {
    const day = bytesOf(written('xlsx', sourceOf(bankStatement))).readUInt16LE(12);
    expect([1980 + (day >> 9), (day >> 5) % 16, day % 32]).toEqual([2026, 1, 15]);
  });
});
