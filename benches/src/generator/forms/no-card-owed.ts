import { NORWAY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Norwegian card bill: what was owed, what was paid, what is owed, other money and rate before the sum, minus before payments. */
export const noCardOwed = formPrint({
  id: 'no-card-owed',
  kind: 'credit_card_statement',
  tags: ['card', 'other-money-columns', 'minus-payments', 'bill-with-number', 'no-year'],
  locales: NORWAY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 280,
  topAgain: 80,
  bottom: 700,
  order: {
    isCard: true,
    movements: {
      card: [['{m}, {c}']],
      transferIn: [['Innbetaling']],
      refund: [['Retur {m}']],
      fee: [['Kontantuttaksgebyr'], ['Fakturagebyr'], ['Renter']],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 44, 'Faktura kredittkort', { isBold: true, size: 11 }],
    ...column(40, 90, 12, ['Jordan Eksempel', 'Orveien 14', '0550 Oslo']),
    ...labelPairs(330, 555, 90, [
      ['Fakturadato', s.full(s.ledger.end)],
      ['Forfallsdato', s.full(s.ledger.end + 15)],
      ['Kontonummer for innbetaling', '1234 56 78901'],
      ['KID', '00412345678901234'],
      ['Kredittgrense', '50 000,00'],
      ['Skyldig beløp forrige faktura', s.number(s.ledger.opening)],
      ['Innbetalinger og krediteringer', `-${s.number(s.ledger.into.sum)}`],
      ['Kjøp, renter og gebyrer', s.number(s.ledger.out.sum)],
      ['Skyldig beløp', s.number(s.ledger.closing)],
      ['Minimumsbeløp å betale', '350,00'],
    ]),
  ],
  again: (s) => [[40, 44, s.desk.bank, { size: 15, isBold: true }]],
  columns: [
    ['Dato', 40, (e, s) => s.day(e.date)],
    ['Beskrivelse', 100, (e) => e.lines],
    ['Valuta', 330, (e) => (e.kind === 'card' && Number(e.reference.at(-1)) < 4 ? 'EUR' : '')],
    [
      'Beløp valuta',
      -430,
      (e) =>
        e.kind === 'card' && Number(e.reference.at(-1)) < 4
          ? (Math.abs(e.amount) / 1150).toFixed(2).replace('.', ',')
          : '',
    ],
    ['Kurs', -480, (e) => (e.kind === 'card' && Number(e.reference.at(-1)) < 4 ? '11,5000' : '')],
    ['Beløp i NOK', -555, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
  ],
  foot: () => [
    [
      40,
      780,
      'Effektiv rente 24,90 % av 15 000 kr over 1 år, kostnad 1 912 kr, totalt 16 912 kr. Ta kontakt innen 30 dager ved feil.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: null }),
});
