import { ITALY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const WIDE = 8;
/** A figure with its euro sign: behind it, or below it where the cell is too narrow for both. */
const cell = (s: Sheet, minor: number): string[] => {
  const text = s.signed(minor);
  return text.length >= WIDE ? [text, '€'] : [`${text}€`];
};

/** An app's savings account in Italian: the year below the day, the euro sign below figures too wide for their cell, many small interests, texts that name the day again. */
export const itSavingsEuroBelow = formPrint({
  id: 'it-savings-euro-below',
  kind: 'bank_statement',
  tags: ['year-below-day', 'sign-below-sum', 'debit-credit-columns', 'running-balance', 'date-in-text'],
  locales: ITALY,
  dates: ['d MMM', 'd MMM yyyy'],
  size: 8,
  leading: 12,
  gap: 6,
  top: 260,
  topAgain: 80,
  bottom: 740,
  order: {
    kinds: ['interest', 'transferIn', 'transferOut'],
    movements: {
      interest: [['Interessi netti pagati nel conto "Conto', 'deposito senza vincoli" in data {d}']],
      transferIn: [['Deposito sul conto "Conto deposito', 'senza vincoli"']],
      transferOut: [['Prelievo dal conto "Conto deposito', 'senza vincoli"']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 16, isBold: true }],
    [40, 70, 'Deposito senza vincoli', { isBold: true, size: 12 }],
    [40, 86, `Periodo: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...column(400, 60, 11, ['Jordan Esempio', "Via dell'Olmo 14", '20121 Milano']),
    [40, 120, 'Riepilogo del saldo', { isBold: true }],
    ...labelPairs(40, 300, 134, [
      ['Saldo iniziale', `${s.number(s.ledger.opening)}€`],
      ['Totale depositato', `${s.number(s.ledger.into.sum - interests(s))}€`],
      ['Totale prelevato', `${s.number(s.ledger.out.sum)}€`],
      ['Interessi totali pagati (netti)', `${s.number(interests(s))}€`],
      ['Saldo finale', `${s.number(s.ledger.closing)}€`],
    ]),
    [40, 230, 'Transazioni', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 16, isBold: true }]],
  columns: [
    ['Data', 45, (e, s) => [s.day(e.date), s.desk.written(e.date, 'yyyy')]],
    ['Descrizione', 90, (e) => e.lines],
    ['Entrate', 416, (e, s) => (e.amount > 0 ? cell(s, e.amount) : '')],
    ['Uscite', 467, (e, s) => (e.amount < 0 ? cell(s, -e.amount) : '')],
    ['Saldo', 516, (e, s) => cell(s, e.balance)],
  ],
  rows: (s, block) =>
    s.entries.map((e) => [
      block(e).map(
        ([x, line, text, look]): Put => (text === '€' ? [x + 29, line, text] : [x, line, text, look ?? {}]),
      ),
      e,
    ]),
  foot: (_, page, pages) => [
    [
      40,
      800,
      `Segnala smarrimento o furto della carta +370 5 000 0000. Pagina ${page} di ${pages}`,
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

function interests({ ledger }: Sheet): number {
  return ledger.entries
    .filter(({ kind }) => kind === 'interest')
    .reduce((sum, { amount }) => sum + amount, 0);
}
