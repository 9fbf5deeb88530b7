import { BRITAIN } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Luxembourg account in English: booking and value days, debit and credit with the currency behind each sum, old and new balance shown in words of favour. */
export const luBankEnglish = tablePrint({
  id: 'lu-bank-english',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'value-date',
    'code-behind-amount',
    'no-running-balance',
    'opening-in-table',
  ],
  locales: BRITAIN.map((locale) => ({
    ...locale,
    id: 'en-LU',
    country: 'LU',
    currency: 'EUR',
    symbol: '€',
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }] as const,
  })),
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Statement of account No 3<br>Current account EUR<br>IBAN LU28 0019 4006 4475 0000<br>From ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}</div></div><p>Ms Jordan Sample<br>14, rue des Aulnes<br>L-1111 Luxembourg</p>`,
  columns: [
    ['Booking date', (e, s) => s.day(e.date)],
    ['Operation', stacked],
    ['Value date', (e, s) => s.day(e.postDate)],
    ['>Debit', (e, s) => (e.amount < 0 ? `${s.number(e.amount)} EUR` : '')],
    ['>Credit', (e, s) => (e.amount > 0 ? `${s.number(e.amount)} EUR` : '')],
  ],
  first: (s) => [
    [
      '',
      `<b>Balance in your favour on ${s.full(s.ledger.start - 1)}</b>`,
      '',
      '',
      `>${s.signed(s.ledger.opening)} EUR`,
    ],
  ],
  last: (s) => [
    [
      '',
      'Total of operations',
      '',
      `>${s.number(s.ledger.out.sum)} EUR`,
      `>${s.number(s.ledger.into.sum)} EUR`,
    ],
    [
      '',
      `<b>Balance in your favour on ${s.full(s.ledger.end)}</b>`,
      '',
      '',
      `>${s.signed(s.ledger.closing)} EUR`,
    ],
  ],
  below: () =>
    facts(
      [
        ['Debit interest rate', '>9,80 %'],
        ['Authorised overdraft', '>2.500,00 EUR'],
      ],
      'style="width:50%"',
    ),
  truth: () => ({ balances: 'none', number: 'LU28 0019 4006 4475 0000' }),
});
