import { INDONESIA } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** An Indonesian card: points between thousands and no decimals, CR behind what was paid, last bill first and the new one below. */
export const idCardLastBill = formPrint({
  id: 'id-card-last-bill',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'no-decimals', 'point-groups', 'cr-suffix'],
  locales: INDONESIA.map((locale) => ({
    ...locale,
    digits: 0,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' } as const],
  })),
  dates: ['dd-MMM', 'dd MMMM yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 260,
  topAgain: 80,
  bottom: 700,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} ID'], ['CICILAN 3/12 {m}']],
      transferIn: [['PEMBAYARAN - MYBANK'], ['PAYMENT - THANK YOU']],
      refund: [['REFUND {m}']],
      fee: [['BEA METERAI'], ['BUNGA']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'REKENING KARTU KREDIT', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN CONTOH', 'JL ALDER 14', 'JAKARTA 10110']),
    ...labelPairs(330, 555, 80, [
      ['Nomor Customer', '0012345678'],
      ['Tanggal Rekening', s.full(s.ledger.end).toUpperCase()],
      ['Tanggal Jatuh Tempo', s.full(s.ledger.end + 16).toUpperCase()],
      ['Tagihan Baru', `Rp ${s.signed(s.ledger.closing)}`],
      ['Pembayaran Minimum', 'Rp 150.000'],
      ['Batas Kredit', 'Rp 20.000.000'],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['TANGGAL\nTRANSAKSI', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['TANGGAL\nPEMBUKUAN', 110, (e, s) => s.day(e.postDate).toUpperCase()],
    ['KETERANGAN', 190, (e) => e.lines],
    ['JUMLAH (Rp)', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' CR'}`],
  ],
  first: (s) => [
    [
      [190, 0, 'SALDO SEBELUMNYA'],
      [-540, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [190, 1, 'SUBTOTAL'],
      [-540, 1, s.signed(s.ledger.closing)],
    ],
    [
      [190, 0, 'TOTAL', { isBold: true }],
      [-540, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
  ],
  truth: () => ({ balances: 'none', number: '0012345678', printsPostDate: true }),
});
