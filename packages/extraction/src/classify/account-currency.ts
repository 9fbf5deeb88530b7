import type { Line } from '../lines/line.ts';
import { CURRENCY_CODES, currencyOfMark } from '../values/currency.ts';

/** The currency of an IBAN's country, for the countries that have one of their own or share the euro. ISO 13616. */
const IBAN_CURRENCIES: Readonly<Record<string, string>> = {
  DE: 'EUR',
  AT: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  PT: 'EUR',
  IE: 'EUR',
  FI: 'EUR',
  LU: 'EUR',
  GR: 'EUR',
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  BR: 'BRL',
  BG: 'BGN',
  HR: 'EUR',
  SI: 'EUR',
  SK: 'EUR',
  EE: 'EUR',
  LV: 'EUR',
  LT: 'EUR',
  CY: 'EUR',
  MT: 'EUR',
  RS: 'RSD',
  BA: 'BAM',
  MK: 'MKD',
  UA: 'UAH',
  IS: 'ISK',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  JO: 'JOD',
  EG: 'EGP',
  IL: 'ILS',
  PK: 'PKR',
  GE: 'GEL',
  KZ: 'KZT',
  MD: 'MDL',
  AL: 'ALL',
  TN: 'TND',
  GI: 'GIP',
};

const KRONE: Readonly<Record<string, string>> = { sv: 'SEK', da: 'DKK', no: 'NOK', is: 'ISK' };

/** What tells which dollar a document counts in: words only its country's bank papers carry. */
const DOLLARS: readonly (readonly [string, RegExp])[] = [
  ['USD', /\b(FDIC|Zelle|[A-Z]{2} \d{5}(-\d{4})?)\b/],
  ['CAD', /\b(Interac|Canada|Ontario|Quebec|Québec|Toronto|Calgary|Alberta|CDIC|[A-Z]\d[A-Z] \d[A-Z]\d)\b/],
  ['NZD', /\b(New Zealand|NZ|Wellington|Auckland)\b/],
  ['AUD', /\b(BSB|ABN|AFSL|Australia|NSW|QLD)\b/],
  ['SGD', /\b(Singapore|SINGAPORE|PayNow)\b/],
  ['MXN', /\b(RFC|SPEI|CLABE|CONDUSEF|M[ée]xico|C\.P\. \d{5})\b/],
  ['ARS', /\b(CUIT|CBU|Argentina|BCRA)\b/],
  ['CLP', /\b(RUT|Chile|CMF)\b/],
  ['COP', /\b(NIT|Colombia|Bogot[áa])\b/],
  ['TWD', /\b(Taiwan|NT\$)/],
  ['HKD', /\b(Hong Kong|HKD)\b/],
];

/** What tells of a rupee that is not India's. */
const RUPEES: readonly (readonly [string, RegExp])[] = [
  ['PKR', /\b(PKR|Pakistan|Karachi|Lahore|Islamabad|CNIC)\b/i],
  ['LKR', /\b(LKR|Sri Lanka|Colombo)\b/i],
  ['NPR', /\b(NPR|Nepal|Kathmandu)\b/i],
  ['MUR', /\b(MUR|Mauritius|Port Louis)\b/i],
];

/** Money called by its name, where neither a sign nor a code is printed. A country or its language is no currency: accounts there are kept in others too. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['BRL', /\b[Rr]eais\b/],
  ['ISK', /(?<!\p{L})ísl\.? ?kr(?!\p{L})/iu],
  ['PEN', /\b(SOLES|Soles)\b/],
  ['NGN', /\b(NAIRA|Naira)\b/],
  ['GHS', /\b(CEDIS|Cedis)\b/],
  ['TRY', /(?:\d|[(]) ?TL(?![\p{L}\d])|T[üu]rk [Ll]irası/u],
  ['RUB', /росси\p{L}{3,7} рубл|рублей|\d ?руб\./u],
  ['EUR', /\beuros?\b|(?<!\p{L})ευρ[ώω](?!\p{L})/iu],
  ['MAD', /\bdirhams? marocains?\b/i],
  ['MXN', /\b(moneda nacional|pesos mexicanos)\b/i],
  ['CLP', /\bpesos? chilenos?\b/i],
  ['COP', /\bpesos? colombianos?\b/i],
  ['ARS', /\bpesos? argentinos?\b/i],
  ['PLN', /\bzłotych\b/i],
  ['HUF', /\bforint\b/i],
  ['THB', /\bbaht\b/i],
  ['IDR', /\brupiah\b/i],
  ['MYR', /\bringgit\b/i],
  ['UAH', /гривн\p{L}+/iu],
  ['BGN', /(?<!\p{L})лева(?!\p{L})/iu],
  ['KRW', /\d원/],
  ['TWD', /新台幣|新臺幣|臺幣|台幣/],
  ['HKD', /港幣|港元/],
  ['CNY', /人民币|人民幣/],
];

/** Lines that tell the currency; the rest say it again. */
const ENOUGH_LINES = 400;

/** ISO code of the currency the document counts in, from codes, marks, IBANs and the words about them; null where nothing tells. */
export function accountCurrency(lines: readonly Line[], language: string): string | null {
  const votes = new Map<string, number>();
  let dollars = 0;
  let krones = 0;
  let rupees = 0;
  let yens = 0;
  const text: string[] = [];
  for (const line of lines.slice(0, ENOUGH_LINES)) {
    for (const { text: word } of line.words) {
      text.push(word);
      const iban = /^([A-Z]{2})\d{2}[A-Z0-9]{0,30}$/.exec(word)?.[1];
      if (iban !== undefined && IBAN_CURRENCIES[iban] !== undefined)
        vote(votes, IBAN_CURRENCIES[iban] ?? '', 0.6);
      const code = word.replace(/[^\p{L}]/gu, '');
      if (CURRENCY_CODES.has(code) && word.length <= 5 && !isLegalForm(code, text.at(-2)))
        vote(votes, code, 1);
      const mark =
        /[€£₹₩₽₺₪฿₱₫₴₦₵₾₸₡₲]|(?:HK|NZ|NT|US|CA|AU|RD|TT|MX|R|S|A|C|J)\$|zł|Kč|円|(?<!\p{L})(?:Rs|RM|Rp)(?!\p{L})/u.exec(
          word,
        )?.[0];
      if (mark === 'Rs') rupees++;
      else if (mark !== undefined) vote(votes, currencyOfMark(mark) ?? '', 1);
      else if (/\d$/.test(text.at(-2) ?? '')) vote(votes, namedBehindFigure(word) ?? '', 1);
      if (mark === undefined && word.includes('$')) dollars++;
      if (/^kr$/i.test(code)) krones++;
      if (word.includes('¥')) yens++;
    }
  }
  if (krones > 0 && KRONE[language] !== undefined) vote(votes, KRONE[language] ?? '', krones);
  if (yens > 0) vote(votes, language === 'zh' ? 'CNY' : 'JPY', yens);
  const joined = text.slice(0, 4000).join(' ');
  if (rupees > 0) vote(votes, RUPEES.find(([, pattern]) => pattern.test(joined))?.[0] ?? 'INR', rupees);
  if (dollars > 0) {
    const dollar = DOLLARS.find(([, pattern]) => pattern.test(joined))?.[0];
    if (dollar !== undefined) vote(votes, dollar, dollars);
  }
  if (votes.size === 0) {
    const named = NAMES.find(([, pattern]) => pattern.test(joined))?.[0];
    if (named !== undefined) vote(votes, named, 1);
  }
  if (/\bIFSC\b/.test(joined)) vote(votes, 'INR', 2);
  if (/\bsort ?code\b/i.test(joined)) vote(votes, 'GBP', 2);
  let best: string | null = null;
  for (const [code, count] of votes) if (best === null || count > (votes.get(best) ?? 0)) best = code;
  return best;
}

/** Money of several countries by its name. */
const SHARED_NAMES: ReadonlySet<string> = new Set(['元']);

/** The currency a word behind a figure names: "814,944 원"; null where it names none or several. */
function namedBehindFigure(word: string): string | null {
  return CURRENCY_CODES.has(word) || SHARED_NAMES.has(word) ? null : currencyOfMark(word);
}

/** A limited company of Malaysia is "SDN BHD", whatever money it counts in. */
function isLegalForm(code: string, before: string | undefined): boolean {
  return code === 'BHD' && /^(SDN\.?|\(M\))$/i.test(before ?? '');
}

function vote(votes: Map<string, number>, code: string, weight: number): void {
  if (code === '') return;
  votes.set(code, (votes.get(code) ?? 0) + weight);
}
