import type { Entry } from '@tieout/corpus';
import { LITHUANIA } from '../prints/more-places.ts';
import { clockOf } from './clock-of.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const PLAIN = { group: '', decimal: '.', grouping: 'none' } as const;
const KINDS: Partial<Record<Entry['kind'], string>> = {
  card: 'Mokėjimas kortele',
  transferIn: 'Pervedimas',
  transferOut: 'Pervedimas',
  fee: 'Komisinis mokestis',
  salary: 'Pervedimas',
  refund: 'Grąžinimas',
};
const LITHUANIA_PLAIN = LITHUANIA.map((locale) => ({ ...locale, numbers: [PLAIN] }));

/** A Lithuanian payment house: the kind first, the clock and its zone under the day, sums and balances with their money behind under headings of several words. */
export const ltWalletZoneTimes = formPrint({
  id: 'lt-wallet-zone-times',
  kind: 'bank_statement',
  tags: [
    'timestamp-with-zone',
    'wide',
    'kind-first',
    'money-behind-sums',
    'newest-first',
    'running-balance',
    'no-thousands',
  ],
  locales: LITHUANIA_PLAIN,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  isNewestFirst: true,
  isLandscape: true,
  size: 7,
  leading: 9,
  gap: 5,
  top: 190,
  topAgain: 60,
  bottom: 540,
  order: {
    movements: {
      card: [['{m}', '', 'Kortelė ***{f}']],
      transferIn: [['{p}', 'LT601010012345678901', 'skola {r}']],
      transferOut: [['{p}', 'LT121000011101001000', 'nuoma']],
      salary: [['{e}', 'LT601010012345678901', 'Darbo užmokestis']],
      fee: [['Mokėjimų įstaiga', '', 'Mėnesinis mokestis']],
      refund: [['{m}', '', 'Grąžinimas']],
    },
  },
  head: (s) => [
    [40, 40, 'Sąskaitos išrašas', { size: 13, isBold: true }],
    [40, 60, 'Sąskaitos savininkas: Jonas Bandomasis'],
    [40, 72, 'Sąskaita: PAY9210001234567, IBAN LT823500010001234567'],
    [40, 84, `Laikotarpis: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 300, 104, [
      ['Likutis laikotarpio pradžioje', `${s.signed(s.ledger.opening)} EUR`],
      ['Iš viso gauta', `${s.number(s.ledger.into.sum)} EUR`],
      ['Iš viso išleista', `${s.number(s.ledger.out.sum)} EUR`],
      ['Likutis laikotarpio pabaigoje', `${s.signed(s.ledger.closing)} EUR`],
    ]),
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['Tipas', 40, (e) => KINDS[e.kind] ?? ''],
    ['Išrašo Nr.', 130, (e) => e.reference],
    ['Data ir laikas', 190, (e, s) => [`${s.day(e.date)}`, `${clockOf(e.reference)} +0300`]],
    ['Gavėjas / Mokėtojas', 265, (e) => e.lines[0] ?? ''],
    ['PAY / IBAN', 370, (e) => e.lines[1] ?? ''],
    ['Suma ir valiuta', -560, (e, s) => `${s.signed(e.amount)} EUR`],
    ['Likutis', -640, (e, s) => `${s.signed(e.balance)} EUR`],
    ['Paskirtis', 655, (e) => e.lines[2] ?? ''],
  ],
  foot: (_, p, n) => [[-800, 570, `${p} / ${n}`]],
  truth: () => ({ balances: 'every-row', number: 'LT823500010001234567' }),
});
