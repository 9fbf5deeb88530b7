import { INDIAN_BANK } from './descriptors.ts';
import { land, speech } from './more-places.ts';
import { place } from './places.ts';

const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;
const SPACE_COMMA = { group: ' ', decimal: ',', grouping: 'thousands' } as const;
const COMMA_POINT = { group: ',', decimal: '.', grouping: 'thousands' } as const;
/** Marks between the digits of Arabic and Persian. */
const EASTERN = { group: '٬', decimal: '٫', grouping: 'thousands' } as const;

const hebrew = speech('he', {
  months: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  merchants: 'מאפיית השיבולת|ספרי הלבנה|סופר הכרם|בית מרקחת אלון',
  people: 'דנה ישראלי|יוסי כהן|נועה לוי',
  employers: 'דוגמא תעשיות בע"מ|ים תיכון שילוח',
  cities: 'תל אביב|חיפה|באר שבע',
});
const arabic = speech('ar', {
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  merchants: 'مخبز السنبلة|مكتبة القمر|صيدلية النهر|سوق الميناء',
  people: 'أحمد سالم|ليلى حسن|عمر نجيب',
  employers: 'شركة المثال للتجارة|مؤسسة البحر للنقل',
  cities: 'الرياض|القاهرة|دبي',
});
const persian = speech('fa', {
  months: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  merchants: 'نانوایی خوشه|کتابفروشی ماه|داروخانه چشمه',
  people: 'مریم نمونه|رضا احمدی',
  employers: 'شرکت نمونه گستر|بازرگانی دریا',
  cities: 'تهران|شیراز|تبریز',
});
const russian = speech('ru', {
  months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  merchants: 'KNIGI LUNA|APTEKA RODNIK|PEKARNYA KOLOS|RYNOK GAVAN',
  people: 'П. Иван Иванович|С. Мария Олеговна',
  employers: 'ООО ПРИМЕР|АО МОРЕ ТРАНС',
  cities: 'MOSKVA|KAZAN|TVER',
});
const serbianCyrillic = speech('sr', {
  months: 'јануар фебруар март април мај јун јул август септембар октобар новембар децембар',
  merchants: 'КЊИЖАРА ЛИПА|АПОТЕКА ИЗВОР|ПЕКАРА ЖИТО',
  people: 'АНА ПРИМЕР|МАРКО ЈОВАНОВИЋ',
  employers: 'ПРИМЕР ДОО|ДУНАВ ПРОМЕТ АД',
  cities: 'БЕОГРАД|НОВИ САД|НИШ',
});
const georgian = speech('ka', {
  months:
    'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
  merchants: 'წიგნები მთვარე|აფთიაქი წყარო|საცხობი თავთავი',
  people: 'ნინო მაგალითი|გიორგი ბერიძე',
  employers: 'შპს მაგალითი|სს ზღვა ტრანსი',
  cities: 'თბილისი|ბათუმი|ქუთაისი',
});

const icelandic = speech('is', {
  months: 'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
  merchants: 'Bókabúðin Lind|Apótekið Lón|Bakaríið Ax|Verslunin Höfn',
  people: 'Anna Dæmisdóttir|Jón Prufuson',
  employers: 'Dæmi ehf.|Sjór hf.',
  cities: 'Reykjavik|Kopavogur|Akureyri',
});

export const ICELAND = land('is-IS', {
  currency: 'ISK',
  symbol: 'kr.',
  scale: 120,
  digits: 0,
  language: icelandic,
  numbers: [POINT_COMMA],
});
export const ISRAEL = land('he-IL', { currency: 'ILS', symbol: '₪', scale: 4, language: hebrew });
export const ARABIA = land('ar-SA', { currency: 'SAR', symbol: 'ر.س', scale: 4, language: arabic });
export const EGYPT_ARABIC = land('ar-EG', {
  currency: 'EGP',
  symbol: 'ج.م',
  scale: 30,
  language: arabic,
  numbers: [EASTERN],
});
export const IRAN = land('fa-IR', {
  currency: 'IRR',
  symbol: 'ریال',
  scale: 500_000,
  digits: 0,
  language: persian,
});
export const RUSSIA = land('ru-RU', {
  currency: 'RUB',
  symbol: '₽',
  isSymbolAfter: true,
  scale: 80,
  language: russian,
  numbers: [SPACE_COMMA],
});
export const SERBIA_CYRILLIC = land('sr-RS', {
  currency: 'RSD',
  symbol: 'дин.',
  scale: 110,
  language: serbianCyrillic,
  numbers: [POINT_COMMA],
});
export const GEORGIA = land('ka-GE', {
  currency: 'GEL',
  symbol: '₾',
  scale: 2.7,
  language: georgian,
  numbers: [COMMA_POINT],
});
export const INDIA_PLAIN = [
  {
    ...place('en-IN'),
    language: {
      ...place('en-IN').language,
      movements: { ...place('en-IN').language.movements, ...INDIAN_BANK },
    },
  },
];
