import { NORWAY } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

const NUMBER = '1234.12.12345';

/** A Norwegian account shown in Nynorsk: days of four joined digits with a reference behind a star after them, a title over fees, a balance carried from side to side, the last balance said to be in one's favour. */
export const noBankFavourRefs = formPrint({
  id: 'no-bank-favour-refs',
  kind: 'bank_statement',
  tags: ['digit-dates', 'nynorsk', 'references-behind', 'carried', 'fee-title', 'debit-credit-columns'],
  locales: [
    {
      ...(NORWAY[0] as (typeof NORWAY)[number]),
      numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
    },
  ],
  dates: ['ddMM', 'dd.MM.yyyy'],
  size: 8,
  leading: 10.5,
  gap: 1,
  top: 220,
  topAgain: 120,
  bottom: 740,
  order: {
    kinds: ['salary', 'transferIn', 'card', 'directDebit', 'transferOut', 'cash'],
    movements: {
      salary: [['Lønn {e}']],
      transferIn: [['Overføring Innland {p}']],
      card: [['Varekjøp {m} {c} Dato {d} Kl. 14.22'], ['Visa {m}', 'Kurs 1.0000']],
      directDebit: [['Avtalegiro {m}']],
      transferOut: [['Nettgiro til: {p}']],
      cash: [['Minibank {c}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 80, 11, ['Jordan Døme', 'Orevegen 14', '6800 Førde']),
    [330, 80, `Dato ${s.full(s.ledger.end)}`],
    [480, 80, 'Side nr. 1'],
    [
      40,
      160,
      `Kontoutskrift nr. 8 for konto ${NUMBER} i perioden ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      { isBold: true },
    ],
    [40, 172, 'Alltid Pluss    IBAN: NO65 1234 1212 345  BIC SPRONO22'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 80, `Dato ${s.full(s.ledger.end)}`],
    [480, 80, 'Side nr. 2'],
  ],
  isRuled: true,
  columns: [
    ['Forklaring', 40, (e) => e.lines],
    ['Rentedato', 265, (e, s) => s.day(e.postDate)],
    ['Ut av konto', -375, (e, s) => s.out(e)],
    ['Inn på konto', -445, (e, s) => s.into(e)],
    ['Bokført', 455, (e, s) => s.day(e.date)],
    [
      'Referanse',
      -560,
      (e, s) => `${s.entries.indexOf(e) % 2 === 0 ? '*' : ''}${17000000 + s.entries.indexOf(e) * 37}`,
    ],
  ],
  first: (s) => [
    [
      [40, 0, `Saldo frå kontoutskrift ${s.full(s.ledger.start - 1)}`],
      [s.ledger.opening < 0 ? -375 : -445, 0, s.number(Math.abs(s.ledger.opening))],
    ],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      if (at !== s.entries.length - 2) return [block(e), e];
      const title: Put = [40, 0, 'Kostnader ved bruk av banktenester:'];
      return [[title, ...block(e).map(([x, y, ...rest]): Put => [x, y + 1, ...rest])], e];
    }),
  leave: (s, last) => [
    [40, 0.5, 'Overført til neste side'],
    [-445, 0.5, s.number(Math.abs(last.balance))],
  ],
  resume: (s, last) => [
    [40, 0, 'Overført frå førre side'],
    [-445, 0, s.number(Math.abs(last.balance))],
  ],
  last: (s) => [
    [
      [40, 1, s.ledger.closing < 0 ? 'Saldo i vår favør' : 'Saldo i Dykkar favør', { isBold: true }],
      [s.ledger.closing < 0 ? -375 : -445, 1, s.number(Math.abs(s.ledger.closing)), { isBold: true }],
    ],
  ],
  truth: () => ({ balances: 'none', number: NUMBER, printsPostDate: true }),
});
