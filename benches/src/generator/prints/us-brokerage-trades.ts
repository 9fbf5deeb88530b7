import type { Entry } from '@tieout/corpus';
import { USA } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An American brokerage account: trades with quantity and price before a signed sum, cash after each, prices of holdings beside. */
export const usBrokerageTrades = tablePrint({
  id: 'us-brokerage-trades',
  kind: 'bank_statement',
  tags: ['brokerage', 'signed', 'running-balance', 'quantity-and-price', 'holdings'],
  locales: USA,
  most: 30,
  order: {
    movements: {
      transferIn: [
        ['Deposit', 'ACH FROM BANK {f}'],
        ['Sell', 'MERIDIAN FUND {k}'],
      ],
      salary: [['Sell', 'POLARIS ENERGY CORP']],
      refund: [['Dividend', 'LANTERN TRUST ETF']],
      interest: [['Interest', 'CREDIT INTEREST ON FREE BALANCE']],
      card: [
        ['Buy', 'LANTERN TRUST ETF'],
        ['Buy', 'MERIDIAN FUND'],
      ],
      directDebit: [['Reinvest', 'LANTERN TRUST ETF']],
      transferOut: [['Withdrawal', 'WIRE TO BANK {f}']],
      cash: [['Buy', 'POLARIS ENERGY CORP']],
      fee: [
        ['Fee', 'ADR PASS-THROUGH FEE'],
        ['Margin interest', '30 DAYS AT 7.25%'],
      ],
    },
  },
  dates: ['MM/dd/yyyy', 'MMMM d, yyyy'],
  css: 'th { border-bottom: 1px solid; font-size: 7.5pt } h3 { margin: 9pt 0 2pt } td { font-size: 8.5pt }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)} Securities LLC</b><p>Account ${s.ledger.number} &nbsp; Individual &nbsp; ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</p><h3>Cash Summary</h3>${facts(
      [
        ['Opening cash balance', `>$${s.signed(s.ledger.opening)}`],
        ['Money in', `>$${s.number(s.ledger.into.sum)}`],
        ['Money out', `>($${s.number(s.ledger.out.sum)})`],
        ['Closing cash balance', `>$${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<h3>Holdings</h3>${facts([
      ['Symbol', '>Quantity', '>Price', '>Market value', '>Unrealized gain/(loss)'],
      ['LNTN', '>104.2210', '>$41.18', '>$4,291.82', '>$212.40'],
      ['MRDN', '>88.0000', '>$19.05', '>$1,676.40', '>($88.12)'],
    ])}<h3>Account Activity</h3>`,
  columns: [
    ['Trade Date', (e, s) => s.day(e.date)],
    ['Settle Date', (e, s) => s.day(e.postDate)],
    ['Activity', (e) => e.lines[0] ?? ''],
    ['Description', (e) => esc(e.lines.slice(1).join(' '))],
    ['>Quantity', (e) => (isTrade(e) ? `${e.amount < 0 ? '' : '-'}${quantity(e)}` : '')],
    ['>Price', (e) => (isTrade(e) ? (Math.abs(e.amount) / 100 / Number(quantity(e))).toFixed(4) : '')],
    ['>Amount', (e, s) => (e.amount < 0 ? `($${s.number(e.amount)})` : `$${s.number(e.amount)}`)],
    ['>Cash Balance', (e, s) => (e.balance < 0 ? `($${s.number(e.balance)})` : `$${s.number(e.balance)}`)],
  ],
  below: () =>
    '<p class="small">Securities are not FDIC insured and may lose value. SIPC protects up to $500,000 (including $250,000 for claims for cash).</p>',
  truth: (s) => ({
    balances: 'every-row',
    printsPostDate: true,
    alternatives: (e) =>
      isTrade(e)
        ? [
            `${e.lines.join(' ')} ${e.amount < 0 ? '' : '-'}${quantity(e)} ${(Math.abs(e.amount) / 100 / Number(quantity(e))).toFixed(4)}`,
            `${e.lines.join(' ')} ${s.number(e.amount)}`,
          ]
        : [],
  }),
});

function isTrade({ lines }: Entry): boolean {
  return ['Buy', 'Sell', 'Reinvest'].includes(lines[0] ?? '');
}

function quantity({ reference }: Entry): string {
  return `${(Number(reference.slice(0, 2)) % 90) + 2}.${reference.slice(2, 6)}`;
}
