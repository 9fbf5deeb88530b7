/** ISO 4217 codes that may appear next to an amount. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP CHF SEK NOK DKK PLN CZK HUF RON BGN ISK AUD NZD CAD SGD HKD JPY CNY KRW INR THB MYR IDR PHP VND TWD BRL MXN ARS CLP COP PEN BOB UYU DOP GTQ HNL NIO CRC PYG JMD TTD BBD BSD XCD ' +
    'ZAR UGX TZS RWF ZMW BWP MUR XOF XAF AOA MZN ETB NGN KES GHS EGP MAD TND AED SAR QAR KWD BHD OMR JOD ILS TRY RUB UAH PKR BDT LKR NPR RSD BAM MKD GEL KZT MDL IRR IQD LBP DZD LYD UZS AZN AMD MMK KHR LAK MNT ' +
    'BYN VES GNF DJF KMF MRU LSL TMT BTN SSP FKP XCG MOP MVR BND FJD XPF NAD SZL MWK CVE GMD HTG KGS TJS PAB BZD GYD BMD KYD SRD AWG SLE LRD ZWG ZWL BIF MGA SCR CDF PGK SBD VUV WST AFN YER SYP SDG'
  ).split(' '),
);

/** Every currency sign and, if it belongs to only one currency, the code of that. The only list of them. */
const MARKS: readonly (readonly [string, string | null])[] = [
  ['BDS$', 'BBD'],
  ['Bds$', 'BBD'],
  ['EC$', 'XCD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['RD$', 'DOP'],
  ['TT$', 'TTD'],
  ['FJ$', 'FJD'],
  ['BZ$', 'BZD'],
  ['CI$', 'KYD'],
  ['G$', 'GYD'],
  ['B$', null],
  ['N$', 'NAD'],
  ['ZW$', 'ZWL'],
  ['COL$', 'COP'],
  ['AR$', 'ARS'],
  ['MOP$', 'MOP'],
  ['J$', 'JMD'],
  ['MX$', 'MXN'],
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['NT$', 'TWD'],
  ['NTD', 'TWD'],
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
  ['B/.', 'PAB'],
  ['KSh', 'KES'],
  ['Ksh', 'KES'],
  ['TSh', 'TZS'],
  ['Tsh', 'TZS'],
  ['USh', 'UGX'],
  ['Ush', 'UGX'],
  ['GH₵', 'GHS'],
  ['Kz', 'AOA'],
  ['Dhs', 'AED'],
  ['₼', 'AZN'],
  ['֏', 'AMD'],
  ['₮', 'MNT'],
  ['₭', 'LAK'],
  ['៛', 'KHR'],
  ['ден', 'MKD'],
  ['дин', 'RSD'],
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

const CODE_OF_MARK: ReadonlyMap<string, string | null> = new Map(MARKS);

/** Letters of rand, naira, pula or peso, and franc: signs only right next to digits. */
const LETTERS = ['R', 'N', 'P', 'F'];

/** What may appear next to digits as a currency: signs, codes and those letters; longer ones first. */
export const CURRENCY_MARKS: readonly string[] = [
  ...CODE_OF_MARK.keys(),
  ...CURRENCY_CODES,
  ...LETTERS,
].toSorted((one, other) => other.length - one.length);

/** The source of a regular expression that matches any of these. */
export const ANY_MARK: string = CURRENCY_MARKS.map(escaped).join('|');

/** A sign, or any code, right before a figure; a bare letter only before one with decimals, because it may be part of a reference. */
const GLUED = new RegExp(
  `^(?:(?:${[...CODE_OF_MARK.keys()]
    .filter((mark) => !isLetter(mark))
    .map(escaped)
    .join('|')}|[A-Z]{3}|R)[-−]?\\d|[NPQ]\\d[\\d.,'’]*[.,]\\d\\d)`,
);

/** Signs that are one currency's in most documents, and another's in some. */
const SHARED_BY_MORE: ReadonlySet<string> = new Set(['Rs', 'Rs.', '元', '`', 'Fr.']);

/** Signs of one currency each, in a word with digits or alone. Latin letters count only if no other letter is next to them. */
const OF_ONE = new RegExp(
  MARKS.filter(([mark, code]) => code !== null && !SHARED_BY_MORE.has(mark))
    .map(([mark]) => mark)
    .toSorted((one, other) => other.length - one.length)
    .map((mark) =>
      isLetter(mark)
        ? `(?<!\\p{L})${mark}(?=\\d[\\d.,'’]*[.,]\\d\\d$)`
        : `${/^[A-Za-z]/.test(mark) ? '(?<!\\p{L})' : ''}${escaped(mark)}${/[A-Za-z]$/.test(mark) ? '(?!\\p{L})' : ''}`,
    )
    .join('|'),
  'u',
);

/** The ISO code of a printed sign; null if it stands for several currencies ("$", "kr", "¥") or none. */
export function currencyOfMark(mark: string): string | null {
  return CURRENCY_CODES.has(mark) ? mark : (CODE_OF_MARK.get(mark) ?? null);
}

/** The currency of a dollar sign with its country behind it, in one word or the next: "$US", "$ CA"; null if there is none. */
export function currencyBehindSign(word: string, next: string): string | null {
  for (const text of [word, word + next]) {
    const country = /^\(?\$([A-Z]{2})[):.,]?$/.exec(text)?.[1];
    if (country !== undefined) return currencyOfMark(`${country}$`);
  }
  return null;
}

/** Whether a printed sign belongs to several currencies: "$" to no one first, "Rs" to India's first. */
export function isSharedMark(mark: string): boolean {
  return currencyOfMark(mark) === null || SHARED_BY_MORE.has(mark);
}

/** Whether `word` is only a currency sign or code. */
export function isCurrencyMark(word: string): boolean {
  return CURRENCY_CODES.has(word) || CODE_OF_MARK.has(word);
}

/** Whether a word begins with a currency that a figure follows directly: "TT$12.00", "USD-7". */
export function beginsWithCurrency(word: string): boolean {
  return GLUED.test(word);
}

/** Whether a word has digits on both sides of a stroke: "S/2362-4" is the number of a book, and no sum of soles. */
export function isNumberInGroups(word: string): boolean {
  return /\d[-/]\d/.test(word);
}

/** The code of the currency whose sign is in a word, alone or with digits; null if there is none, or others have the sign too. */
export function currencyOfSignIn(word: string): string | null {
  if (isNumberInGroups(word)) return null;
  const mark = OF_ONE.exec(word)?.[0];
  return mark === undefined ? null : currencyOfMark(mark);
}

function isLetter(mark: string): boolean {
  return /^[A-Z]$/.test(mark);
}

function escaped(mark: string): string {
  return mark.replace(/[$./]/g, '\\$&');
}
