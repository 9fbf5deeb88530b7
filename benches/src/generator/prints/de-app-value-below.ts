import { GERMANY } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc, lines, sheetTable, tr } from './web-page.ts';

/** A German app bank: the day of value in small type under each text, sums with the euro sign, spaces of savings after. */
export const deAppValueBelow = tablePrint({
  id: 'de-app-value-below',
  kind: 'bank_statement',
  tags: ['fintech', 'signed', 'currency-in-cell', 'value-date-below', 'no-running-balance', 'pots'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['{m}', 'Mastercard • Einkauf']],
      transferIn: [['{p}', 'Gutschriften', 'IBAN: DE{r}{r}']],
      transferOut: [['{p}', 'Belastungen', 'IBAN: DE{r}{r} • BIC: COBADEFF', 'Miete']],
      salary: [['{e}', 'Gehalt, Rente', 'IBAN: DE{r}{r}']],
      directDebit: [['{m}', 'Lastschriften', 'Mandat {k}']],
    },
  },
  css: 'td { padding: 4pt; border-bottom: 1px solid #eee } .v { color: #777; font-size: 7pt }',
  above: (s) =>
    `<div class="row"><b>JORDAN BEISPIEL</b><b style="font-size:16pt">${esc(s.desk.bank)}</b></div><h2>Kontoauszug</h2><p>${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}</p>`,
  columns: [
    [
      'Beschreibung',
      (e, s) => `${lines(e.lines)}<br><span class="v">Wertstellung ${s.day(e.postDate)}</span>`,
    ],
    ['Verbuchungsdatum', (e, s) => s.day(e.date)],
    ['>Betrag', (e, s) => `${e.amount > 0 ? '+' : ''}${s.signed(e.amount)}€`],
  ],
  below: (s) =>
    `<div style="break-before:page"><h3>Zusammenfassung</h3>${facts(
      [
        ['Vorheriger Kontostand', `>${s.signed(s.ledger.opening)}€`],
        ['Ausgehende Transaktionen', `>-${s.number(s.ledger.out.sum)}€`],
        ['Eingehende Transaktionen', `>+${s.number(s.ledger.into.sum)}€`],
        ['Dein neuer Kontostand', `>${s.signed(s.ledger.closing)}€`],
      ],
      'style="width:60%"',
    )}<p>IBAN: DE65 1001 1001 2620 0881 20 &nbsp; BIC: NTSBDEB1XXX</p><h3>Spaces Zusammenfassung</h3>${sheetTable(['Space', '>Anfangsbestand', '>Endbestand'], [tr(['Urlaub', '>100,00€', '>150,00€'])])}</div>`,
  truth: (s) => ({
    balances: 'none',
    alternatives: (e) => [`${e.lines.join(' ')} Wertstellung ${s.day(e.postDate)}`],
  }),
});
