import { JAPAN } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Japanese account: stars before figures, a sign for the side, the text last. */
export const jpBankSideMarks = formPrint({
  id: 'jp-bank-side-marks',
  kind: 'bank_statement',
  tags: [
    'starred-figures',
    'direction-column',
    'row-numbers',
    'running-balance',
    'description-last',
    'no-decimals',
  ],
  locales: JAPAN,
  dates: ['yy-MM-dd', 'yyyy年M月d日'],
  size: 8,
  leading: 11,
  gap: 3,
  top: 150,
  topAgain: 60,
  bottom: 770,
  head: (s) => [
    [40, 40, 'お取引明細', { isBold: true, size: 12 }],
    ...column(40, 66, 12, ['口座番号 1234567', `期間 ${s.full(s.ledger.start)} ~ ${s.full(s.ledger.end)}`]),
  ],
  again: () => [],
  columns: [
    ['番号', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['取引日', 70, (e, s) => s.day(e.date)],
    ['入払', 130, (e) => (e.amount < 0 ? '払' : '入')],
    ['金額', -260, (e, s) => `*${s.number(e.amount)}`],
    ['残高', -360, (e, s) => `*${s.signed(e.balance)}`],
    ['摘要', 380, (e) => e.lines.join(' ')],
  ],
  truth: () => ({ balances: 'every-row', number: '1234567', opening: null, closing: null }),
});
