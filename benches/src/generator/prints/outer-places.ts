import { land, speech } from './more-places.ts';
import { place } from './places.ts';

const SPACE_COMMA = { group: ' ', decimal: ',', grouping: 'thousands' } as const;
const SPACE_POINT = { group: ' ', decimal: '.', grouping: 'thousands' } as const;
const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;
const INDIAN = { group: ',', decimal: '.', grouping: 'indian' } as const;
const euro = { currency: 'EUR', symbol: '€', scale: 1, isSymbolAfter: true } as const;
const SPANISH = place('es-MX').language;

const slovenian = speech('sl', {
  months: 'januar februar marec april maj junij julij avgust september oktober november december',
  merchants: 'KNJIGARNA LIPA|LEKARNA STUDENEC|PEKARNA KLAS',
  people: 'ANA VZOREC|MARKO KOVAČ',
  employers: 'PRIMER D.O.O.|MORJE TRANS D.D.',
  cities: 'LJUBLJANA|MARIBOR|KOPER',
});
const estonian = speech('et', {
  months: 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
  merchants: 'RAAMATUPOOD PÄRN|APTEEK ALLIKAS|PAGAR RUKIS',
  people: 'MARI NÄIDIS|JAAN TAMM',
  employers: 'NÄIDIS OÜ|MERI AS',
  cities: 'TALLINN|TARTU|PÄRNU',
});
const azeri = speech('az', {
  months: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
  merchants: 'KİTAB EVİ AY|APTEK BULAQ|ÇÖRƏKXANA SÜNBÜL',
  people: 'AYSEL NÜMUNƏ|ELÇİN ƏLİYEV',
  employers: 'NÜMUNƏ MMC|DƏNİZ TRANS ASC',
  cities: 'BAKI|GƏNCƏ|SUMQAYIT',
});
const russian = speech('ru', {
  months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  merchants: 'KITOB DUKONI|DORIXONA BULOQ|NON UYI',
  people: 'ИВАНОВ П.|КАРИМОВ С.',
  employers: 'ООО НАМУНА|АО ДАРЁ',
  cities: 'TASHKENT|SAMARKAND|BUKHARA',
});

export const SLOVENIA = land('sl-SI', { ...euro, language: slovenian, numbers: [POINT_COMMA] });
export const ESTONIA = land('et-EE', { ...euro, language: estonian, numbers: [SPACE_COMMA] });
export const AZERBAIJAN = land('az-AZ', { currency: 'AZN', symbol: '₼', scale: 2, language: azeri });
export const UZBEKISTAN = land('ru-UZ', {
  currency: 'UZS',
  symbol: 'сум',
  scale: 12_000,
  language: russian,
  numbers: [SPACE_POINT],
});
export const JORDAN = land('en-JO', { currency: 'JOD', symbol: 'JOD', scale: 1, digits: 3 });
export const TANZANIA = land('en-TZ', { currency: 'TZS', symbol: 'TZS', scale: 2500 });
export const ETHIOPIA = land('en-ET', { currency: 'ETB', symbol: 'ETB', scale: 120 });
export const SENEGAL = land('fr-SN', {
  currency: 'XOF',
  symbol: 'F',
  scale: 600,
  digits: 0,
  language: place('fr-FR').language,
  numbers: [POINT_COMMA],
});
export const BANGLADESH = land('en-BD', { currency: 'BDT', symbol: 'Tk', scale: 110, numbers: [INDIAN] });
export const SRI_LANKA = land('en-LK', { currency: 'LKR', symbol: 'Rs.', scale: 300 });
export const CAMBODIA = land('en-KH', { currency: 'USD', symbol: '$', scale: 1 });
export const DOMINICAN = land('es-DO', { currency: 'DOP', symbol: 'RD$', scale: 60, language: SPANISH });
export const ECUADOR = land('es-EC', { currency: 'USD', symbol: '$', scale: 1, language: SPANISH });
export const URUGUAY = land('es-UY', {
  currency: 'UYU',
  symbol: '$',
  scale: 40,
  language: SPANISH,
  numbers: [POINT_COMMA],
});
