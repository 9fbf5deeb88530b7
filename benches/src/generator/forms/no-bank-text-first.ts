import { NORWAY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Norwegian account: texts before the days of value, the day of booking last, balances shown in whose favour they are. */
export const noBankTextFirst = formPrint({
  id: 'no-bank-text-first',
  kind: 'bank_statement',
  tags: ['text-before-days', 'day-last', 'debit-credit-columns', 'no-year', 'balance-in-favour'],
  locales: NORWAY,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  top: 130,
  topAgain: 80,
  bottom: 760,
  order: {
    movements: {
      salary: [['Lønn fra {e}', 'Ref {r}']],
      transferIn: [['Giro fra {p}', 'Nettgiro'], ['Overføring fra {p}']],
      refund: [['Retur {m}']],
      interest: [['Kreditrenter']],
      card: [['Varekjøp {m} {c} dato {d} kl 14.20'], ['Visa {f} {m}']],
      directDebit: [['Avtalegiro {m}', 'kid {r}']],
      transferOut: [['Nettgiro til: {p} betalt: {d}'], ['Overføring til {p}']],
      cash: [['Minibank {c} {d}']],
      fee: [['Omkostninger brukskonto']],
    },
  },
  head: (s) => [
    [40, 40, 'Kontoutskrift', { size: 14, isBold: true }],
    [
      -555,
      40,
      `nr. 1 for konto ${s.ledger.number} i perioden ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ],
    ...column(40, 62, 11, ['Jordan Eksempel', 'Orveien 1', '0155 Oslo']),
    [330, 62, 'Valuta NOK'],
  ],
  columns: [
    ['Forklaring', 40, (e) => e.lines],
    ['Rentedato', 330, (e, s) => s.day(e.postDate)],
    ['Ut av konto', -450, (e, s) => s.out(e)],
    ['Inn på konto', -520, (e, s) => s.into(e)],
    ['Bokført', 530, (e, s) => s.day(e.date)],
  ],
  first: (s) => [
    [
      [40, 0, `Saldo fra kontoutskrift ${s.full(s.ledger.start - 1)}`],
      [s.ledger.opening < 0 ? -450 : -520, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, `Saldo i ${s.ledger.closing < 0 ? 'bankens' : 'Deres'} favør ${s.full(s.ledger.end)}`],
      [s.ledger.closing < 0 ? -450 : -520, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
