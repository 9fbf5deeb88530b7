import { partsOf } from '@tieout/corpus';
import { NEPAL } from '../prints/neighbour-places.ts';
import { column, formPrint } from './form.ts';

/** About the day of the calendar of Nepal. */
function nepali(at: number): string {
  const { year, month, day } = partsOf(at - 17);
  const later = month + 8;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year + 56 + (later > 12 ? 1 : 0)}-${two(((later - 1) % 12) + 1)}-${two(day)}`;
}

/** A Nepalese account: the day of each row in two calendars, the other one first. */
export const npBankTwoCalendars = formPrint({
  id: 'np-bank-two-calendars',
  kind: 'bank_statement',
  tags: ['two-calendars', 'row-numbers', 'dash-filled', 'running-balance'],
  locales: NEPAL,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  size: 7.5,
  leading: 10,
  gap: 3,
  top: 190,
  topAgain: 60,
  bottom: 770,
  order: {
    movements: {
      card: [['POS PURCHASE {m}']],
      transferIn: [['CONNECTIPS FROM {p}']],
      transferOut: [['MOBILE BANKING TRF TO {p}']],
      salary: [['SALARY {e}']],
      cash: [['ATM WITHDRAWAL {c}']],
      fee: [['SMS CHARGE']],
      interest: [['INT. PAID NET OF TAX']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'ACCOUNT STATEMENT', { isBold: true }],
    ...column(40, 66, 11, ['A/C Name : JORDAN SAMPLE', 'A/C No : 0120012345678', 'Currency : NPR']),
    ...column(330, 66, 11, [
      `From : ${s.full(s.ledger.start)} (${nepali(s.ledger.start)} B.S.)`,
      `To : ${s.full(s.ledger.end)} (${nepali(s.ledger.end)} B.S.)`,
      `Opening Balance : ${s.signed(s.ledger.opening)}`,
      `Closing Balance : ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  again: () => [],
  columns: [
    ['SN', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Miti (B.S.)', 62, (e) => nepali(e.date)],
    ['Date (A.D.)', 122, (e, s) => s.day(e.date)],
    ['Description', 182, (e) => e.lines],
    ['Cheque No', 350, () => '-'],
    ['Withdraw', -450, (e, s) => s.out(e) || '-'],
    ['Deposit', -505, (e, s) => s.into(e) || '-'],
    ['Balance', -570, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '0120012345678', alternatives: (e) => [`${e.lines[0]} -`] }),
});
