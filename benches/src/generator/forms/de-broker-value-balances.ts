import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'DE03 7603 0080 0820 0111 11';
const behind = (s: Sheet, minor: number) => `${s.number(minor)}${minor < 0 ? '-' : '+'}`;

/** What the account held by days of value up to one: no balance of the account, though the paper shows it like one. */
const valued = (s: Sheet, day: number) =>
  s.ledger.entries
    .filter((e) => e.postDate <= day)
    .reduce((sum, { amount }) => sum + amount, s.ledger.opening);

/** A German broker's account: texts before the days, a number of the clerk between them, the balance by days of value told among the rows with stars around it, both balances in a box of the head. */
export const deBrokerValueBalances = formPrint({
  id: 'de-broker-value-balances',
  kind: 'bank_statement',
  tags: ['text-before-days', 'value-balances-between', 'debit-credit-columns', 'trailing-sign', 'head-box'],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 290,
  topAgain: 110,
  bottom: 700,
  order: {
    movements: {
      salary: [['D-GUTSCHRIFT NR.{r}', '   Muster,Jordan', '   < 760 300 80 >  820022222']],
      transferIn: [['GUTSCHRIFT NR.{r}', '   Muster,Jordan', '   < 760 300 80 >  820022222   puts']],
      refund: [
        ['EFFEKTEN NR.{r}', '   WP-ABRECHNUNG {r}', '   Verkauf   WKN: 659990', '   MUSTER KGAA O.N.'],
      ],
      interest: [['HABENZINSEN', '   AUS TAGESGELD']],
      card: [['EFFEKTEN', '   WP-ABRECHNUNG {r}', '   Kauf   WKN: A0B7FY', '   BEISPIEL INC. A DL -,001']],
      directDebit: [
        ['EFFEKTEN NR.{r}', '   WP-ABRECHNUNG {r}', '   Kauf   WKN: DE4FY1', '   BEISP.BANK PUT13 DAX'],
      ],
      transferOut: [['UEBERWEISUNG NR.{r}', '   Jordan Muster', '   < 760 300 80 >  820022222   saving']],
      fee: [['DEPOTGEBUEHREN']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 90, 11, ['Jordan Muster', 'Musterstr. 77', '44144 Beispielstadt']),
    ...column(330, 80, 11, [
      'Kontonummer 0820011111',
      'Kontotyp Verrechnungskonto',
      'Kontoinhaber Jordan Muster',
    ]),
    [-470, 130, 'Soll'],
    [-550, 130, 'Haben'],
    ...(
      [
        ['Saldo alt', s.ledger.opening],
        ['Saldo neu', s.ledger.closing],
        ['Valutarischer Saldo', valued(s, s.ledger.end)],
      ] as const
    ).flatMap(([label, minor], at): Put[] => [
      [330, 144 + at * 12, label],
      [minor < 0 ? -470 : -550, 144 + at * 12, behind(s, minor)],
    ]),
    ...sheetHead(s, 220),
  ],
  again: (s) => sheetHead(s, 50),
  isRuled: true,
  columns: [
    ['Text/Verwendungszweck', 40, (e) => e.lines],
    ['Datum', 290, (e, s) => s.day(e.date)],
    ['PNNr', 330, () => '8808'],
    ['Wert', 370, (e, s) => s.day(e.postDate)],
    ['Soll', -470, (e, s) => (e.amount < 0 ? behind(s, e.amount) : '')],
    ['Haben', -550, (e, s) => (e.amount > 0 ? behind(s, e.amount) : '')],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      const texts = block(e);
      const next = s.entries[at + 1];
      if (next !== undefined && next.postDate === e.postDate) return [texts, e];
      const line = Math.max(...texts.map(([, y]) => y)) + 1;
      const held = valued(s, e.postDate);
      return [
        [
          ...texts,
          [40, line, `*** VALUTARISCHER SALDO PER ${s.day(e.postDate)} ***`],
          [held < 0 ? -470 : -550, line, behind(s, held)],
        ],
        e,
      ];
    }),
  foot: () => [
    [40, 770, 'Hinweis für Kontoauszüge, Wertpapierabrechnungen und Depotbuchungsanzeigen:', { size: 6 }],
    [
      40,
      778,
      'Einwendungen wegen Unrichtigkeit oder Unvollständigkeit dieser Mitteilung müssen unverzüglich erhoben werden.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '0820011111' }),
});

function sheetHead(s: Sheet, y: number): Put[] {
  return [
    [40, y, 'Kontoauszug 5', { isBold: true }],
    [200, y, 'Konto-Nr. 0820 011 111'],
    [480, y, 'Blatt'],
    [40, y + 11, `Datum ${s.full(s.ledger.end + 3)}`],
    [200, y + 11, 'Bankleitzahl 760 300 80'],
    [400, y + 11, 'Kontowährung EUR'],
    [40, y + 22, `IBAN ${IBAN}`],
  ];
}
