import type { Locale } from '@tieout/corpus';
import { RUSSIA } from './farther-places.ts';
import { EGYPT, SERBIA } from './more-places.ts';
import { FRANCE, INDIA } from './places.ts';

const COMMA_POINT = { group: ',', decimal: '.', grouping: 'thousands' } as const;
const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;

/** A country whose statements are written as another's are, but for its money. */
function like([base]: readonly Locale[], own: Partial<Locale>): readonly Locale[] {
  return base === undefined ? [] : [{ ...base, ...own }];
}

export const KAZAKHSTAN = like(RUSSIA, {
  id: 'ru-KZ',
  country: 'KZ',
  currency: 'KZT',
  symbol: '₸',
  scale: 450,
});
export const MONTENEGRO = like(SERBIA, {
  id: 'hr-ME',
  country: 'ME',
  currency: 'EUR',
  symbol: '€',
  scale: 1,
});
export const MONGOLIA = like(EGYPT, {
  id: 'en-MN',
  country: 'MN',
  currency: 'MNT',
  symbol: '₮',
  scale: 3400,
  numbers: [COMMA_POINT],
});
export const NEPAL = like(INDIA, {
  id: 'en-NP',
  country: 'NP',
  currency: 'NPR',
  symbol: 'Rs',
  scale: 130,
  fontSets: ['dejavu'],
});
export const ALGERIA = like(FRANCE, {
  id: 'fr-DZ',
  country: 'DZ',
  currency: 'DZD',
  symbol: 'DA',
  scale: 135,
  numbers: [POINT_COMMA],
  fontSets: ['dejavu'],
});
