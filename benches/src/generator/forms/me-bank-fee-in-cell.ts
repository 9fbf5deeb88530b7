import { MONTENEGRO } from '../prints/neighbour-places.ts';
import { column, formPrint, type Put } from './form.ts';

/** A Montenegrin account: the day of value over that of booking, and under each payment the fee it cost, which is nothing. */
export const meBankFeeInCell = formPrint({
  id: 'me-bank-fee-in-cell',
  kind: 'bank_statement',
  tags: [
    'value-day-over-booking',
    'zero-fee-below',
    'row-numbers',
    'debit-credit-columns',
    'no-running-balance',
  ],
  locales: MONTENEGRO,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 25,
  size: 7,
  leading: 9,
  gap: 5,
  top: 190,
  topAgain: 80,
  bottom: 770,
  isRuled: true,
  order: {
    movements: {
      transferIn: [['{e}', '530-{f}-44']],
      transferOut: [['{p}', '510-{f}-91']],
      salary: [['{e}', '550-{f}-20']],
      directDebit: [['{m}', '520-{f}-07']],
      card: [['{m}', '535-{f}-66']],
      fee: [['PROVIZIJA BANKE', '575-{f}-01']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [300, 40, `IZVOD BR. 45 ZA PERIOD ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`, { isBold: true }],
    ...column(40, 64, 10, ['PRIMJER DOO PODGORICA', 'PIB 02012345', 'Račun: 575-0000000123456-83']),
    ...['Prethodno stanje', 'Dugovni promet', 'Potražni promet', 'Novo stanje'].map(
      (t, i): Put => [40 + i * 130, 120, t, { isBold: true }],
    ),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.out.sum),
      s.number(s.ledger.into.sum),
      s.signed(s.ledger.closing),
    ].map((t, i): Put => [40 + i * 130, 132, t]),
    ...['Broj naloga', String(s.ledger.out.count), String(s.ledger.into.count)].map(
      (t, i): Put => [40 + i * 130, 144, t],
    ),
  ],
  columns: [
    ['RB', 40, (e, s) => `${s.entries.indexOf(e) + 1}.`],
    ['Valuta\nDatum obrade', 62, (e, s) => [s.day(e.postDate), s.day(e.date)]],
    ['Naziv i račun\nnalogodavca / korisnika', 120, (e) => e.lines],
    ['Zaduženje\nNaknada', -330, (e, s) => (e.amount < 0 ? [s.number(e.amount), s.number(0)] : '')],
    ['Odobrenje', -395, (e, s) => s.into(e)],
    [
      'Šifra i svrha plaćanja',
      405,
      (e) => [`${e.kind === 'salary' ? 140 : 221} Plaćanje po računu`, `br. ${e.reference.slice(0, 4)}/24`],
    ],
    ['Poziv na broj', 500, (e) => e.reference],
  ],
  truth: () => ({
    balances: 'none',
    number: '575-0000000123456-83',
    printsPostDate: false,
    alternatives: (e) => {
      const p = [
        `${e.kind === 'salary' ? 140 : 221} Plaćanje po računu`,
        `br. ${e.reference.slice(0, 4)}/24`,
      ];
      return [
        `${e.lines.join(' ')} ${p.join(' ')}`,
        `${e.lines[0]} ${p[0]} ${e.lines[1]} ${p[1]}`,
        `${e.lines.join(' ')} ${p.join(' ')} ${e.reference}`,
      ];
    },
  }),
});
