import type { Language, Locale } from '@tieout/corpus';
import { english } from '@tieout/corpus';
import { place } from './places.ts';

const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;
const SPACE_COMMA = { group: ' ', decimal: ',', grouping: 'thousands' } as const;
const COMMA_POINT = { group: ',', decimal: '.', grouping: 'thousands' } as const;

/** What rows of a language are made of: months and short months split by spaces, names by strokes. */
type Speech = {
  readonly months: string;
  readonly shortMonths?: string;
  readonly merchants: string;
  readonly people: string;
  readonly employers: string;
  readonly cities: string;
};

/** A language of which only what stands in rows is known. */
export function speech(code: string, own: Speech): Language {
  const list = (text: string) => text.split('|');
  const months = own.months.split(' ');
  return {
    ...english,
    code,
    months,
    shortMonths: own.shortMonths?.split(' ') ?? months.map((name) => name.slice(0, 3)),
    merchants: list(own.merchants),
    people: list(own.people),
    employers: list(own.employers),
    cities: list(own.cities),
  };
}

type Land = Pick<Locale, 'currency' | 'symbol' | 'scale'> & Partial<Locale>;

/** A country as prints need it; the id's last part is the country. */
export function land(id: string, own: Land): readonly Locale[] {
  const country = id.split('-')[1] ?? '';
  return [{ ...place('en-GB'), fontSets: ['dejavu'], numbers: [COMMA_POINT], id, country, ...own }];
}

const greek = speech('el', {
  months:
    'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
  merchants: 'ΦΑΡΜΑΚΕΙΟ ΑΥΓΗ|ΒΙΒΛΙΟΠΩΛΕΙΟ ΝΗΣΙ|ΦΟΥΡΝΟΣ ΣΤΑΧΥ|ΑΓΟΡΑ ΛΙΜΑΝΙ',
  people: 'ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ|ΝΙΚΟΣ ΔΕΙΓΜΑΣ',
  employers: 'ΔΕΙΓΜΑ ΑΕ|ΘΑΛΑΣΣΑ ΝΑΥΤΙΛΙΑΚΗ',
  cities: 'ΑΘΗΝΑ|ΘΕΣΣΑΛΟΝΙΚΗ|ΠΑΤΡΑ',
});
const bulgarian = speech('bg', {
  months: 'януари февруари март април май юни юли август септември октомври ноември декември',
  merchants: 'КНИЖАРНИЦА ЛИПА|АПТЕКА ИЗВОР|ПЕКАРНА КЛАС',
  people: 'ИВАН ПРИМЕРОВ|МАРИЯ ПЕТРОВА',
  employers: 'ПРИМЕР ООД|МОРЕ ТРАНС АД',
  cities: 'СОФИЯ|ПЛОВДИВ|ВАРНА',
});
const croatian = speech('hr', {
  months: 'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac',
  merchants: 'KNJIŽARA LIPA|LJEKARNA IZVOR|PEKARA ŽITO',
  people: 'IVA PRIMJER|MARKO HORVAT',
  employers: 'PRIMJER D.O.O.|MORE PROMET D.D.',
  cities: 'ZAGREB|SPLIT|RIJEKA',
});
const lithuanian = speech('lt', {
  months: 'sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
  merchants: 'KNYGYNAS LIEPA|VAISTINĖ ŽALIA|KEPYKLA RUGYS',
  people: 'ONA PAVYZDYTĖ|JONAS PETRAITIS',
  employers: 'UAB PAVYZDYS|AB JŪRA',
  cities: 'VILNIUS|KAUNAS|KLAIPĖDA',
});
const vietnamese = speech('vi', {
  months: '01 02 03 04 05 06 07 08 09 10 11 12',
  merchants: 'NHA SACH HOA SEN|SIEU THI MAI LAN|CA PHE PHO CO',
  people: 'NGUYEN VAN MAU|TRAN THI VI DU',
  employers: 'CTY TNHH VI DU|CTCP BIEN XANH',
  cities: 'HA NOI|HO CHI MINH|DA NANG',
});

const slovak = speech('sk', {
  months: 'január február marec apríl máj jún júl august september október november december',
  merchants: 'KNÍHKUPECTVO LIPA|LEKÁREŇ PRAMEŇ|PEKÁREŇ KLAS',
  people: 'JANA VZOROVÁ|PETER NOVÁK',
  employers: 'VZOR S.R.O.|MORE TRANS A.S.',
  cities: 'BRATISLAVA|KOŠICE|ŽILINA',
});
const serbian = speech('hr', {
  months: 'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar',
  merchants: 'KNJIŽARA LIPA|APOTEKA IZVOR|PEKARA ŽITO',
  people: 'ANA PRIMER|MARKO JOVANOVIĆ',
  employers: 'PRIMER DOO|DUNAV PROMET AD',
  cities: 'BEOGRAD|NOVI SAD|NIŠ',
});
const ukrainian = speech('uk', {
  months: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  merchants: 'Книгарня Липа|Аптека Джерело|Пекарня Колос',
  people: 'Іван Приклад|Олена Шевченко',
  employers: 'ТОВ Приклад|АТ Море',
  cities: 'Київ|Львів|Одеса',
});

const euro = { currency: 'EUR', symbol: '€', scale: 1, isSymbolAfter: true, numbers: [POINT_COMMA] } as const;
const cjk = (id: string) => place(id).language;

export const GREECE = land('el-GR', { ...euro, language: greek });
export const BULGARIA = land('bg-BG', {
  currency: 'BGN',
  symbol: 'лв.',
  scale: 2,
  language: bulgarian,
  numbers: [{ ...COMMA_POINT, group: ' ' }],
});
export const CROATIA = land('hr-HR', { ...euro, language: croatian });
export const LITHUANIA = land('lt-LT', { ...euro, language: lithuanian, numbers: [SPACE_COMMA] });
export const VIETNAM = land('vi-VN', {
  currency: 'VND',
  symbol: '₫',
  scale: 25_000,
  digits: 0,
  language: vietnamese,
});
export const EMIRATES = land('en-AE', { currency: 'AED', symbol: 'AED', scale: 4 });
export const IRELAND = land('en-IE', { ...euro, isSymbolAfter: false, numbers: [COMMA_POINT] });
export const NEW_ZEALAND = land('en-NZ', { currency: 'NZD', symbol: '$', scale: 1.5 });
export const PHILIPPINES = land('en-PH', { currency: 'PHP', symbol: '₱', scale: 55 });
export const ARGENTINA = land('es-AR', {
  currency: 'ARS',
  symbol: '$',
  scale: 900,
  language: cjk('es-MX'),
  numbers: [POINT_COMMA],
});
export const CHILE = land('es-CL', {
  currency: 'CLP',
  symbol: '$',
  scale: 900,
  digits: 0,
  language: cjk('es-MX'),
  numbers: [POINT_COMMA],
});
export const COLOMBIA = land('es-CO', { currency: 'COP', symbol: '$', scale: 4000, language: cjk('es-MX') });
export const PERU = land('es-PE', { currency: 'PEN', symbol: 'S/', scale: 4, language: cjk('es-MX') });
export const KOREA = [place('ko-KR')];
export const CHINA = [place('zh-CN')];
export const FINLAND = [place('fi-FI')];
export const DENMARK = [place('da-DK')];
export const AUSTRIA = [place('de-AT')];
export const TAIWAN = land('zh-TW', {
  currency: 'TWD',
  symbol: 'NT$',
  scale: 30,
  digits: 0,
  language: cjk('zh-CN'),
});

export const SLOVAKIA = land('sk-SK', { ...euro, language: slovak, numbers: [SPACE_COMMA] });
export const SERBIA = land('hr-RS', {
  currency: 'RSD',
  symbol: 'RSD',
  scale: 110,
  language: serbian,
  numbers: [POINT_COMMA],
});
export const UKRAINE = land('uk-UA', {
  currency: 'UAH',
  symbol: '₴',
  scale: 40,
  language: ukrainian,
  numbers: [{ ...COMMA_POINT, group: ' ' }],
});
export const EGYPT = land('en-EG', { currency: 'EGP', symbol: 'EGP', scale: 30 });
export const GHANA = land('en-GH', { currency: 'GHS', symbol: 'GHS', scale: 12 });
export const THAILAND = [place('th-TH')];
const SPANISH = { language: cjk('es-MX'), numbers: [COMMA_POINT] } as const;
export const BOLIVIA = land('es-BO', { ...SPANISH, currency: 'BOB', symbol: 'Bs', scale: 7 });
export const COSTA_RICA = land('es-CR', { ...SPANISH, currency: 'CRC', symbol: '₡', scale: 500 });
export const PARAGUAY = land('es-PY', {
  ...SPANISH,
  currency: 'PYG',
  symbol: 'Gs.',
  scale: 7300,
  digits: 0,
  numbers: [POINT_COMMA],
});
export const PAKISTAN = land('en-PK', { currency: 'PKR', symbol: 'Rs.', scale: 280 });
export const UGANDA = land('en-UG', { currency: 'UGX', symbol: 'UGX', scale: 3700, digits: 0 });
