import { POLAND } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Polish account: two days over each other, a title and several lines, sum and balance after, sums of both sides over the table. */
export const plBankOperationLines = tablePrint({
  id: 'pl-bank-operation-lines',
  kind: 'bank_statement',
  tags: ['stacked-two-dates', 'signed', 'running-balance', 'multi-line', 'summary-list'],
  locales: POLAND,
  dates: ['yyyy-MM-dd', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['ZAKUP PRZY UŻYCIU KARTY', '{m} /{c}', 'DATA TRANSAKCJI: 2024-03-02']],
      transferIn: [['PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY', '{p}', '{r}{r}']],
      transferOut: [['PRZELEW ZEWNĘTRZNY WYCHODZĄCY', '{p}', 'CZYNSZ']],
      salary: [['PRZELEW WYNAGRODZENIA', '{e}']],
      cash: [['WYPŁATA W BANKOMACIE', '{c}']],
      directDebit: [['POLECENIE ZAPŁATY', '{m} {r}']],
      fee: [['OPŁATA MIES. ZA PROWADZENIE RACHUNKU']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { background: #eee }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Elektroniczne zestawienie operacji<br>za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}</div></div><p>JORDAN PRZYKŁAD<br>UL. OLCHOWA 14<br>00-001 WARSZAWA</p><p>Rachunek: eKonto PLN &nbsp; Nr rachunku 71 1140 2004 0000 3002 0135 5387</p>${facts(
      [
        ['Saldo początkowe:', `>${s.signed(s.ledger.opening)}`],
        [`Uznania (${s.ledger.into.count}):`, `>${s.number(s.ledger.into.sum)}`],
        [`Obciążenia (${s.ledger.out.count}):`, `>${s.number(s.ledger.out.sum)}`],
        ['Saldo końcowe:', `>${s.signed(s.ledger.closing)}`],
        ['Limit kredytu:', '>0,00'],
        ['Odsetki kapitalizowane:', '>0,00'],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['Data operacji<br>Data księgowania', (e, s) => `${s.day(e.date)}<br>${s.day(e.postDate)}`],
    ['Opis operacji', stacked],
    ['>Kwota', (e, s) => s.signed(e.amount)],
    ['>Saldo po operacji', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});
