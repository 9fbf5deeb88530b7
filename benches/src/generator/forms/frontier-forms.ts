import { land, speech } from '../prints/more-places.ts';
import { ROMANIA } from '../prints/new-places.ts';
import { column, formPrint, type Put } from './form.ts';

const SLOVENIA = land('sl-SI', {
  currency: 'EUR',
  symbol: '€',
  scale: 1,
  numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
  language: speech('sl', {
    months: 'januar februar marec april maj junij julij avgust september oktober november december',
    merchants: 'PEKARNA KLAS|KNJIGARNA LIPA|LEKARNA IZVIR|TRGOVINA GAJ',
    people: 'ANA PRIMER|MARKO NOVAK',
    employers: 'PRIMER D.O.O.|MORJE TRANS D.D.',
    cities: 'LJUBLJANA|MARIBOR|CELJE',
  }),
});
const KAZAKHSTAN = land('ru-KZ', {
  currency: 'KZT',
  symbol: '₸',
  scale: 450,
  numbers: [{ group: ' ', decimal: ',', grouping: 'thousands' }],
  language: speech('ru', {
    months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    merchants: 'KNIGI LUNA|APTEKA RODNIK|ТОО Колос|ИП ПРИМЕР',
    people: 'Айгуль П.|Ерлан С.',
    employers: 'ТОО ПРИМЕР|АО МОРЕ ТРАНС',
    cities: 'Алматы|Астана',
  }),
});

/** A Slovenian account: burden and good as its sides, previous and new state, references of the country, sums at the end. */
const burden = formPrint({
  id: 'si-bank-burden-good',
  kind: 'bank_statement',
  tags: ['two-dates', 'debit-credit-columns', 'reference-lines', 'no-running-balance'],
  locales: SLOVENIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 4,
  top: 230,
  bottom: 740,
  order: {
    movements: {
      card: [
        ['POS NAKUP {m}', '{c} {d} KARTICA {f}'],
        ['SPLETNI NAKUP {m}', 'SI00 {r}'],
      ],
      transferIn: [['PRILIV {p}', 'SI56 0201 0001 2345 678', 'SI00 {r} VRAČILO']],
      salary: [['PLAČA {e}', 'SI05 {r}-{f}']],
      transferOut: [['PLAČILO UPN {p}', 'SI56 1910 0001 2345 678', 'NAJEMNINA SI99']],
      directDebit: [['TRAJNIK SDD {m}', 'MANDAT {k}', 'SI12 {r}']],
      cash: [['DVIG BA {c}', '{d} 14:32']],
      fee: [['NADOMESTILO ZA VODENJE'], ['NADOMESTILO UPN 0,40']],
      refund: [['VRAČILO {m}']],
      interest: [['PRIPIS OBRESTI']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'IZPISEK PROMETA IN STANJA', { isBold: true }],
    [360, 52, `Št. izpiska: 6   Stran 1`],
    ...column(40, 90, 11, ['JORDAN PRIMER', 'JELŠEVA ULICA 14', '1000 LJUBLJANA']),
    [360, 90, 'TRR: SI56 0203 1001 2345 678'],
    [360, 102, `Obdobje: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [360, 114, 'Valuta: EUR'],
    [360, 126, 'Odobreni limit: 1.200,00'],
    [40, 180, `Prejšnje stanje na dan ${s.full(s.ledger.start - 1)}:`],
    [-330, 180, s.signed(s.ledger.opening)],
  ],
  isRuled: true,
  columns: [
    ['Datum\nknjiženja', 40, (e, s) => s.day(e.date)],
    ['Datum\nvalute', 96, (e, s) => s.day(e.postDate)],
    ['Namen / Prejemnik - plačnik', 152, (e) => e.lines],
    ['V breme', -470, (e, s) => s.out(e)],
    ['V dobro', -550, (e, s) => s.into(e)],
  ],
  last: (s) => [
    [
      [152, 0, 'Skupaj promet', { isBold: true }],
      [-470, 0, s.number(s.ledger.out.sum)],
      [-550, 0, s.number(s.ledger.into.sum)],
    ],
    [
      [40, 1, `Novo stanje na dan ${s.full(s.ledger.end)}:`, { isBold: true }],
      [-330, 1, s.signed(s.ledger.closing)],
    ],
    [
      [
        40,
        1,
        `Razpoložljivo stanje: ${s.number(s.ledger.closing + 120_000)} EUR. Vloge so zajamčene do 100.000 EUR.`,
      ],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'SI56 0203 1001 2345 678' }),
});

/** A Kazakh app: sums with their sign apart before and the money's mark behind, days of two figures of the year, sums by kind over the list. */
const kazakh = formPrint({
  id: 'kz-app-sign-before',
  kind: 'bank_statement',
  tags: ['sign-apart-before', 'currency-sign', 'kinds-over-table', 'no-running-balance', 'newest-first'],
  locales: KAZAKHSTAN,
  dates: ['dd.MM.yy', 'dd.MM.yy'],
  isNewestFirst: true,
  size: 9,
  leading: 12,
  gap: 6,
  top: 300,
  topAgain: 60,
  bottom: 760,
  isHeadedOnce: true,
  order: {
    movements: {
      card: [['{m}']],
      transferIn: [['{p}']],
      salary: [['{e}']],
      transferOut: [['{p}']],
      directDebit: [['{m}']],
      cash: [['Банкомат {c}']],
      fee: [['Комиссия за перевод']],
      refund: [['{m} возврат']],
      interest: [['Вознаграждение по депозиту']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [40, 80, 'ВЫПИСКА', { isBold: true }],
    [40, 94, `по Gold за период с ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}`],
    [40, 116, 'Пример Жордан', { isBold: true }],
    [40, 130, 'Номер карты: *1234'],
    [40, 142, 'Номер счета: KZ12345C000012345678'],
    [40, 154, 'Валюта счета: тенге'],
    [40, 180, 'Краткое содержание операций по карте:', { isBold: true }],
    ...total(s.signed, 194, [
      [`Доступно на ${s.full(s.ledger.start)}`, s.ledger.opening],
      ['Пополнения', s.ledger.into.sum],
      ['Списания', s.ledger.out.sum],
      [`Доступно на ${s.full(s.ledger.end)}`, s.ledger.closing],
    ]),
  ],
  again: () => [],
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    ['Сумма', 110, (e, s) => `${e.amount < 0 ? '-' : '+'} ${s.number(e.amount)} ₸`],
    ['Операция', 250, (e) => (e.amount > 0 ? 'Пополнение' : e.kind === 'card' ? 'Покупка' : 'Перевод')],
    ['Детали', 340, (e) => e.lines],
  ],
  foot: (_, page, pages) => [
    [40, 800, 'АО «Пример Банк», БИК SMPLKZKA, www.bank.example', { size: 7 }],
    [-555, 800, `${page} из ${pages}`],
  ],
  truth: () => ({
    balances: 'none',
    number: 'KZ12345C000012345678',
    describe: (e) =>
      `${e.amount > 0 ? 'Пополнение' : e.kind === 'card' ? 'Покупка' : 'Перевод'} ${e.lines[0]}`,
    alternatives: (e) => e.lines.slice(0, 1),
  }),
});

function total(
  signed: (minor: number) => string,
  y: number,
  sums: readonly (readonly [string, number])[],
): Put[] {
  return sums.flatMap(([label, minor], at): Put[] => [
    [40, y + at * 13, label],
    [-330, y + at * 13, `${minor < 0 ? '-' : '+'} ${signed(Math.abs(minor))} ₸`],
  ]);
}

/** A Romanian direct bank: days with names of months, two sides, no balance but the last one printed in words at the foot of the list. */
const noOpening = formPrint({
  id: 'ro-bank-end-only',
  kind: 'bank_statement',
  tags: ['month-names', 'debit-credit-columns', 'labelled-lines', 'balance-boxes'],
  locales: ROMANIA,
  dates: ['dd MMMM yyyy', 'dd/MM/yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 5,
  top: 210,
  bottom: 750,
  order: {
    movements: {
      card: [
        [
          'Cumparare POS',
          'Nr. card: xxxx xxxx xxxx {f}',
          'Terminal: {m}  RO  {c}',
          'Data: {d} Autorizare: {r}',
          'Referinta: {r}',
        ],
      ],
      transferIn: [
        [
          'Incasare',
          'Ordonator: {p}',
          'Din contul: RO12SMPL0000999900001234',
          'Detalii: rambursare',
          'Referinta: {r}',
        ],
      ],
      salary: [['Incasare', 'Ordonator: {e}', 'Detalii: salariu', 'Referinta: {r}']],
      transferOut: [
        [
          'Transfer Home Bank',
          'Beneficiar: {p}',
          'In contul: RO98SMPL0000999900009876',
          'Detalii: chirie 1,200.00 RON',
          'Referinta: {r}',
        ],
      ],
      directDebit: [['Direct Debit', 'Beneficiar: {m}', 'Referinta: {r}']],
      cash: [['Retragere numerar', 'Nr. card: xxxx xxxx xxxx {f}', 'Terminal: {m} RO {c}', 'Data: {d}']],
      fee: [['Comision pe operatiune'], ['Taxe si comisioane']],
      refund: [['Incasare - returnare', 'Terminal: {m}']],
      interest: [['Actualizare dobanda']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'Extras de cont', { isBold: true, size: 12 }],
    [40, 78, `Pentru perioada: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...column(40, 100, 11, [
      'Titular cont: JORDAN EXEMPLU',
      'CNP: 1**********12',
      'Str. Arinului 14, Bucuresti',
    ]),
    [330, 100, 'Numar cont: RO49 SMPL 0000 9999 0001 2345'],
    [330, 111, 'Tip cont: Curent'],
    [330, 122, 'Moneda: RON'],
    [40, 160, `Sold initial: ${s.signed(s.ledger.opening)}`],
    [330, 160, `Sold final: ${s.signed(s.ledger.closing)}`],
  ],
  columns: [
    ['Data', 40, (e, s) => s.day(e.date)],
    ['Detalii tranzactie', 130, (e) => e.lines],
    ['Debit', -460, (e, s) => s.out(e)],
    ['Credit', -550, (e, s) => s.into(e)],
  ],
  foot: (_, page, pages) => [
    [
      40,
      790,
      'Informatii despre schema de garantare a depozitelor: plafon 100.000 EUR. Emis la data de 01 ianuarie 2026.',
      { size: 6 },
    ],
    [-550, 802, `${page}/${pages}`],
  ],
  truth: () => ({ balances: 'none', number: 'RO49 SMPL 0000 9999 0001 2345' }),
});

export const FRONTIER_FORMS = [burden, kazakh, noOpening];
