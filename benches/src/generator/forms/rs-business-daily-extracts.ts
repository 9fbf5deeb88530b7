import { formatDecimal } from '@tieout/records';
import type { Entry } from '../draw-ledger.ts';
import { isoDate } from '../format-date.ts';
import { SERBIA } from '../prints/more-places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { blockRoll } from './block-roll.ts';

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
    const s = sheetOf(desk, {
      dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
      most: 18,
      order: { number: NUMBER },
    });
    const roll = blockRoll(pen, { top: 60, topAgain: 60, bottom: 780, leading: 10.5 });
    const days = [...Map.groupBy(s.entries, (e) => e.date)];
    let held = s.ledger.opening;
    days.forEach(([day, entries], i) => {
      if (i > 0) roll.newSheet();
      const opening = held;
      const closing = entries.at(-1)?.balance ?? held;
      held = closing;
      roll.keep([[40, 0, desk.bank, { isBold: true, size: 12 }]]);
      roll.keep(
        [
          [40, 1, `IZVOD BR. ${i + 1} ZA DAN ${s.full(day)}`, { isBold: true }],
          [350, 1, `Račun: ${NUMBER}`],
          [40, 2, 'PRIMER DOO BEOGRAD'],
          [350, 2, 'Valuta: RSD'],
        ],
        8,
      );
      const before = days[i - 1]?.[1].at(-1);
      const last = entries.at(-1);
      const out = (last?.outSoFar ?? 0) - (before?.outSoFar ?? 0);
      const into = (last?.intoSoFar ?? 0) - (before?.intoSoFar ?? 0);
      roll.keep(
        [
          [40, 0, 'Prethodno stanje'],
          [180, 0, 'Duguje'],
          [300, 0, 'Potražuje'],
          [420, 0, 'Novo stanje'],
          [40, 1, s.signed(opening)],
          [180, 1, s.number(out)],
          [300, 1, s.number(into)],
          [420, 1, s.signed(closing)],
        ],
        10,
      );
      roll.keep(
        [
          [40, 0, 'R.br.', { isBold: true }],
          [70, 0, 'Naziv i račun', { isBold: true }],
          [220, 0, 'Svrha', { isBold: true }],
          [330, 0, 'Poziv na broj', { isBold: true }],
          [-480, 0, 'Duguje', { isBold: true }],
          [-555, 0, 'Potražuje', { isBold: true }],
        ],
        4,
      );
      entries.forEach((e, n) => {
        roll.keep(
          [
            [40, 0, String(n + 1)],
            [70, 0, e.lines[0] ?? ''],
            [220, 0, purpose(e)],
            [330, 0, `97 ${e.reference}`],
            [-480, 0, s.out(e)],
            [-555, 0, s.into(e)],
          ],
          4,
        );
      });
    });
    const truth = desk.truth(s.ledger, {
      balances: 'none',
      describe: (e) => `${e.lines[0]} ${purpose(e)}`,
      number: NUMBER,
      alternatives: (e) => [`${e.lines[0]} ${purpose(e)} 97 ${e.reference}`],
    });
    held = s.ledger.opening;
    return {
      paper: pen.paper(),
      accounts: days.map(([day, entries]) => {
        const opening = held;
        held = entries.at(-1)?.balance ?? held;
        return {
          ...truth,
          opening: formatDecimal(opening, 2),
          closing: formatDecimal(held, 2),
          transactions: truth.transactions.filter(({ date }) => date === isoDate(day)),
        };
      }),
    };
  },
};
