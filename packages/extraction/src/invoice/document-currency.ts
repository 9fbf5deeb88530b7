import { type Line, textOf } from '../arrange/line.ts';
import { accountCurrency } from '../classify/account-currency.ts';
import { CURRENCY_CODES, currencyOfMark, isCurrencyMark } from '../values/currency.ts';
import { normalise } from '../words/normalise.ts';
import { FIELD_LABELS } from './words/index.ts';

/** Currencies named in words. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bUS dollars?\b/i, 'USD'],
  [/\bcanadian dollars?\b/i, 'CAD'],
  [/\baustralian dollars?\b/i, 'AUD'],
  [/\bpounds? sterling\b/i, 'GBP'],
  [/\bswiss francs?\b/i, 'CHF'],
];

/** Words only one country's invoices carry, for documents whose figures bear no mark or a shared one. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/\bSDN\.? ?BHD\b|\bRM ?\d|\bMalaysia\b/i, 'MYR'],
  [/\bGSTIN\b|\bPVT\.? ?LTD\b/i, 'INR'],
  [/\b(CNPJ|NF-?e|DANFE)\b/, 'BRL'],
];

/** A state and ZIP code. */
const US_ADDRESS =
  /\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),?\s+\d{5}(-\d{4})?\b/;

/** ISO code of the currency the document's sums are in; null where nothing tells. */
export function documentCurrency(lines: readonly Line[], language: string): string | null {
  const labelled = labelledCurrency(lines);
  if (labelled !== null) return labelled;
  const text = lines.map((line) => textOf(line.words)).join('\n');
  const named = NAMED.find(([pattern]) => pattern.test(text))?.[1];
  if (named !== undefined) return named;
  if (/(^|[^A-Z])\$/m.test(text) && US_ADDRESS.test(text) && !/[€£]|\b(CA|AU|NZ|HK|[ACS])\$/.test(text))
    return 'USD';
  const own = accountCurrency(lines, language);
  const country = COUNTRIES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (country !== null && !/[€£]|\b(EUR|USD|GBP)\b/.test(text)) return country;
  return own;
}

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
