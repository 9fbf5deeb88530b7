import { SWEDEN } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Swedish business account: days of booking and interest, plus and minus columns, a sum of insertions and withdrawals with their count. */
export const seBusinessBankgiro = tablePrint({
  id: 'se-business-bankgiro',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'credit-before-debit', 'value-date', 'running-balance', 'counts'],
  locales: SWEDEN,
  order: {
    movements: {
      card: [['Kortköp {m}', '{c} {d}']],
      transferIn: [['Bankgiroinbetalning', 'BGC {r}'], ['Swish från {p}']],
      salary: [['Insättning', '{e}']],
      refund: [['Återköp {m}']],
      interest: [['Ränta']],
      directDebit: [['Autogiro', '{m}']],
      transferOut: [['Leverantörsbetalning', '{m} OCR {r}']],
      cash: [['Uttag bankomat']],
      fee: [['Avgift Bankgiro'], ['Månadsavgift']],
    },
  },
  dates: ['yyMMdd', 'yyyy-MM-dd'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoutdrag<br>Företagskonto ${s.ledger.number}<br>Bankgiro 5050-1055<br>Period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Exempel Handel AB<br>Alvägen 14<br>411 01 Göteborg</p>${facts(
      [
        ['Ingående saldo', `>${s.signed(s.ledger.opening)}`],
        [`Insättningar (${s.ledger.into.count} st)`, `>${s.number(s.ledger.into.sum)}`],
        [`Uttag (${s.ledger.out.count} st)`, `>-${s.number(s.ledger.out.sum)}`],
        ['Utgående saldo', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<br>`,
  columns: [
    ['Bokf.dag', (e, s) => s.day(e.date)],
    ['Räntedag', (e, s) => s.day(e.postDate)],
    ['Specifikation', stacked],
    ['>Insättning', (e, s) => s.into(e)],
    ['>Uttag', (e, s) => (e.amount < 0 ? `-${s.number(e.amount)}` : '')],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  below: () =>
    '<p class="small">Beviljad kredit 250 000,00. Räntesats 7,15 % på utnyttjad kredit. Insättningsgaranti 1 050 000 kr.</p>',
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});
