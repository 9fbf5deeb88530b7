import { ICELAND } from '../prints/farther-places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const NUMBER = '0101-26-123456';

/** An Icelandic account: day and day of interest, the other side's number in a column, one column of signed sums without decimals, the balance after each, the sums of either side in the head. */
export const isBankInterestDays = formPrint({
  id: 'is-bank-interest-days',
  kind: 'bank_statement',
  tags: ['value-date', 'signed', 'running-balance', 'no-decimals', 'summary-box'],
  locales: ICELAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 250,
  topAgain: 70,
  bottom: 740,
  order: {
    movements: {
      salary: [['{e}', 'Laun']],
      transferIn: [['{p}', 'Millifærsla']],
      refund: [['{m}', 'Endurgreiðsla']],
      interest: [['Innvextir']],
      card: [['{m}', 'Debetkort {f}']],
      directDebit: [['{m}', 'Greiðsluseðill {r}']],
      transferOut: [['{p}', 'Leiga']],
      cash: [['Hraðbanki {c}']],
      fee: [['Þjónustugjald']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, 'Reikningsyfirlit', { isBold: true, size: 12 }],
    ...column(40, 80, 11, ['Anna Dæmisdóttir', 'Prufugata 1', '101 Reykjavík']),
    ...labelPairs(330, 550, 80, [
      ['Reikningsnúmer', NUMBER],
      ['Kennitala', '010180-0000'],
      ['Tímabil', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Mynt', 'ISK'],
      ['Staða í upphafi tímabils', s.signed(s.ledger.opening)],
      ['Samtals innborganir', s.number(s.ledger.into.sum)],
      ['Samtals úttektir', s.number(s.ledger.out.sum)],
      ['Staða í lok tímabils', s.signed(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Dags.', 40, (e, s) => s.day(e.date)],
    ['Vaxtadags.', 100, (e, s) => s.day(e.postDate)],
    ['Skýring', 165, (e) => e.lines],
    ['Tilvísun', 340, () => '0101800000'],
    ['Upphæð', -470, (e, s) => s.signed(e.amount)],
    ['Staða', -550, (e, s) => s.signed(e.balance)],
  ],
  foot: (_, page, pages) => [[270, 810, `Síða ${page} af ${pages}`]],
  truth: () => ({ balances: 'every-row', number: NUMBER }),
});
