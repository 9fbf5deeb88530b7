import { GERMANY } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { blockRoll } from './block-roll.ts';
import { type Block, column } from './form.ts';

const TEXTS = {
  salary: [['GEHALT {e}', '30020900/000000004444444444', 'Wertstellung: {d}2024']],
  transferIn: [['INTERNE UMBUCHUNG HABEN MUSTERBANK KONTO', '30020900/000000004444444444']],
  interest: [['ZINSEN']],
  card: [['KARTENZAHLUNG {m}', '{c} DE {d} 14:32']],
  directDebit: [['LASTSCHRIFT {m}', 'MANDAT {k}']],
  transferOut: [['WERTPAPIERKAUF AUFTRAGSNUMMER {r}', 'US0000000001 {d} 555555555510']],
  fee: [['Grundgebühr für September', 'KONTOFüHRUNG']],
} as const;
const WEEKDAYS = ['SO', 'MO', 'DI', 'MI', 'DO', 'FR', 'SA'];

/** A German bank's status of all accounts: what is held first, then each account with a column of weekdays, money out before money in, its first and last balance as dated rows, the sums of both sides and what may be spent. */
export const deStatusWeekdays: Print = {
  id: 'de-status-weekdays',
  kind: 'bank_statement',
  tags: ['multi-account', 'weekday-column', 'no-year', 'debit-credit-columns', 'running-balance', 'overview'],
  locales: GERMANY,
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const plan = { dates: ['dd.MM', 'dd.MM.yyyy'] as const };
    const giro = sheetOf(desk, { ...plan, most: 30, order: { movements: TEXTS, number: '5555555555' } });
    const saved = sheetOf(desk, {
      ...plan,
      most: 8,
      order: {
        movements: TEXTS,
        number: '4444444444',
        start: giro.ledger.start,
        kinds: ['transferIn', 'transferOut'],
      },
    });
    const end = giro.full(giro.ledger.end);
    const roll = blockRoll(pen, {
      top: 110,
      topAgain: 110,
      bottom: 740,
      leading: 10,
      head: () => [
        [40, 44, desk.bank, { size: 13, isBold: true }],
        [40, 64, `${end} Jordan Muster C123456789`],
        [40, 84, 'Monatsübersicht Fortsetzung', { isBold: true }],
      ],
      again: () => headings,
    });
    const names = ['ONLINE-KONTO', 'EUR TAGESGELDKONTO'];
    roll.put([
      [40, 44, desk.bank, { size: 13, isBold: true }],
      ...column(40, 90, 11, ['Herr', 'Jordan Muster', 'Musterstr. 1', '10002 Beispielhausen']),
      [40, 170, 'Kundennummer: 123456789'],
      [40, 200, `F I N A N Z S T A T U S vom ${giro.full(giro.ledger.start)} - ${end}`, { isBold: true }],
      [40, 214, 'Alle Beträge sind, soweit nicht anders ausgewiesen, in Euro angegeben.'],
      [40, 240, 'Girokonten', { isBold: true }],
      ...column(40, 254, 12, ['Kontotyp', 'ONLINE-KONTO', 'Summe']),
      ...column(200, 254, 12, ['Kontonummer', '5555555555']),
      ...column(300, 254, 12, ['Währung', 'EUR', 'EUR']),
      [-550, 254, 'Guthaben/Kredit'],
      [-550, 266, desk.signed(giro.ledger.closing)],
      [-550, 278, desk.signed(giro.ledger.closing)],
      [40, 310, 'Geldanlage & Investments', { isBold: true }],
      ...column(40, 324, 12, ['Kontotyp', 'EUR TAGESGELDKONTO', 'Zinssatz p.a.: 0,60 %']),
      ...column(200, 324, 12, ['Kontonummer', '4444444444']),
      ...column(300, 324, 12, ['Währung', 'EUR']),
      [-550, 324, 'Sparguthaben'],
      [-550, 336, desk.signed(saved.ledger.closing)],
      [40, 370, 'Gesamtguthaben', { isBold: true }],
      [300, 370, 'EUR'],
      [-550, 370, desk.signed(giro.ledger.closing + saved.ledger.closing)],
    ]);
    roll.newSheet();
    const accounts = [giro, saved].map((sheet, at) => {
      const { ledger } = sheet;
      roll.keep([
        [40, 0, names[at] ?? '', { isBold: true, size: 10 }],
        [200, 0, `${ledger.number} EUR`],
        [40, 1.3, 'Herr  Jordan Muster'],
        [40, 2.6, 'IBAN: DE37 3002 0900 5555 5555 55 BIC CODE: BSPLDEDD'],
        [40, 4.4, 'Transaktionen', { isBold: true }],
        ...headings.map(([x, , text, look]) => [x, 5.8, text, look ?? {}] as const),
      ]);
      const bound = (day: number, text: string, minor: number): Block => [
        [40, 0, sheet.day(day)],
        [75, 0, weekday(day)],
        [100, 0, text, { isBold: true }],
        [-550, 0, sheet.signed(minor)],
      ];
      roll.keep(bound(ledger.start, 'ANFANGSSALDO', ledger.opening));
      for (const e of sheet.entries)
        roll.keep([
          [40, 0, sheet.day(e.date)],
          [75, 0, weekday(e.date)],
          ...e.lines.map((text, line) => [100, line, text] as const),
          [e.amount < 0 ? -390 : -465, 0, sheet.number(e.amount)],
          [-550, 0, sheet.signed(e.balance)],
        ]);
      roll.keep(bound(ledger.end, 'ENDSALDO', ledger.closing));
      roll.keep(
        [
          [100, 0, 'Summe'],
          [-390, 0, sheet.number(ledger.out.sum)],
          [-465, 0, sheet.number(ledger.into.sum)],
          [100, 1, 'Frei verfügbar'],
          [-550, 1, sheet.signed(Math.max(0, ledger.closing))],
        ],
        30,
      );
      return desk.truth(ledger, { balances: 'every-row' });
    });
    return { paper: pen.paper(), accounts };
  },
};

const headings: Block = [
  [40, 0, 'Datum', { isBold: true }],
  [75, 0, 'Tag', { isBold: true }],
  [100, 0, 'Buchungstext', { isBold: true }],
  [-390, 0, 'Ausgaben', { isBold: true }],
  [-465, 0, 'Einnahmen', { isBold: true }],
  [-550, 0, 'Guthaben/Kredit', { isBold: true }],
];

/** Days are counted from a Thursday, 1 January 1970. */
function weekday(day: number): string {
  return WEEKDAYS[(day + 4) % 7] ?? '';
}
