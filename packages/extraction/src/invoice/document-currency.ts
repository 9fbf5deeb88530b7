import { accountCurrency } from '../classify/account-currency.ts';
import { type Line, textOf } from '../lines/line.ts';
import { CURRENCY_CODES, currencyOfMark, isCurrencyMark } from '../values/currency.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { totalLabel } from './rows/total-label.ts';
import { FIELD_LABELS } from './vocabulary/tables.ts';

/** Currencies by name. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bUS dollars?\b/i, 'USD'],
  [/\bcanadian dollars?\b/i, 'CAD'],
  [/\baustralian dollars?\b/i, 'AUD'],
  [/\bpounds? sterling\b/i, 'GBP'],
  [/\bswiss francs?\b/i, 'CHF'],
];

/** Words that only one country's invoices have, for documents without a currency sign or with a shared one. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [
    /\bSDN\.? ?BHD\b|\bRM ?\d[\d,]*\.\d{2}|\(RM\)|\bMalaysia\b|\bSelangor\b|\bKuala Lumpur\b|\bJohor\b/i,
    'MYR',
  ],
  [/\bGSTIN\b|\bPVT\.? ?LTD\b/i, 'INR'],
  [/\b(CNPJ|NF-?e|DANFE)\b/, 'BRL'],
  [/\bDIAN\b|\bE\.S\.P\.(?=\s|$)/, 'COP'],
  [/(^|\s)R ?\d[\d, ]*\.\d{2}(\s|$)/, 'ZAR'],
];

/** A state and ZIP code. */
const US_ADDRESS =
  /\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),?\s+\d{5}(-\d{4})?\b/;

/** Whether a document without a currency has two addresses in the United States, the vendor's and the customer's. */
function isBetweenAmericans(text: string): boolean {
  const addresses = text.match(new RegExp(US_ADDRESS, 'g'))?.length ?? 0;
  return addresses > 1 && !/[€£¥₹]|\b(EUR|GBP|CAD|AUD|INR|CHF)\b/.test(text);
}

/** Phone numbers and tax names in a form that only Americans use. */
const US_SIGNS: readonly RegExp[] = [
  US_ADDRESS,
  /\(\d{3}\) ?\d{3}-\d{4}\b/,
  /\bsal ?es tax\b/i,
  /^TAX\b.*\d\.\d{2}$/m,
  // A month before its day.
  /\b(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20)?\d{2}\b/,
];
const OTHER_TAXES = /\b(VAT|GST|HST|PST|QST|ABN|TVA|IVA|MwSt|GSTIN)\b/i;

/** Whether a document without a currency, as from a till, has two American signs and none of another country. */
function isAmericanSlip(text: string): boolean {
  return (
    US_SIGNS.filter((sign) => sign.test(text)).length > 1 &&
    !OTHER_TAXES.test(text) &&
    !OTHER_DOLLARS.test(text)
  );
}

const US_NAME = /\b(United States|U\.S\.A\.?|USA)\b/;
/** Other countries with a dollar sign, and signs of other currencies. */
const OTHER_DOLLARS =
  /[€£]|\b(CA|AU|NZ|HK|[ACS])\$|\b(CAD|AUD|NZD|SGD|HKD|MXN|Canada|Australia|New Zealand|Singapore|Hong Kong|M[ée]xico|Chile|Colombia|Argentina|Taiwan)\b/;

/** Taxes of other countries with a dollar sign. */
const OTHER_DOLLAR_TAXES = /\b(GST|HST|PST|QST|ABN)\b/;

/** ISO code of the document's currency; null if nothing shows it. */
export function documentCurrency(lines: readonly Line[], language: string): string | null {
  const labelled = labelledCurrency(lines);
  if (labelled !== null) return labelled;
  const text = lines.map((line) => textOf(line.words)).join('\n');
  const named = NAMED.find(([pattern]) => pattern.test(text))?.[1];
  if (named !== undefined) return named;
  if (/(^|[^A-Z])\$/m.test(text) && US_ADDRESS.test(text) && !/[€£]|\b(CA|AU|NZ|HK|[ACS])\$/.test(text))
    return 'USD';
  const isOther = OTHER_DOLLARS.test(text) || OTHER_DOLLAR_TAXES.test(text);
  if (/(^|[^A-Z])\$/m.test(text) && US_NAME.test(text) && !isOther) return 'USD';
  const marked = figureCurrency(lines);
  if (marked !== null && marked !== 'shared') return marked;
  const atSums = currencyAtSums(lines);
  if (atSums !== null) return atSums;
  const country = COUNTRIES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (country !== null && !/[€£]|\b(EUR|USD|GBP)\b/.test(text)) return country;
  if (language === 'en' && marked === null && (isBetweenAmericans(text) || isAmericanSlip(text)))
    return 'USD';
  const own = accountCurrency(lines, language);
  if (marked === 'shared' && text.includes('$')) return own !== null && DOLLARS.has(own) ? own : null;
  return own;
}

/** The code, or the word for euros, in the label of a total or in brackets above a column: the most frequent one. */
function currencyAtSums(lines: readonly Line[]): string | null {
  const votes = new Map<string, number>();
  for (const line of lines) {
    const isSum = line.words.length < 12 && totalLabel(textOf(line.words)) !== null;
    for (const { text } of line.words) {
      const bare = text.replace(/[():.,\][]/g, '').toUpperCase();
      const code = /^EUROS?$/.test(bare) ? 'EUR' : bare;
      if (!CURRENCY_CODES.has(code) || !(isSum || /^\(.+\)$/.test(text))) continue;
      votes.set(code, (votes.get(code) ?? 0) + 1);
    }
  }
  const [best, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : null;
}

/** Whether the currency's code, or a sign that belongs to it alone, is printed. */
export function isCurrencyMarked(lines: readonly Line[], currency: string | null): boolean {
  return lines.some(({ words }) =>
    words.some(({ text }) => {
      const bare = text.replace(/[\d\s.,:;()'’/+-]/g, '');
      return (
        currency !== null &&
        (bare === currency || (isCurrencyMark(bare) && currencyOfMark(bare) === currency))
      );
    }),
  );
}

/** Whether the totals are in dollars of an unknown country: no currency can be named. */
export function isSomeDollar(lines: readonly Line[], currency: string | null): boolean {
  return currency === null && lines.some((line) => line.words.some((word) => word.text.includes('$')));
}

/** The currency of most amounts; `shared` if their sign stands for several; null if they have none. */
function figureCurrency(lines: readonly Line[]): string | null {
  const votes = new Map<string, number>();
  let shared = 0;
  for (const line of lines) {
    line.words.forEach(({ text }, index) => {
      const next = line.words[index + 1]?.text ?? '';
      const last = line.words[index - 1]?.text ?? '';
      const mark = gluedMark(text) ?? text;
      const isNextToAmount =
        mark !== text || /^[-(]?\d[\d.,' ]*[.,]\d{2}/.test(next) || /\d[.,]\d{2}\)?$/.test(last);
      if (!isNextToAmount || !isCurrencyMark(mark)) return;
      const code = currencyOfMark(mark);
      if (code === null) shared++;
      else votes.set(code, (votes.get(code) ?? 0) + 1);
    });
  }
  let best: string | null = null;
  for (const [code, count] of votes) if (best === null || count > (votes.get(best) ?? 0)) best = code;
  if (best !== null && (votes.get(best) ?? 0) >= shared) return best;
  return shared > 1 ? 'shared' : null;
}

/** A currency sign joined to an amount; "MNT-01" is a product code. */
function gluedMark(text: string): string | null {
  const [, mark, rest = ''] = /^[-(]?(\p{Sc}|\p{L}{1,3}\$?\.?)([-−]?\d.*)$/u.exec(text) ?? [];
  // "Q4M81T" and "MNT-01" are codes, whatever they begin with.
  const isCode =
    mark !== undefined &&
    /\p{L}/u.test(mark) &&
    ((/^\p{L}{3}$/u.test(mark) && /^[-−]\d+$/.test(rest)) || /\p{L}.*\d/u.test(rest));
  if (mark !== undefined && !isCode) return mark;
  return /\d(\p{Sc})/u.exec(text)?.[1] ?? null;
}

const DOLLARS: ReadonlySet<string> = new Set('USD AUD NZD CAD SGD HKD MXN ARS CLP COP TWD'.split(' '));

function labelledCurrency(lines: readonly Line[]): string | null {
  for (const line of lines) {
    for (let from = 0; from < line.words.length; from++) {
      for (let to = from + 1; to <= Math.min(line.words.length, from + 4); to++) {
        if (FIELD_LABELS.spaced.get(normalise(textOf(line.words.slice(from, to)))) !== 'currency') continue;
        const next = line.words
          .slice(to, to + 2)
          .find((word) => isCurrencyMark(word.text.replace(/[:.,]/g, '')));
        const mark = next?.text.replace(/[:.,]/g, '') ?? '';
        if (mark !== '' && (CURRENCY_CODES.has(mark) || currencyOfMark(mark) !== null))
          return currencyOfMark(mark);
      }
    }
  }
  return null;
}
