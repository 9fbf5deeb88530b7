import type { Entry, Ledger, LedgerOrder } from '@tieout/corpus';
import { SERBIA } from '../prints/more-places.ts';
import type { Print } from '../prints/print.ts';
import { type Sheet, sheetOf } from '../prints/table-print.ts';
import { type BlockRoll, blockRoll } from './block-roll.ts';
import type { Put } from './form.ts';

const NUMBER = '160-0000000123456-78';

function purpose({ kind }: Entry): string {
  return kind === 'fee' ? 'Provizija' : 'Promet robe';
}

/** A Serbian business: an extract a day with its own balances, the day in its title alone and on none of its rows. */
export const rsBusinessDailyExtracts: Print = {
  id: 'rs-business-daily-extracts',
  kind: 'bank_statement',
  tags: [
    'daily-extracts',
    'day-in-title',
    'undated-rows',
    'several-statements',
    'debit-credit-columns',
    'balances-in-head',
  ],
  locales: SERBIA,
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const roll = blockRoll(pen, { top: 60, topAgain: 60, bottom: 780, leading: 10.5 });
    let last: Ledger | null = null;
    const accounts = Array.from({ length: desk.random.whole(1, 5) }, (_, at) => {
      if (at > 0) roll.newSheet();
      const own: Partial<LedgerOrder> = last === null ? {} : { start: last.start + 1, opening: last.closing };
      const s = sheetOf(desk, {
        dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
        most: 9,
        order: { number: NUMBER, ...own },
      });
      last = s.ledger;
      drawDay(s, at + 1, roll);
      const day = s.ledger.start;
      return desk.truth(s.ledger, {
        balances: 'none',
        entries: s.entries.map((entry) => ({ ...entry, date: day, postDate: day })),
        describe: (e) => `${e.lines[0]} ${purpose(e)}`,
        number: NUMBER,
        alternatives: (e) => [`${e.lines[0]} ${purpose(e)} 97 ${e.reference}`],
      });
    });
    return { paper: pen.paper(), accounts };
  },
};

function drawDay(s: Sheet, at: number, roll: BlockRoll): void {
  const { ledger } = s;
  roll.keep([[40, 0, s.desk.bank, { isBold: true, size: 12 }]]);
  roll.keep(
    [
      [40, 1, `IZVOD BR. ${at} ZA DAN ${s.full(ledger.start)}`, { isBold: true }],
      [350, 1, `Račun: ${NUMBER}`],
      [40, 2, 'PRIMER DOO BEOGRAD'],
      [350, 2, 'Valuta: RSD'],
    ],
    8,
  );
  roll.keep(
    [
      [40, 0, 'Prethodno stanje'],
      [180, 0, 'Duguje'],
      [300, 0, 'Potražuje'],
      [420, 0, 'Novo stanje'],
      [40, 1, s.signed(ledger.opening)],
      [180, 1, s.number(ledger.out.sum)],
      [300, 1, s.number(ledger.into.sum)],
      [420, 1, s.signed(ledger.closing)],
    ],
    10,
  );
  const heads = [
    [40, 'R.br.'],
    [70, 'Naziv i račun'],
    [220, 'Svrha'],
    [330, 'Poziv na broj'],
    [-480, 'Duguje'],
    [-555, 'Potražuje'],
  ] as const;
  roll.keep(
    heads.map(([x, text]): Put => [x, 0, text, { isBold: true }]),
    4,
  );
  s.entries.forEach((e, row) => {
    roll.keep(
      [
        [40, 0, String(row + 1)],
        [70, 0, e.lines[0] ?? ''],
        [220, 0, purpose(e)],
        [330, 0, `97 ${e.reference}`],
        [-480, 0, s.out(e)],
        [-555, 0, s.into(e)],
      ],
      4,
    );
  });
}
