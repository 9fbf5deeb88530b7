import { NETHERLANDS } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Dutch account: days without a year, the other account before its name, "Bedrag af" and "Bedrag bij" as columns, sums of both next to the balances. */
export const nlBankAfBijColumns = tablePrint({
  id: 'nl-bank-af-bij-columns',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'no-year', 'no-running-balance', 'summary-row', 'counterparty-account'],
  locales: NETHERLANDS,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  css: 'th { border-bottom: 1px solid #f60; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Rekeningafschrift<br>Rekening ${s.ledger.number}<br>Periode ${s.full(s.ledger.start)} t/m ${s.full(s.ledger.end)}<br>Afschriftnummer 3</div></div><p>Mevr. J. Voorbeeld<br>Elzenlaan 14<br>3512 AB Utrecht</p>${facts(
      [
        ['Vorig saldo', '>Totaal afgeschreven', '>Totaal bijgeschreven', '>Nieuw saldo'],
        [
          s.signed(s.ledger.opening),
          `>${s.number(s.ledger.out.sum)}`,
          `>${s.number(s.ledger.into.sum)}`,
          `>${s.signed(s.ledger.closing)}`,
        ],
      ],
    )}<br>`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['Tegenrekening', (e) => `NL${e.reference.slice(0, 2)}BANK0${e.reference}`],
    ['Naam / omschrijving', stacked],
    ['>Bedrag af', (e, s) => s.out(e)],
    ['>Bedrag bij', (e, s) => s.into(e)],
  ],
  below: () =>
    '<p class="small">Roodstand toegestaan tot 1.000,00. Debetrente 9,9% per jaar. Tegoeden zijn gegarandeerd tot 100.000,00 euro.</p>',
  truth: () => ({
    balances: 'none',
    alternatives: (e) => [`NL${e.reference.slice(0, 2)}BANK0${e.reference} ${e.lines.join(' ')}`],
  }),
});
