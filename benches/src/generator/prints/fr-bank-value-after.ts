import { FRANCE } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A French account: the day of value after the text, balances as rows in bold, subscriptions and rates of an offer beside. */
export const frBankValueAfter = tablePrint({
  id: 'fr-bank-value-after',
  kind: 'bank_statement',
  tags: [
    'value-date-between',
    'debit-credit-columns',
    'no-running-balance',
    'opening-in-table',
    'multi-line',
    'marketing-box',
  ],
  locales: FRANCE,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['CARTE {d} {m} {f}'], ['CARTE {d} {m}', '{c} GBR 45,20 GBP']],
      transferIn: [['VIR SEPA {p}', 'REMBOURSEMENT']],
      transferOut: [['VIR INST {p}', 'LOYER']],
      salary: [['VIR {e}', 'SALAIRE']],
      cash: [['RETRAIT DAB {d} {c}']],
      directDebit: [['PRLV SEPA {m}', '{k} {r}']],
      fee: [['COTISATION MENSUELLE'], ['FRAIS DE CHANGE']],
      refund: [['AVOIR {d} {m}']],
    },
  },
  css: 'th { border-bottom: 1px solid } .ad { float: right; width: 30%; border: 1px solid #d20; padding: 5pt; margin: 0 0 8pt 8pt }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><div class="ad"><b>Offre de parrainage</b><br>Jusqu'à 150,00 € offerts pour votre filleul et 110,00 € pour vous jusqu'au 31/03/2024.</div><p>RELEVÉ DE COMPTE EN EUR<br>Période du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}</p><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>44000 NANTES</p><p>RIB : 40618 80385 00040881204 17 &nbsp; IBAN : FR76 4061 8803 8500 0408 8120 417</p>`,
  columns: [
    ['Date opération', (e, s) => s.day(e.date)],
    ['Libellé', stacked],
    ['Valeur', (e, s) => s.day(e.postDate)],
    ['>Débit', (e, s) => s.out(e)],
    ['>Crédit', (e, s) => s.into(e)],
  ],
  first: (s) => [
    ['', `<b>SOLDE AU : ${s.full(s.ledger.start - 1)}</b>`, '', '', `>${s.number(s.ledger.opening)}`],
  ],
  last: (s) => [
    [
      '',
      `<b>NOUVEAU SOLDE EN EUR : ${s.full(s.ledger.end)}</b>`,
      '',
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
