/** ISO 4217 codes that may appear next to an amount. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP CHF SEK NOK DKK PLN CZK HUF RON BGN ISK AUD NZD CAD SGD HKD JPY CNY KRW INR THB MYR IDR PHP VND TWD BRL MXN ARS CLP COP PEN BOB UYU DOP GTQ HNL NIO CRC PYG JMD TTD BBD XCD ' +
    'ZAR UGX TZS RWF ZMW BWP MUR XOF XAF AOA MZN ETB NGN KES GHS EGP MAD TND AED SAR QAR KWD BHD OMR JOD ILS TRY RUB UAH PKR BDT LKR NPR RSD BAM MKD GEL KZT MDL IRR IQD LBP DZD LYD UZS AZN AMD MMK KHR LAK MNT ' +
    'MOP MVR BND FJD XPF NAD SZL MWK CVE GMD HTG KGS TJS'
  ).split(' '),
);

/** Currency signs and, if a sign belongs to only one currency, its code. Longer signs come before those they contain. */
const MARKS: readonly (readonly [string, string | null])[] = [
  ['BDS$', 'BBD'],
  ['EC$', 'XCD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['RD$', 'DOP'],
  ['TT$', 'TTD'],
  ['J$', 'JMD'],
  ['MX$', 'MXN'],
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['NT$', 'TWD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['kr.', null],
  ['kr', null],
  ['Kr', null],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['TL', 'TRY'],
  ['RM', 'MYR'],
  ['Rp', 'IDR'],
  ['Fr.', 'CHF'],
  ['$', null],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', null],
  ['¤', null],
  ['₹', 'INR'],
  // Older fonts draw the rupee sign here.
  ['`', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['₴', 'UAH'],
  ['₦', 'NGN'],
  ['₵', 'GHS'],
  ['₾', 'GEL'],
  ['₸', 'KZT'],
  ['₡', 'CRC'],
  ['₲', 'PYG'],
  ['Gs.', 'PYG'],
  ['Bs.', null],
  ['Bs', null],
  ['Q', 'GTQ'],
  ['лв.', 'BGN'],
  ['лв', 'BGN'],
  ['грн.', 'UAH'],
  ['грн', 'UAH'],
  ['руб.', 'RUB'],
  ['руб', 'RUB'],
  ['S/', 'PEN'],
  ['KSh', 'KES'],
  ['Ksh', 'KES'],
  ['GH₵', 'GHS'],
  ['FCFA', null],
  ['CFA', null],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['บาท', 'THB'],
  ['ر.س', 'SAR'],
  ['د.إ', 'AED'],
  ['ج.م', 'EGP'],
  ['د.ك', 'KWD'],
  ['ر.ق', 'QAR'],
  ['د.أ', 'JOD'],
  ['ریال', 'IRR'],
  ['ש"ח', 'ILS'],
];

/** Everything that may appear next to digits as a currency: codes, signs, and the letters for rand, naira, pula or peso and franc, which are no signs on their own. */
export const CURRENCY_MARKS: readonly string[] = [
  ...MARKS.map(([mark]) => mark),
  ...CURRENCY_CODES,
  'R',
  'N',
  'P',
  'F',
];

const CODE_OF_MARK: ReadonlyMap<string, string | null> = new Map(MARKS);

/** The ISO code of a printed sign; null if it stands for several currencies ("$", "kr", "¥") or none. */
export function currencyOfMark(mark: string): string | null {
  return CURRENCY_CODES.has(mark) ? mark : (CODE_OF_MARK.get(mark) ?? null);
}

/** Whether `word` is only a currency sign or code. */
export function isCurrencyMark(word: string): boolean {
  return CURRENCY_CODES.has(word) || CODE_OF_MARK.has(word);
}
