import type { Movement, StatementSource } from './export-source.ts';

/** How card statements word what their holder paid them, and what money back is worded as. By language; lower case, without accents where the language has them. */
const PAYMENT: readonly string[] = [
  // English
  'payment',
  'pymt',
  'paymt',
  'pmt',
  'autopay',
  'auto pay',
  'auto-pay',
  'thank you',
  'direct debit',
  'bill pay',
  // German
  'zahlung',
  'einzahlung',
  'lastschrift',
  'einzug',
  'ausgleich',
  'gutschrift uberweisung',
  // French
  'paiement',
  'reglement',
  'prelevement',
  'merci',
  // Spanish, Portuguese, Italian, Catalan, Romanian
  'pago',
  'su abono',
  'domiciliacion',
  'pagamento',
  'pagto',
  'debito automatico',
  'addebito',
  'pagament',
  'plata card',
  // Dutch, Danish, Norwegian, Swedish, Finnish, Icelandic
  'betaling',
  'incasso',
  'indbetaling',
  'innbetaling',
  'inbetalning',
  'betalning',
  'maksu',
  'suoritus',
  'greidsla',
  // Polish, Czech, Slovak, Hungarian, Croatian
  'splata',
  'wplata',
  'platba',
  'uhrada',
  'splatka',
  'befizetes',
  'torlesztes',
  'uplata',
  // Turkish, Indonesian, Malay, Vietnamese
  'odeme',
  'pembayaran',
  'bayaran',
  'thanh toan',
  // Russian, Ukrainian, Greek
  'платеж',
  'погашение',
  'пополнение',
  'оплата карт',
  'πληρωμη',
  // Chinese, Japanese, Korean
  '还款',
  '還款',
  '缴款',
  '繳款',
  'お支払',
  '入金',
  'ご返済',
  '결제대금',
  '납부',
  // Arabic, Hebrew, Thai, Hindi
  'سداد',
  'תשלום',
  'ชำระ',
  'भुगतान',
];
const MONEY_BACK =
  /refund|return(?!ed payment)|reversal|rebate|cash ?back|credit voucher|chargeback|erstattung|rueckerstattung|ruckerstattung|remboursement|devolucion|reembolso|estorno|rimborso|terugbetaling|refusjon|tilbagebetaling|aterbetalning|hyvitys|zwrot|vraceni|iade|возврат|退款|退货|退貨|返金|환불|interest|points/;

/** Whether a row of a card is a payment of its holder: a transfer from another account, and no income or money back. */
export function isCardPayment(
  { description, amountMinor }: Movement,
  kind: StatementSource['kind'],
): boolean {
  if (kind !== 'card' || amountMinor <= 0) return false;
  const words = description
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return !MONEY_BACK.test(words) && PLAIN_PAYMENT.some((word) => words.includes(word));
}

const PLAIN_PAYMENT = PAYMENT.map((word) => word.normalize('NFKD').replace(/\p{M}+/gu, ''));
