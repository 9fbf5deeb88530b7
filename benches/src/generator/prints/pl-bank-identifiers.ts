import { POLAND } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Polish account: numbers of operations under days, kinds of operation over texts, both balances in bars over and under the table. */
export const plBankIdentifiers = tablePrint({
  id: 'pl-bank-identifiers',
  kind: 'bank_statement',
  tags: ['signed', 'running-balance', 'two-dates', 'multi-line', 'type-column'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['Tytuł: 000498849 74230784063', 'Lokalizacja: Kraj: POLSKA Miasto: {c} Adres: {m}']],
      transferIn: [['Nadawca: {p}', 'Tytuł: zwrot']],
      transferOut: [['Odbiorca: {p}', 'Tytuł: czynsz']],
      salary: [['Nadawca: {e}', 'Tytuł: WYNAGRODZENIE']],
      cash: [['Lokalizacja: Miasto: {c}']],
      fee: [['Tytuł: OPŁATA ZA KARTĘ']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 7.5pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>WYCIĄG Z RACHUNKU</h3><p>za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}<br>Nr rachunku PL61 1090 1014 0000 0712 1981 2874<br>Waluta: PLN</p>${facts(
      [
        ['Saldo poprzednie', `>${s.signed(s.ledger.opening)}`],
        ['Suma uznań', `>${s.number(s.ledger.into.sum)}`],
        ['Suma obciążeń', `>${s.number(s.ledger.out.sum)}`],
        ['Saldo końcowe', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:45%"',
    )}`,
  columns: [
    ['Data<br>operacji', (e, s) => `${s.day(e.date)}<br>${e.reference}`],
    ['Data<br>waluty', (e, s) => s.day(e.postDate)],
    ['Typ operacji', (e) => (e.amount < 0 ? 'Obciążenie' : 'Uznanie')],
    ['Opis operacji', stacked],
    ['>Kwota', (e, s) => s.signed(e.amount)],
    ['>Saldo po<br>operacji', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.amount < 0 ? 'Obciążenie' : 'Uznanie'} ${e.lines.join(' ')}`,
      `${e.lines[0]} ${e.reference} ${e.lines.slice(1).join(' ')}`,
    ],
  }),
});
