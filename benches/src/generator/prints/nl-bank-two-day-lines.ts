import { NETHERLANDS } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A Dutch account: the day of interest in brackets under the day, SEPA texts of four lines, and sums over the table under headings of their own. */
export const nlBankTwoDayLines = tablePrint({
  id: 'nl-bank-two-day-lines',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'debit-credit-columns',
    'no-running-balance',
    'summary-row',
    'multi-line',
    'second-date-in-brackets',
  ],
  locales: NETHERLANDS,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  order: {
    movements: {
      card: [['BEA, Betaalpas', '{m},PAS031', 'NR:{k}, {d}/14:22', '{c}']],
      transferIn: [
        ['SEPA Overboeking', 'IBAN: NL69INGB0{r}', 'BIC: INGBNL2A', 'Naam: {p}', 'Omschrijving: dank'],
      ],
      transferOut: [['SEPA Overboeking', 'IBAN: NL12RABO0{r}', 'Naam: {p}', 'Omschrijving: huur']],
      salary: [['SEPA Overboeking', 'Naam: {e}', 'Omschrijving: SALARIS {r}']],
      directDebit: [
        [
          'SEPA Incasso algemeen doorlopend',
          'Incassant: NL98ZZZ{r}0000',
          'Naam: {m}',
          'Machtiging: {k}',
          'Kenmerk: {r}',
        ],
      ],
      fee: [['ABN AMRO Bank N.V.', 'Basic Package 1,70']],
    },
  },
  css: 'th { border-bottom: 1px solid #094 } .acts td:first-child { width: 12% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Rekeningafschrift<br>${s.full(s.ledger.start)} t/m ${s.full(s.ledger.end)}</div></div><p>J VOORBEELD<br>ELZENLAAN 14<br>1011 AB AMSTERDAM</p><table>${tr(['Rekeningnummer', 'Soort rekening', 'BIC', 'Datum afschrift', 'Aantal pagina’s'], 'th')}${tr(['NL91 ABNA 0417 1643 00', 'Privérekening', 'ABNANL2A', s.full(s.ledger.end), '3'])}${tr(['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij', ''], 'th')}${tr([`${s.number(s.ledger.opening)} +/CREDIT`, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '-/DEBET' : '+/CREDIT'}`, s.number(s.ledger.out.sum), s.number(s.ledger.into.sum), ''])}</table><p></p>`,
  columns: [
    ['Boekdatum<br>(Rentedatum)', (e, s) => `${s.day(e.date)}<br>(${s.day(e.date)})`],
    ['Omschrijving', stacked],
    ['>Bedrag af<br>(debet)', (e, s) => s.out(e)],
    ['>Bedrag bij<br>(credit)', (e, s) => s.into(e)],
  ],
  below: () =>
    '<p class="small">Het Nederlandse depositogarantiestelsel beschermt tegoeden tot € 100.000,00. Uw limiet roodstaan bedraagt € 1.000,00.</p>',
  truth: () => ({ balances: 'none' }),
});
