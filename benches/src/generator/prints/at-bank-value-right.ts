import { AUSTRIA } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Austrian account: text, then the day of value, then the sum with a minus behind; the day at the left has no year. */
export const atBankValueRight = tablePrint({
  id: 'at-bank-value-right',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'trailing-minus',
    'value-date-between',
    'no-running-balance',
    'multi-line',
    'opening-in-table',
  ],
  locales: AUSTRIA,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['BEZAHLUNG KARTE {d} UM 14:22', '{m}\\{c}\\']],
      transferIn: [['GUTSCHRIFT', '{p}']],
      transferOut: [['ONLINE BANKING VOM {d} UM 09:14', 'Empfänger: {p}', 'Zahlungsreferenz: Miete']],
      salary: [['GEHALT/RENTE', '{e}']],
      cash: [['AUTOMAT {f} KARTE1 {d} UM 12:01']],
      directDebit: [['{m}', 'Mandat: {k}', 'IBAN: AT{r}']],
      fee: [['KONTOFÜHRUNG'], ['ENTGELT LT. AUFSTELLUNG']],
    },
  },
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>KONTOAUSZUG 3/1 vom ${s.full(s.ledger.end)}<br>für den Zeitraum ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}</div></div><p>Jordan Beispiel<br>IBAN AT61 1904 3002 3457 3201</p>`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['Buchungstext', stacked],
    ['Wert', (e, s) => s.day(e.postDate)],
    ['>Betrag EUR', (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
  ],
  first: (s) => [['', 'Letzter Kontostand', '', `>${s.number(s.ledger.opening)}`]],
  last: (s) => [
    ['', 'Summe Belastungen', '', `>${s.number(s.ledger.out.sum)}-`],
    ['', 'Summe Gutschriften', '', `>${s.number(s.ledger.into.sum)}`],
    [
      '',
      `<b>Neuer Kontostand zu Ihren ${s.ledger.closing < 0 ? 'Lasten' : 'Gunsten'}</b>`,
      '',
      `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`,
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
