import type { Entry } from '@tieout/corpus';
import { SWITZERLAND } from './places.ts';
import { facts, type Sheet, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A Swiss account: the parts of a batch of payments shown with their sums inside the text, credit before debit, totals under the rows. */
export const chBankBatchParts = tablePrint({
  id: 'ch-bank-batch-parts',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'credit-before-debit',
    'value-date',
    'parts-with-amounts',
    'day-end-balance',
    'column-totals',
  ],
  locales: SWITZERLAND.map((locale) => ({
    ...locale,
    numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' }] as const,
  })),
  order: {
    movements: {
      card: [['KAUF/DIENSTLEISTUNG VOM {d}', 'KARTEN NR. XXXX{f}', '{m}', '{c} SCHWEIZ']],
      transferIn: [['GUTSCHRIFT VON FREMDBANK 008{f}', 'AUFTRAGGEBER: {p}', 'MITTEILUNGEN: RG {f}']],
      salary: [['GIRO AUS ONLINE-SIC {f}', '{e}']],
      directDebit: [['LASTSCHRIFT CH-DD', '{m}']],
      transferOut: [['E-FINANCE-AUFTRAG {r}']],
      cash: [['BARGELDBEZUG VOM {d}', 'KARTEN NR. XXXX{f}', '{c}']],
      fee: [['PREIS FÜR KONTOFÜHRUNG']],
    },
  },
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #fc0; text-align: left } .p { padding-left: 10pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>IBAN CH12 0900 0000 1234 5678 9<br>Privatkonto CHF</div></div><p>Jordan Beispiel<br>Musterweg 14<br>3011 Bern</p>`,
  columns: [
    ['Datum', () => ''],
    ['Text', () => ''],
    ['>Gutschrift', () => ''],
    ['>Lastschrift', () => ''],
    ['>Valuta', () => ''],
    ['>Saldo', () => ''],
  ],
  rows: (s) => [
    tr([s.day(s.ledger.start), '<b>Kontostand</b>', '', '', '', `><b>${s.signed(s.ledger.opening)}</b>`]),
    ...s.entries.map((entry, at) => row(entry, at, s)),
    tr([
      '',
      '<b>Total</b>',
      `><b>${s.number(s.ledger.into.sum)}</b>`,
      `><b>${s.number(s.ledger.out.sum)}</b>`,
      '',
      '',
    ]),
    tr([s.day(s.ledger.end), '<b>Kontostand</b>', '', '', '', `><b>${s.signed(s.ledger.closing)}</b>`]),
  ],
  below: (s) =>
    facts([
      [
        'Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.',
        `>${s.full(s.ledger.end)}`,
      ],
    ]),
  truth: (s) => ({
    balances: 'last-of-day',
    number: 'CH12 0900 0000 1234 5678 9',
    describe: (entry) => textOf(entry, s).join(' '),
  }),
});

function textOf(entry: Entry, s: Sheet): readonly string[] {
  if (entry.kind !== 'transferOut' || -entry.amount < 200) return entry.lines;
  const first = Math.floor(-entry.amount / 3);
  return [
    ...entry.lines,
    `STADTWERKE AUENTAL CHF ${s.number(first)}`,
    `VERWALTUNG SEEBLICK CHF ${s.number(-entry.amount - first)}`,
  ];
}

function row(entry: Entry, at: number, s: Sheet): string {
  const isLast = s.entries[at + 1]?.date !== entry.date;
  const isFirst = s.entries[at - 1]?.date !== entry.date;
  return tr([
    isFirst ? s.day(entry.date) : '',
    textOf(entry, s).map(esc).join('<br>'),
    `>${s.into(entry)}`,
    `>${s.out(entry)}`,
    `>${s.day(entry.postDate)}`,
    `>${isLast ? s.signed(entry.balance) : ''}`,
  ]);
}
