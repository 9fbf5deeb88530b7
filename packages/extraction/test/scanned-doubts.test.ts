import { describe, expect, it } from 'vitest';
import type { Word } from '../src/read/page.ts';
import { type DrawnLine, say, table } from './draw-pdf.ts';
import { nameOf } from './finding-names.ts';
import { readFromPixels } from './read-from-pixels.ts';

/** Verdict and warnings of drawn lines whose words were read from pixels, `as` telling what was read for a word. */
async function judged(lines: readonly DrawnLine[], as?: (word: Word) => Partial<Word>) {
  const { accounts, findings } = await readFromPixels(lines, as);
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return {
    verdict: accounts[0]?.verdict,
    warnings: warnings.map((finding) => [nameOf(finding), finding.row].join(' ').trim()),
  };
}

const dated = (days: readonly string[]) => [
  say('Example Bank account statement'),
  say('Statement period: 01/03/2025 to 31/03/2025'),
  ...table('50 120 440> 540>', [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['', 'Opening balance', '', '900.00'],
    ...days.map((day, index) => [day, 'SHOP', '-10.00', `${890 - index * 10}.00`]),
    ['', 'Closing balance', '', `${900 - days.length * 10}.00`],
  ]),
];

describe('a row’s date recognized from pixels', () => {
  const days = ['02/03/2025', '04/03/2025', '08/03/2025', '13/03/2025', '21/03/2025', '25/03/2025'];
  const as = (text: string, read: string) => (word: Word) => (word.text === text ? { text: read } : {});

  it('is proven with the totals if nothing contradicts it', async () => {
    expect(await judged(dated(days))).toEqual({ verdict: 'proven', warnings: [] });
  });

  it.each([
    ['not doubted', '04/0/2025', 'proven', []],
    ['not doubted', '04/1/2025', 'proven', []],
    ['doubted', '01/03/2025', 'unproven', ['date-doubtful hard-to-read 1']],
  ])('is %s if it was read a little unsurely and may be %s', async (_, other, verdict, warnings) => {
    const unsure = (word: Word) =>
      word.text === '04/03/2025' ? { confidence: 0.6, alternatives: [other] } : {};
    expect(await judged(dated(days), unsure)).toEqual({ verdict, warnings });
  });

  it('is not doubted though read unsurely, if only it is a date and all are in order', async () => {
    const unsure = (confidence: number) => (word: Word) =>
      word.text === '13/03/2025' ? { confidence, alternatives: ['13/0.3/2025'] } : {};
    expect(await judged(dated(days), unsure(0.4))).toEqual({ verdict: 'proven', warnings: [] });
    expect((await judged(dated(days), unsure(0.3))).verdict).toBe('unproven');
    const mixed = [...days.slice(0, 4), '01/03/2025', '24/03/2025', '05/03/2025', '20/03/2025'];
    expect((await judged(dated(mixed), unsure(0.4))).verdict).toBe('unproven');
  });

  it.each([
    ['not doubted', '05/03/2025', []],
    ['doubted', '25/03/2025', ['date-doubtful hard-to-read 4']],
  ])('is %s out of the order of the others if it was posted on %s', async (_, posted, warnings) => {
    const pairs = [...days.map((day) => [day, day]).toSpliced(4, 0, ['04/03/2025', posted])];
    const lines = [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 120 200 440> 540>', [
        ['Date', 'Posting date', 'Description', 'Amount', 'Balance'],
        ['', '', 'Opening balance', '', '900.00'],
        ...pairs.map(([day = '', on = ''], at) => [day, on, 'SHOP', '-10.00', `${890 - at * 10}.00`]),
        ['', '', 'Closing balance', '', '830.00'],
      ]),
    ];
    expect((await judged(lines)).warnings).toEqual(warnings);
  });

  it.each([
    ['not doubted', 2, 'CARD SHOP', 'proven'],
    ['not doubted', 2, '*9528', 'proven'],
    ['doubted', 2, '17', 'unproven'],
    ['doubted', 6, 'CARD SHOP', 'unproven'],
  ])('is %s behind the dates in the texts of %s rows, behind %s', async (_, count, text, verdict) => {
    const lines = [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 320 440> 540>', [
        ['Description', 'Date', 'Amount', 'Balance'],
        ['Opening balance', '', '', '900.00'],
        ...days.map((day, at) => [
          at < count ? `${text} ${day} SHOP` : 'SHOP',
          ...[day, '-10.00', `${890 - at * 10}.00`],
        ]),
        ['Closing balance', '', '', '840.00'],
      ]),
    ];
    expect((await judged(lines)).verdict).toBe(verdict);
  });

  it('is that of the row above, though prose is between them', async () => {
    const [first = [], ...others] = dated(['02/03/2025', '04/03/2025', '', '13/03/2025', '21/03/2025']);
    const prose = say('Your first five hundred pounds are protected by the scheme.');
    const at = others.findIndex((line) => line.some(({ text }) => text === '870.00'));
    const separated = [first, ...others.toSpliced(at, 0, prose)];
    expect(await judged(separated)).toEqual({ verdict: 'proven', warnings: [] });
  });

  it('is doubted if it lacks a digit all others have', async () => {
    const { verdict, warnings } = await judged(dated(days), as('04/03/2025', '4/03/2025'));
    expect({ verdict, warnings }).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful hard-to-read 1'],
    });
  });

  it.each(['|', '...', '===', '.', '~~'])('is doubted if it was recognized as %s', async (read) => {
    expect(await judged(dated(days), as('13/03/2025', read))).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful hard-to-read 3'],
    });
  });

  it.each(['l3l', '|', '.'])('is doubted if it was recognized as %s among only two others', async (read) => {
    expect(await judged(dated(days.slice(2, 5)), as('13/03/2025', read))).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful hard-to-read 1'],
    });
  });

  it('is not doubted for the rulings around its column', async () => {
    const onceADay = dated(['02/03/2025', '04/03/2025', '08/03/2025', '', '21/03/2025', '25/03/2025']);
    const ruled = onceADay.map((line) => [...line, { text: '|', left: 45 }, { text: '|', left: 112 }]);
    expect(await judged(ruled)).toEqual({ verdict: 'proven', warnings: [] });
  });

  describe('on a line above its rows', () => {
    const headed = days.flatMap((day, index) => [
      say(day),
      ...table('50 440> 540>', [
        [`SHOP ${index}`, '-5.00', `${895 - index * 10}.00`],
        [`CAFE ${index}`, '-5.00', `${890 - index * 10}.00`],
      ]),
    ]);
    const statement = [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 440> 540>', [
        ['Description', 'Amount', 'Balance'],
        ['Opening balance', '', '900.00'],
      ]),
      ...headed,
      say('Closing balance 840.00'),
    ];

    it('is that of all rows under it, whose text begins where dates do', async () => {
      expect(await judged(statement)).toEqual({ verdict: 'proven', warnings: [] });
    });

    it('is that of rows with their times below them too, and doubted for another text there', async () => {
      const timed = statement.flatMap((line) =>
        /^(SHOP|CAFE)/.test(line[0]?.text ?? '') ? [line, say('09:15')] : [line],
      );
      expect(await judged(timed)).toEqual({ verdict: 'proven', warnings: [] });
      expect((await judged(timed, as('09:15', '09.l5'))).verdict).toBe('unproven');
    });

    it('is that of rows whose texts continue below them, though within the column of dates', async () => {
      const continued = statement.flatMap((line) =>
        /^(SHOP|CAFE)/.test(line[0]?.text ?? '')
          ? [line, ...table('50 300', [['Lipa 226', 'Reference 64357518']])]
          : [line],
      );
      expect(await judged(continued)).toEqual({ verdict: 'proven', warnings: [] });
    });

    it('is doubted if it was not read', async () => {
      const { verdict, warnings } = await judged(statement, as('13/03/2025', 'l3l03lZ0ZS'));
      expect(verdict).toBe('unproven');
      expect(warnings).toContain('date-doubtful hard-to-read 6');
    });
  });

  it('is doubted if it breaks the order of the others, as may another', async () => {
    const many = [...days, ...days.map((day) => day.replace('/03/', '/04/'))];
    const longer = [...many, ...days.map((day) => day.replace('/03/', '/05/'))].map((day) =>
      day.replace('2025', '2024'),
    );
    const { warnings } = await judged(dated(longer), (word) =>
      word.text === '13/03/2024' || word.text === '21/04/2024'
        ? { text: word.text.replace(/\/0./, '/01') }
        : {},
    );
    expect(warnings).toEqual(
      expect.arrayContaining(['date-doubtful hard-to-read 3', 'date-doubtful hard-to-read 10']),
    );
  });

  it('is doubted if a digit precedes it: the next character may be a speck', async () => {
    const split = (third: string) => [
      say('Estratto conto dal 01/03/2025 al 31/03/2025'),
      say('Saldo iniziale 900.00'),
      ...table('50 68 120 440> 540>', [
        ['Data', '', 'Descrizione', 'Importo', 'Saldo'],
        ['1', 'mar', 'LIBRERIA', '-10.00', '890.00'],
        ['1', 'mar', 'FARMACIA', '-10.00', '880.00'],
        ['3', third, 'PANIFICIO', '-10.00', '870.00'],
        ['15', 'mar', 'LIBRERIA', '-10.00', '860.00'],
        ['21', 'mar', 'FARMACIA', '-10.00', '850.00'],
      ]),
      say('Saldo finale 850.00'),
    ];
    expect((await judged(split('mar'))).verdict).toBe('proven');
    expect((await judged(split('1 mar'))).warnings).toContain('date-doubtful hard-to-read 2');
  });

  it('is doubted if it is the posting date because the one before it was misread', async () => {
    const twoDays = [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 95 160 440> 540>', [
        ['Date', 'Posted', 'Description', 'Amount', 'Balance'],
        ['', '', 'Opening balance', '', '900.00'],
        ...['02', '04', '08', '13', '21', '25'].map((day, index) => [
          `03-${day}`,
          `03-${String(Number(day) + 1).padStart(2, '0')}`,
          'SHOP',
          '-10.00',
          `${890 - index * 10}.00`,
        ]),
        ['', '', 'Closing balance', '', '840.00'],
      ]),
    ];
    expect((await judged(twoDays)).verdict).toBe('proven');
    const misread = await judged(twoDays, as('03-13', 't3-13'));
    expect(misread.verdict).toBe('unproven');
    expect(misread.warnings).toContain('date-doubtful hard-to-read 3');
  });

  it('is doubted if another date precedes it and was read as text', async () => {
    const behindText = (text: (day: string) => string) => [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 220 440> 540>', [
        ['Details', 'Posting date', 'Amount', 'Balance'],
        ['Opening balance', '', '', '900.00'],
        ...days.map((day, index) => [text(day), day, '-10.00', `${890 - index * 10}.00`]),
        ['Closing balance', '', '', `${900 - days.length * 10}.00`],
      ]),
    ];
    expect((await judged(behindText(() => 'SHOP'))).verdict).toBe('proven');
    expect((await judged(behindText((day) => `${day} SHOP`))).verdict).toBe('unproven');
  });

  it('is doubted if the row begins with a day and month under a header that was not understood', async () => {
    const behindNumbers = (text: (day: string) => string) => [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      ...table('50 120 300 440> 540>', [
        ['Xq', 'Description', 'Value date', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '', '900.00'],
        ...days.map((day, index) => [text(day), 'SHOP', day, '-10.00', `${890 - index * 10}.00`]),
        ['', 'Closing balance', '', '', `${900 - days.length * 10}.00`],
      ]),
    ];
    const monthAndDay = (day: string) => `${day.slice(3, 5)} ${day.slice(0, 2)}`;
    expect((await judged(behindNumbers(() => 'T 4711'))).verdict).toBe('proven');
    expect((await judged(behindNumbers(monthAndDay))).verdict).toBe('unproven');
  });

  it('is doubted if something else was read in its place', async () => {
    const single = ['02/03/2025', '04/03/2025', '08/03/2025', '13/03/2025', '25/03/2025'];
    const { verdict, warnings } = await judged(dated(single), as('13/03/2025', '1Z/O3l'));
    expect({ verdict, warnings }).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful hard-to-read 3'],
    });
  });

  it('is doubted if that is above its amount, next to a description of two lines', async () => {
    const rows = days.flatMap((day, index) => [
      [day, 'CARD PAYMENT', '', ''],
      ['', 'SHOP', '-10.00', `${890 - index * 10}.00`],
    ]);
    const paper = [
      say('Example Bank account statement'),
      ...table('50 120 440> 540>', [
        ['Date', 'Description', 'Amount', 'Balance'],
        ['', 'Opening balance', '', '900.00'],
        ...rows,
        ['', 'Closing balance', '', '840.00'],
      ]),
    ];
    expect((await judged(paper)).verdict).toBe('proven');
    const { verdict, warnings } = await judged(paper, as('13/03/2025', '1Z/O3l'));
    expect({ verdict, warnings }).toEqual({
      verdict: 'unproven',
      warnings: ['date-doubtful hard-to-read 3'],
    });
  });
});

describe('the directions of a document whose account type was recognized from pixels', () => {
  const bare = (amounts: readonly string[], closing: string) => [
    say('Monthly statement'),
    say('Opening balance 100.00'),
    ...table('50 120 540>', [
      ['Date', 'Description', 'Amount'],
      ...amounts.map((amount, index) => [`2025-03-0${index + 1}`, 'SHOP', amount]),
    ]),
    say(`Closing balance ${closing}`),
  ];

  it('are doubted if many amounts would be money in, whatever ties out', async () => {
    expect(await judged(bare(['20.00', '30.00', '-100.00'], '50.00'))).toEqual({
      verdict: 'unproven',
      warnings: ['sign-doubtful minus-alone'],
    });
  });

  it('are not shown by a sum of nothing, which may be that of either direction', async () => {
    const lines = [
      ...bare(['20.00', '30.00', '5.00'], '155.00'),
      say('Total deposits 55.00'),
      say('Total withdrawals 0.00'),
    ];
    expect((await judged(lines)).warnings).toEqual(['sign-doubtful minus-alone']);
  });

  it('are shown by the other accounts together', async () => {
    const part = (name: string, amounts: readonly string[], closing: string) => [
      say(name),
      ...table('50 120 540>', [
        ['Date', 'Description', 'Amount'],
        ['', 'Opening balance', '100.00'],
        ...amounts.map((amount, index) => [`2025-03-0${index + 1}`, 'SHOP', amount]),
        ['', 'Closing balance', closing],
      ]),
    ];
    const lines = (second: readonly string[], closing: string) => [
      say('Monthly statement'),
      ...part('Current account 12345678', ['20.00', '30.00', '-100.00'], '50.00'),
      ...part('Current account 87654321', second, closing),
      ...part('Current account 12348765', ['-20.00', '-30.00'], '50.00'),
    ];
    const verdicts = async (...of: Parameters<typeof lines>) =>
      (await readFromPixels(lines(...of))).accounts.map(({ verdict }) => verdict);
    expect(await verdicts(['-10.00', '-15.00'], '75.00')).toEqual(['proven', 'proven', 'proven']);
    expect(await verdicts(['10.00', '15.00'], '125.00')).toContain('unproven');
  });

  it('are not if nearly all are money out', async () => {
    const amounts = ['-20.00', '-30.00', '-5.00', '40.00', '-10.00'];
    expect(await judged(bare(amounts, '75.00'))).toEqual({ verdict: 'proven', warnings: [] });
  });
});

describe('a minus that a scan lost in a column of debits, where most have one', () => {
  const signed = (second: string, closing: string) => [
    say('Example Bank account statement'),
    say('Opening balance 500.00'),
    ...table('50 120 440> 540>', [
      ['Date', 'Description', 'Debit', 'Credit'],
      ['02/03/2025', 'SHOP', '-10.00', ''],
      ['04/03/2025', 'SHOP', second, ''],
      ['08/03/2025', 'SALARY', '', '+100.00'],
      ['13/03/2025', 'SHOP', '-30.00', ''],
    ]),
    say(`Closing balance ${closing}`),
  ];
  const second = async (lines: readonly DrawnLine[]) => {
    const [account] = (await readFromPixels(lines)).accounts;
    return [account?.verdict, account?.transactions[1]?.amount];
  };

  it('is one where both balances show it', async () => {
    expect(await second(signed('20.00', '540.00'))).toEqual(['proven', '-20.00']);
  });

  it('is a reversal where they show that', async () => {
    expect(await second(signed('20.00', '580.00'))).toEqual(['proven', '20.00']);
  });
});

describe('a title that only says whose rows they are, on a scan that shows nothing in bold', () => {
  const part = (title: string, rows: readonly (readonly string[])[]) => [
    say(title),
    ...table('50 120 540>', [['Date', 'Description', 'Amount'], ...rows]),
    [],
  ];
  const card = (second: string) => [
    say('Example credit card statement'),
    ...table('50 540>', [
      ['Previous balance', '500.00'],
      ['New balance', '470.00'],
      ['Credit limit', '2,000.00'],
      ['Minimum payment due', '25.00'],
    ]),
    [],
    ...part('Payments and credits', [
      ['2025-03-02', 'THANK YOU', '- 60.00'],
      ['2025-03-03', 'REFUND', '- 5.00'],
    ]),
    ...part(second, [
      ['2025-03-04', 'FIRST SHOP', '20.00'],
      ['2025-03-05', 'SECOND SHOP', '15.00'],
    ]),
  ];

  it('begins a part right above the headings printed again', async () => {
    expect(await judged(card('ROBIN SAMPLE: Activity'))).toEqual({ verdict: 'proven', warnings: [] });
  });
});
