import { SWITZERLAND } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { sheetOf } from '../prints/table-print.ts';
import { blockRoll } from './block-roll.ts';
import { type Block, column } from './form.ts';

const IBAN = 'CH61 0878 1000 2101 8630 0';
const TEXTS = {
  salary: [['Transfer - Jordan Muster Erlenweg 3', '8000 Zürich CH']],
  transferIn: [['Dividende - 485 MUSTER GLOBAL', 'PROPERTIE']],
  interest: [['Habenzinsen']],
  refund: [['Verkauf - 47 BEISPIEL EM HDLV UCITS', 'ETF']],
  card: [['Kauf - 225 BEISPIEL BANC CL A ORD']],
  directDebit: [['Währungsumtausch CHF to USD (48.79 USD,', '1 CHF = 1.10811 USD)']],
  transferOut: [['Transfer']],
  fee: [['Depotgebühren'], ['Sollzinsen']],
} as const;
const MONEYS = ['CHF', 'EUR', 'USD'] as const;

/** A Swiss broker's account in three currencies: a total view of all first, each on sheets of its own with the four sums over the rows, those with commas and the rest with apostrophes, a reference in a column, the day of value before the balance, the balance again as the total of the money. */
export const chBrokerMoneys: Print = {
  id: 'ch-broker-moneys',
  kind: 'bank_statement',
  tags: [
    'multi-account',
    'three-currencies',
    'debit-credit-columns',
    'value-date-between',
    'reference-column',
    'two-number-styles',
  ],
  locales: SWITZERLAND.map((place) => ({
    ...place,
    numbers: [{ group: "'", decimal: '.', grouping: 'thousands' } as const],
  })),
  draw: (desk) => {
    const pen = desk.pen({ size: 7.5 });
    const first = sheetOf(desk, {
      dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
      most: 30,
      order: { movements: TEXTS, number: IBAN },
    });
    const others = [14, 6].map((most) =>
      sheetOf(desk, {
        dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
        most,
        order: { movements: TEXTS, number: IBAN, start: first.ledger.start },
      }),
    );
    const sheets = [first, ...others];
    const [start, end] = [first.full(first.ledger.start), first.full(first.ledger.end)];
    const head = () =>
      [
        [40, 44, 'KONTOAUSZUG', { isBold: true, size: 12 }],
        [40, 58, `Vom ${start} bis ${end}`],
        [40, 69, `Dokument erstellt am ${first.full(first.ledger.end + 1)}`],
        [350, 44, 'Herrn Jordan Muster'],
        [350, 55, `IBAN : ${IBAN}`],
      ] as const;
    const roll = blockRoll(pen, {
      top: 100,
      topAgain: 110,
      bottom: 750,
      leading: 9.5,
      head,
      again: () => headings,
    });
    roll.put([
      ...column(40, 50, 11, ['Herrn Jordan Muster', 'Erlenweg 3', '8000 Zürich']),
      [40, 110, 'Konto', { isBold: true }],
      [40, 124, `IBAN ${IBAN}`],
      [40, 138, 'KONTOART TRADING'],
      [40, 180, 'Ihre Gesamtübersicht', { isBold: true, size: 12 }],
      [40, 194, `Kontoauszug vom ${start} bis ${end}`],
      [40, 220, 'Endsaldo aufgeteilt auf alle Währungen', { isBold: true }],
      ...sheets.flatMap(({ ledger }, at) => [
        [40 + at * 170, 240, ['Schweizer Franken', 'Euro', 'US-Dollar'][at] ?? ''] as const,
        [40 + at * 170, 252, `${desk.signed(ledger.closing)} ${MONEYS[at]}`] as const,
      ]),
    ]);
    const commas = (minor: number) => desk.number(minor).replaceAll("'", ',').replaceAll('’', ',');
    const accounts = sheets.map((sheet, at) => {
      const { ledger } = sheet;
      const money = MONEYS[at] ?? 'CHF';
      roll.newSheet();
      roll.keep(
        [
          [40, 0, `KONTOAUSZUG in ${money}`, { isBold: true, size: 10 }],
          [40, 1.6, `Saldo per ${start}`],
          [-300, 1.6, desk.signed(ledger.opening)],
          [40, 2.8, 'Total belastung'],
          [-300, 2.8, commas(ledger.out.sum)],
          [40, 4, 'Total gutschrift'],
          [-300, 4, commas(ledger.into.sum)],
          [40, 5.2, `Saldo per ${end}`],
          [-300, 5.2, desk.signed(ledger.closing)],
        ],
        12,
      );
      roll.keep(headings);
      for (const e of sheet.entries)
        roll.keep([
          [40, 0, sheet.day(e.date)],
          ...e.lines.map((text, line) => [90, line, text] as const),
          [275, 0, `38${String(1000000 + sheet.entries.indexOf(e) * 7919).slice(0, 7)}`],
          [e.amount < 0 ? -390 : -450, 0, sheet.number(e.amount)],
          [460, 0, sheet.day(e.postDate)],
          [-555, 0, sheet.signed(e.balance)],
        ]);
      roll.keep([
        [90, 0.5, `Total ${money}`, { isBold: true }],
        [-555, 0.5, sheet.signed(ledger.closing), { isBold: true }],
      ]);
      return { ...desk.truth(ledger, { balances: 'every-row' }), currency: money };
    });
    pen.onEverySheet((page, pages) => {
      pen.left(40, 800, `${desk.bank}, 33 chemin de la Musterie, CH-1196 Gland   SE&O`, { size: 6 });
      pen.right(555, 800, `Seite ${page} / ${pages}`, { size: 6 });
    });
    return { paper: pen.paper(), accounts };
  },
};

const headings: Block = [
  [40, 0, 'Datum', { isBold: true }],
  [90, 0, 'Information', { isBold: true }],
  [275, 0, 'Referenz', { isBold: true }],
  [-390, 0, 'Belastung', { isBold: true }],
  [-450, 0, 'Gutschrift', { isBold: true }],
  [460, 0, 'Valuta-', { isBold: true }],
  [460, 1, 'datum', { isBold: true }],
  [-555, 0, 'Saldo', { isBold: true }],
];
