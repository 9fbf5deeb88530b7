import type { Entry } from '@tieout/corpus';
import { TURKEY } from '../prints/new-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m} {c} TR'], ['{m} İSTANBUL TR']],
  transferIn: [['HESAPTAN ÖDEME'], ['ÖDEME - TEŞEKKÜRLER']],
  refund: [['{m} İADE']],
  fee: [['FAİZ'], ['KART ÜCRETİ']],
};

/** A Turkish card: days by the month's name, a plus before what comes in, the share of a purchase in parts under its row and what is left of it next to the sum, a table of points at the end. */
export const trCardParts = formPrint({
  id: 'tr-card-parts',
  kind: 'credit_card_statement',
  tags: ['card', 'plus-credits', 'instalments', 'month-names', 'points-table', 'remaining-column'],
  locales: TURKEY,
  dates: ['dd MMMM yyyy', 'dd.MM.yyyy'],
  size: 7.5,
  leading: 10,
  gap: 2,
  top: 220,
  topAgain: 80,
  bottom: 760,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [400, 40, 'HESAP ÖZETİ', { isBold: true }],
    ...column(40, 70, 11, ['SAYIN JORDAN ÖRNEK', 'KIZILAĞAÇ SOK. 14', 'ANKARA']),
    [330, 70, 'Kart No: 4543 12** **** 1234'],
    ...[
      'Hesap Kesim Tarihi',
      'Son Ödeme Tarihi',
      'Önceki Dönem Borcu',
      'Dönem Borcu',
      'Asgari Ödeme Tutarı',
    ].map((t, at) => [40 + at * 108, 130, t, { isBold: true }] as const),
    ...[
      s.full(s.ledger.end),
      s.full(s.ledger.end + 10),
      `${s.signed(s.ledger.opening)} TL`,
      `${s.signed(s.ledger.closing)} TL`,
      `${s.number(Math.round(s.ledger.closing / 5))} TL`,
    ].map((t, at) => [40 + at * 108, 142, t] as const),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['İşlem Tarihi', 40, (e, s) => s.day(e.date)],
    ['Açıklama', 120, (e, s) => [e.lines.join(' '), ...share(e, s)]],
    ['Tutar (TL)', -460, (e, s) => `${e.amount > 0 ? '+' : ''}${s.number(e.amount)}`],
    ['Kalan / Taksit', -560, (e, s) => (isPart(e) ? `${s.number(e.amount * 4)} / 4` : '')],
  ],
  last: (s) => [
    [
      [40, 1, 'PUAN DETAYI', { isBold: true }],
      [40, 2, 'İşlem Tarihi'],
      [120, 2, 'İşlem Türü'],
      [380, 2, 'Puan'],
      [440, 2, 'Karşılığı'],
      [500, 2, 'Son Kullanım'],
    ],
    [
      [40, 0, s.full(s.ledger.end)],
      [120, 0, 'DÖNEM İÇİ ALIŞVERİŞLERDEN KAZANILAN PUAN'],
      [380, 0, '3.775'],
      [440, 0, '37,75'],
      [500, 0, '31.12.2028'],
    ],
    [
      [40, 0, s.full(s.ledger.end - 3)],
      [120, 0, 'KULLANILAN PUAN'],
      [380, 0, '-5.000'],
      [440, 0, '50,00'],
    ],
  ],
  foot: (_, page, pages) => [[520, 815, `Sayfa ${page}/${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: '4543 12** **** 1234',
    alternatives: (e) => [[e.lines.join(' '), ...share(e, s)].join(' ')],
  }),
});

const isPart = ({ kind, reference }: Entry) => kind === 'card' && Number(reference) % 4 === 0;

function share(e: Entry, s: Sheet): readonly string[] {
  return isPart(e) ? [`${s.number(e.amount * 10)} TL'lik işlemin 6 / 10 taksidi`] : [];
}
