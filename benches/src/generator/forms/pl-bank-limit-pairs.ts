import { POLAND } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

const NUMBER = '82 1050 0099 7603 1234 5678 9123';

/** A Polish account: the head's figures under their labels in two rows, what is blocked, free and a limit among them, days under one another, the other's number, kind and order of payment each in a column of narrow lines. */
export const plBankLimitPairs = formPrint({
  id: 'pl-bank-limit-pairs',
  kind: 'bank_statement',
  tags: ['stacked-days', 'code-behind-amount', 'figures-under-labels', 'limits', 'narrow-columns'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 6,
  top: 290,
  topAgain: 80,
  bottom: 760,
  order: {
    movements: {
      salary: [['{e}', 'Wynagrodzenie']],
      transferIn: [['{p}', 'Przelew na telefon']],
      refund: [['{m}', 'Zwrot']],
      card: [['{m}', 'Płatność kartą 08.03.2024', 'Nr karty 4246xx0001']],
      directDebit: [['{m}', 'Zlecenie 1234567']],
      transferOut: [['{p}', 'Czynsz']],
      cash: [['{c}', 'Wypłata z bankomatu', 'Nr karty 4246xx0001']],
      fee: [['{b}', 'Prowizja za przelew']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'Wyciąg z rachunku', { size: 12, isBold: true }],
    [330, 54, `Nr 3 / ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 66, `Data wyciągu: ${s.full(s.ledger.end)}`],
    [40, 84, 'Dane posiadacza', { isBold: true }],
    ...column(40, 96, 10, ['JORDAN PRZYKŁAD', 'UL. OLCHOWA 14', '00-001 WARSZAWA', 'Kod kraju: PL']),
    [330, 84, 'Dane rachunku', { isBold: true }],
    ...column(330, 96, 10, ['Nr rachunku/NRB:', NUMBER, 'Waluta rachunku:', 'PLN']),
    ...under(
      160,
      [`Saldo początkowe (${s.full(s.ledger.start)}):`, 'Suma uznań', 'Suma obciążeń', 'Saldo końcowe:'].map(
        (label, at) =>
          at === 1
            ? `${label} (${s.ledger.into.count}):`
            : at === 2
              ? `${label} (${s.ledger.out.count}):`
              : label,
      ),
      [
        s.signed(s.ledger.opening),
        s.number(s.ledger.into.sum),
        s.signed(-s.ledger.out.sum),
        s.signed(s.ledger.closing),
      ],
    ),
    ...under(
      200,
      ['Limit zadłużenia:', 'Kwota prowizji zaległej:', 'Kwota zablokowana:', 'Saldo dostępne:'],
      [s.number(500000), s.number(0), s.number(12345), s.signed(s.ledger.closing + 487655)],
    ),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Data księgowania\n/ Data transakcji', 40, (e, s) => [s.day(e.date), s.day(e.postDate)]],
    ['Dane kontrahenta', 115, (e) => ['11 1140 2004 0000 3102', '7777 8888', e.lines[0] ?? '']],
    ['Tytuł', 250, (e) => e.lines.slice(1)],
    ['Szczegóły', 390, (e) => [e.amount < 0 ? 'PRZELEW' : 'P.BLIK', '202406812345678']],
    ['Kwota', -555, (e, s) => `${s.signed(e.amount)} PLN`],
  ],
  foot: (_, page, pages) => [[-555, 800, `Strona: ${page} z ${pages}.`, { size: 6 }]],
  truth: () => ({
    balances: 'none',
    number: NUMBER,
    printsPostDate: true,
    alternatives: ({ lines: [name = '', ...title], amount }) => {
      const kind = amount < 0 ? 'PRZELEW' : 'P.BLIK';
      const other = '11 1140 2004 0000 3102 7777 8888';
      const told = title.join(' ');
      return [
        `${other} ${name} ${told} ${kind} 202406812345678`,
        `${other} ${name} ${told}`,
        `${name} ${told} ${kind}`,
        `${other} ${name} ${told} ${kind}`,
      ];
    },
  }),
});

/** Four labels with their figures below, each with the money behind. */
function under(y: number, labels: readonly string[], figures: readonly string[]): Put[] {
  return labels.flatMap((label, at): Put[] => [
    [40 + at * 132, y, label, { size: 7 }],
    [40 + at * 132, y + 11, `${figures[at]} PLN`, { isBold: true }],
  ]);
}
