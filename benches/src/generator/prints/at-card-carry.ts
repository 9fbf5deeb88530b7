import { AUSTRIA } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Austrian card: the day of purchase and of booking, place in a column, burdens and credits apart, the sum to be drawn from the account. */
export const atCardCarry = tablePrint({
  id: 'at-card-carry',
  kind: 'credit_card_statement',
  tags: ['card', 'debit-credit-columns', 'two-dates', 'place-column', 'column-totals', 'opening-in-table'],
  locales: AUSTRIA,
  order: {
    isCard: true,
    movements: {
      card: [['{m}'], ['{m} {f}']],
      refund: [['{m} Gutschrift']],
      transferIn: [['Einzug vom Girokonto'], ['Zahlung dankend erhalten']],
      fee: [['Kartenentgelt'], ['Manipulationsentgelt']],
    },
  },
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #900; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Umsatznachricht Kreditkarte<br>Kartennummer ${s.ledger.number}<br>Abrechnung per ${s.full(s.ledger.end)}</div></div><p>Frau Jordan Beispiel<br>Erlengasse 14<br>1010 Wien</p>`,
  columns: [
    ['Kaufdatum', (e, s) => s.day(e.date)],
    ['Buchungsdatum', (e, s) => s.day(e.postDate)],
    ['Händler', inOne],
    ['Ort', (e) => (Number(e.reference) % 2 === 0 ? 'WIEN' : 'GRAZ')],
    ['>Belastung', (e, s) => s.out(e)],
    ['>Gutschrift', (e, s) => s.into(e)],
  ],
  first: (s) => [['', '', 'Saldovortrag', '', `>${s.signed(s.ledger.opening)}`, '']],
  last: (s) => [
    ['', '', 'Summe der Umsätze', '', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
    [
      '',
      '',
      `<b>Neuer Saldo zum ${s.full(s.ledger.end)}</b>`,
      '',
      `><b>${s.signed(s.ledger.closing)}</b>`,
      '',
    ],
  ],
  below: () =>
    facts(
      [
        ['Einkaufsrahmen', '>4.000,00 EUR'],
        ['Mindestrate', '>0,00 EUR'],
      ],
      'style="width:45%"',
    ),
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) => [`${e.lines.join(' ')} ${Number(e.reference) % 2 === 0 ? 'WIEN' : 'GRAZ'}`],
  }),
});
