import type { NumberStyle } from '@tieout/corpus';
import {
  chinese,
  danish,
  dutch,
  english,
  french,
  german,
  italian,
  japanese,
  norwegian,
  polish,
  portuguese,
  spanish,
  swedish,
} from '@tieout/corpus';
import { COMMA, DOT, INDIAN, PLAIN_COMMA, PLAIN_DOT, SPACE, type Template } from './template.ts';

type Habits = Omit<Template, 'id' | 'draw'>;

function habits(
  country: string,
  currency: string,
  names: Template['names'] & { readonly code: string },
  numbers: readonly NumberStyle[],
  dates: readonly string[],
): Habits {
  return { kind: 'invoice', language: names.code, country, currency, digits: 2, numbers, dates, names };
}

/** How documents of a country are written, where the paper itself has no ways of its own. */
export const COUNTRY = {
  us: {
    ...habits('US', 'USD', english, [DOT], ['MM/dd/yyyy', 'MMMM d, yyyy', 'M/d/yyyy']),
    size: 'letter' as const,
  },
  uk: habits('GB', 'GBP', english, [DOT], ['dd/MM/yyyy', 'd MMMM yyyy', 'dd-MMM-yyyy']),
  au: habits('AU', 'AUD', english, [DOT], ['dd/MM/yyyy', 'd MMM yyyy']),
  ca: habits('CA', 'CAD', english, [DOT], ['yyyy-MM-dd', 'MMMM d, yyyy']),
  in: habits('IN', 'INR', english, [INDIAN], ['dd-MM-yyyy', 'dd/MM/yyyy', 'dd-MMM-yyyy']),
  de: habits('DE', 'EUR', german, [COMMA], ['dd.MM.yyyy']),
  fr: habits('FR', 'EUR', french, [SPACE], ['dd/MM/yyyy', 'd MMMM yyyy']),
  es: habits('ES', 'EUR', spanish, [COMMA], ['dd/MM/yyyy', 'dd-MM-yyyy']),
  it: habits('IT', 'EUR', italian, [COMMA], ['dd/MM/yyyy', 'dd-MM-yyyy']),
  nl: habits('NL', 'EUR', dutch, [COMMA], ['dd-MM-yyyy', 'd MMMM yyyy']),
  pt: habits('PT', 'EUR', portuguese, [PLAIN_COMMA], ['dd-MM-yyyy', 'yyyy-MM-dd']),
  br: habits('BR', 'BRL', portuguese, [COMMA], ['dd/MM/yyyy']),
  se: habits('SE', 'SEK', swedish, [SPACE], ['yyyy-MM-dd']),
  dk: habits('DK', 'DKK', danish, [COMMA], ['dd-MM-yyyy', 'dd.MM.yyyy']),
  no: habits('NO', 'NOK', norwegian, [SPACE], ['dd.MM.yyyy']),
  pl: habits('PL', 'PLN', polish, [SPACE], ['dd.MM.yyyy', 'yyyy-MM-dd']),
  cz: {
    ...habits('CZ', 'CZK', { ...polish, code: 'cs' }, [SPACE], ['dd.MM.yyyy', 'd.M.yyyy']),
  },
  jp: { ...habits('JP', 'JPY', japanese, [DOT], ['yyyy年M月d日', 'yyyy/MM/dd']), digits: 0 },
  cn: habits('CN', 'CNY', chinese, [PLAIN_DOT], ['yyyy年MM月dd日', 'yyyy-MM-dd']),
} as const;
