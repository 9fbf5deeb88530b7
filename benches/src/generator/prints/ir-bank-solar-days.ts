import { IRAN } from './farther-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
const SOLAR = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** "۱۴۰۲/۰۳/۱۵": a day of the solar calendar in the digits of Persian. */
function solar(at: number): string {
  const part = (wanted: string) =>
    SOLAR.formatToParts(at * 86_400_000).find(({ type }) => type === wanted)?.value ?? '';
  return persian(`${part('year')}/${part('month')}/${part('day')}`);
}

/** An Iranian account, right to left: days of the solar calendar with clocks, rials without parts, all in the digits of Persian. */
export const irBankSolarDays = tablePrint({
  id: 'ir-bank-solar-days',
  kind: 'bank_statement',
  tags: [
    'right-to-left',
    'eastern-digits',
    'solar-calendar',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
  ],
  locales: IRAN,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  order: {
    movements: {
      card: [['خرید کارتی {m}']],
      transferIn: [['انتقال وجه از {p}']],
      transferOut: [['انتقال وجه به {p}']],
      salary: [['حقوق {e}']],
      cash: [['برداشت از خودپرداز {c}']],
      directDebit: [['پرداخت قبض {m}']],
      fee: [['کارمزد']],
      interest: [['سود سپرده']],
      refund: [['برگشت خرید {m}']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #888 }',
  above: (s) =>
    `<h3>صورتحساب سپرده</h3><p>${esc(s.desk.bank)}<br>شماره حساب: ${persian(s.ledger.number.replace(/\D/g, ''))}<br>از تاریخ ${solar(s.ledger.start)} تا تاریخ ${solar(s.ledger.end)}</p>`,
  columns: [
    ['ردیف', (e, s) => persian(String(s.entries.indexOf(e) + 1))],
    ['تاریخ', (e) => solar(e.date)],
    ['ساعت', (e) => persian(`14:2${e.reference.slice(0, 1)}`)],
    ['شرح', inOne],
    ['>برداشت (ریال)', (e, s) => persian(s.out(e)) || '۰'],
    ['>واریز (ریال)', (e, s) => persian(s.into(e)) || '۰'],
    ['>مانده (ریال)', (e, s) => persian(s.number(e.balance))],
  ],
  truth: () => ({
    balances: 'every-row',
    number: null,
    opening: null,
    closing: null,
    alternatives: (e) => [`14:2${e.reference.slice(0, 1)} ${e.lines.join(' ')}`],
  }),
});
