import { NETHERLANDS } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc, lines, tr } from './web-page.ts';

/** A Dutch card: "Af" and "Bij" behind sums, foreign amounts and rates in columns, balances in a bar over the table. */
export const nlCardAfBij = tablePrint({
  id: 'nl-card-af-bij',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'word-suffix', 'foreign-columns', 'summary-row'],
  locales: NETHERLANDS,
  dates: ['dd MMM', 'd MMMM yyyy'],
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c} NL']],
      refund: [['{m} {c} NL']],
      transferIn: [['GEINCASSEERD VORIG SALDO'], ['IDEAL BETALING, DANK U']],
      fee: [['KOSTEN GELDOPNAME'], ['JAARBIJDRAGE']],
    },
  },
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)} Card Services</b><h3>Rekeningoverzicht creditcard</h3><table>${tr(['Datum', 'ICS-klantnummer', 'Volgnummer', 'Bladnummer'], 'th')}${tr([s.full(s.ledger.end), '88120441007', '3', '1 van 2'])}</table><table>${tr(['Vorig openstaand saldo', 'Totaal ontvangen betalingen', 'Totaal nieuwe uitgaven', 'Nieuw openstaand saldo'], 'th')}${tr([`€ ${s.number(s.ledger.opening)} Af`, `€ ${s.number(s.ledger.into.sum)} Bij`, `€ ${s.number(s.ledger.out.sum)} Af`, `€ ${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'Bij' : 'Af'}`])}</table><p>Dit bedrag wordt omstreeks ${s.full(s.ledger.end + 14)} van uw rekening geïncasseerd. Uw bestedingslimiet € 2.500,00</p>`,
  columns: [
    ['Datum<br>transactie', (e, s) => s.day(e.date)],
    ['Datum<br>boeking', (e, s) => s.day(e.postDate)],
    ['Omschrijving', inOne],
    [
      'Bedrag in<br>vreemde valuta',
      (e, s) => (e.foreign === null ? '' : `${s.number(e.foreign.amount)} ${e.foreign.currency}`),
    ],
    ['>Bedrag<br>in euro’s', (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? 'Af' : 'Bij'}`],
  ],
  rows: (s) => [
    `<tr><td colspan="5"><b>Uw Card met als laatste vier cijfers ${s.ledger.number.slice(-4)}</b><br>J VOORBEELD</td></tr>`,
    ...s.entries.map(
      (entry) =>
        `${tr([s.day(entry.date), s.day(entry.postDate), lines(entry.lines), entry.foreign === null ? '' : `${s.number(entry.foreign.amount)} ${entry.foreign.currency}`, `>${s.number(entry.amount)} ${entry.amount < 0 ? 'Af' : 'Bij'}`])}${entry.foreign === null ? '' : tr(['', '', `Wisselkoers ${entry.foreign.currency} 1,08231`, '', ''])}`,
    ),
  ],
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) =>
      e.foreign === null ? [] : [`${e.lines.join(' ')} Wisselkoers ${e.foreign.currency} 1,08231`],
  }),
});
