import { FINLAND } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Finnish card: days of purchase and booking without a year, one column of euros with a minus behind what was paid, the old and the new debt. */
export const fiCardDays = tablePrint({
  id: 'fi-card-days',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'trailing-minus', 'opening-in-table'],
  locales: FINLAND,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['{m} FI']],
      refund: [['Hyvitys {m}']],
      transferIn: [['Suoritus, kiitos'], ['Lyhennys']],
      fee: [['Tilinhoitomaksu'], ['Käteisnostopalkkio']],
    },
  },
  dates: ['d.M.', 'd.M.yyyy'],
  css: 'th { border-bottom: 1px solid #060 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Luottokorttilasku<br>Kortin numero ${s.ledger.number}<br>Laskun päiväys ${s.full(s.ledger.end)}<br>Laskutuskausi ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Jordan Esimerkki<br>Leppätie 14<br>00100 Helsinki</p>${facts(
      [
        ['Luottoraja', '>3 000,00 EUR'],
        ['Vähimmäismaksu', '>60,00 EUR'],
        ['Eräpäivä', `>${s.full(s.ledger.end + 15)}`],
      ],
      'style="width:45%"',
    )}`,
  columns: [
    ['Ostopäivä', (e, s) => s.day(e.date)],
    ['Kirjauspäivä', (e, s) => s.day(e.postDate)],
    ['Selite', inOne],
    ['>Määrä EUR', (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
  ],
  first: (s) => [['', '', 'Edellisen laskun saldo', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', '', '<b>Uusi saldo</b>', `><b>${s.signed(s.ledger.closing)}</b>`]],
  below: () => '<p class="small">Vuosikorko 11,50 %. Todellinen vuosikorko 13,9 %.</p>',
  truth: () => ({ balances: 'none', printsPostDate: true }),
});
