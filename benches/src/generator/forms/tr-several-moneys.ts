import { TURKEY } from '../prints/new-places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { blockRoll } from './block-roll.ts';
import { type Block, column, type Put } from './form.ts';

/** A Turkish business: accounts of three currencies under one another, each from what was carried over. */
export const trSeveralMoneys: Print = {
  id: 'tr-several-moneys',
  kind: 'bank_statement',
  tags: ['several-accounts', 'three-currencies', 'value-date', 'opening-in-table', 'running-balance'],
  locales: TURKEY,
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const moneys = ['TRY', 'USD', 'EUR'];
    const first = sheetOf(desk, { dates: ['dd/MM/yyyy', 'dd.MM.yyyy'], most: 14 });
    const sheets = [
      first,
      ...[1, 2].map(() =>
        sheetOf(desk, { dates: ['dd/MM/yyyy', 'dd.MM.yyyy'], most: 6, order: { start: first.ledger.start } }),
      ),
    ];
    const heads = (): Block => [
      [40, 0, 'İşlem Tarihi', { isBold: true }],
      [110, 0, 'Valör', { isBold: true }],
      [170, 0, 'Açıklama', { isBold: true }],
      [-380, 0, 'Borç', { isBold: true }],
      [-465, 0, 'Alacak', { isBold: true }],
      [-560, 0, 'Bakiye', { isBold: true }],
    ];
    const roll = blockRoll(pen, {
      top: 150,
      topAgain: 80,
      bottom: 770,
      leading: 11,
      head: () => [[40, 40, desk.bank, { isBold: true }]],
    });
    roll.put([
      [40, 40, desk.bank, { isBold: true, size: 13 }],
      [330, 40, 'HESAP EKSTRESİ', { isBold: true }],
      ...column(40, 66, 11, ['ÖRNEK TEKSTİL A.Ş.', 'Müşteri No: 7654321']),
      [330, 66, `Dönem: ${first.full(first.ledger.start)} - ${first.full(first.ledger.end)}`],
    ]);
    const accounts = sheets.map((s, i) => {
      const number = `0123-765432${i}`;
      roll.keep(
        [
          [40, 1, `Hesap No: ${number}`, { isBold: true }],
          [220, 1, `Döviz Cinsi: ${moneys[i]}`, { isBold: true }],
          [380, 1, `IBAN: TR12 0006 4000 0011 2340 012${i} 45`],
        ],
        6,
      );
      roll.keep(heads(), 3);
      roll.keep([
        [170, 0, 'Devir'],
        [-560, 0, s.signed(s.ledger.opening)],
      ]);
      for (const e of s.entries)
        roll.keep([
          [40, 0, s.day(e.date)],
          [110, 0, s.day(e.postDate)],
          ...e.lines.map((t, l): Put => [170, l, t]),
          [-380, 0, s.out(e)],
          [-465, 0, s.into(e)],
          [-560, 0, s.signed(e.balance)],
        ]);
      roll.keep(
        [
          [170, 0, 'Toplam'],
          [-380, 0, s.number(s.ledger.out.sum)],
          [-465, 0, s.number(s.ledger.into.sum)],
          [-560, 0, s.signed(s.ledger.closing)],
        ],
        10,
      );
      return { ...desk.truth(s.ledger, { balances: 'every-row', number }), currency: moneys[i] ?? 'TRY' };
    });
    return { paper: pen.paper(), accounts };
  },
};
