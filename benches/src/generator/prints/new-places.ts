import type { Language, Locale } from '@tieout/corpus';
import { english } from '@tieout/corpus';
import { place } from './places.ts';

type Own = Pick<
  Language,
  'code' | 'months' | 'shortMonths' | 'movements' | 'merchants' | 'people' | 'employers' | 'cities'
>;

/** A language of which only what stands in rows is known here: the prints bring their own headings and labels. */
function rowsOf(own: Own): Language {
  return { ...english, ...own };
}

const [britain] = [place('en-GB')];
const POINT_COMMA = { group: '.', decimal: ',', grouping: 'thousands' } as const;
const SPACE_COMMA = { group: ' ', decimal: ',', grouping: 'thousands' } as const;
const COMMA_POINT = { group: ',', decimal: '.', grouping: 'thousands' } as const;

const turkish = rowsOf({
  code: 'tr',
  months: [
    'Ocak',
    'Şubat',
    'Mart',
    'Nisan',
    'Mayıs',
    'Haziran',
    'Temmuz',
    'Ağustos',
    'Eylül',
    'Ekim',
    'Kasım',
    'Aralık',
  ],
  shortMonths: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
  movements: {
    ...english.movements,
    salary: [['MAAŞ ÖDEMESİ {e}']],
    transferIn: [['FAST Gelen {p} {r}'], ['HAVALE {p}']],
    refund: [['İADE {m}']],
    interest: [['FAİZ TAHAKKUKU']],
    card: [['{m} {c} TR'], ['POS {f} {m}']],
    directDebit: [['OTOMATİK ÖDEME {m} {r}']],
    transferOut: [['FAST Giden {p} kira'], ['EFT {p} {r}']],
    cash: [['ATM PARA ÇEKME {c} {f}']],
    fee: [['BSMV'], ['HESAP İŞLETİM ÜCRETİ']],
  },
  merchants: ['DENİZ MARKET', 'ÇINAR ECZANESİ', 'YILDIZ KİTABEVİ', 'KÖŞE FIRIN', 'AKSU ENERJİ'],
  people: ['Ayşe Örnek', 'Mehmet Yıldız', 'Elif Demir'],
  employers: ['ÖRNEK TEKSTİL A.Ş.', 'LİMAN LOJİSTİK LTD'],
  cities: ['İSTANBUL', 'ANKARA', 'İZMİR'],
});

const czech = rowsOf({
  code: 'cs',
  months: [
    'leden',
    'únor',
    'březen',
    'duben',
    'květen',
    'červen',
    'červenec',
    'srpen',
    'září',
    'říjen',
    'listopad',
    'prosinec',
  ],
  shortMonths: ['led', 'úno', 'bře', 'dub', 'kvě', 'čvn', 'čvc', 'srp', 'zář', 'říj', 'lis', 'pro'],
  movements: {
    ...english.movements,
    salary: [['Příchozí úhrada', '{e} mzda', 'VS {r}']],
    transferIn: [['Okamžitá příchozí úhrada', '{p}', 'VS {r}']],
    refund: [['Vrácení platby {m}']],
    interest: [['Připsaný úrok']],
    card: [['Platba kartou', '{m} {c}', 'Karta {f}']],
    directDebit: [['Inkaso {m}', 'SS {r}']],
    transferOut: [
      ['Odchozí úhrada', '{p}', 'VS {r} KS 0308'],
      ['Trvalý příkaz', '{p} nájem'],
    ],
    cash: [['Výběr z bankomatu', '{c}']],
    fee: [['Poplatek za vedení účtu']],
  },
  merchants: ['POTRAVINY LÍPA', 'LÉKÁRNA U MOSTU', 'KNIHY ŠIMEK', 'PEKÁRNA ZRNO'],
  people: ['Jana Vzorová', 'Petr Dvořák', 'Řehoř Šťastný'],
  employers: ['VZOR STROJÍRNY A.S.', 'PŘÍKLAD S.R.O.'],
  cities: ['PRAHA', 'BRNO', 'OSTRAVA'],
});

const hungarian = rowsOf({
  code: 'hu',
  months: [
    'január',
    'február',
    'március',
    'április',
    'május',
    'június',
    'július',
    'augusztus',
    'szeptember',
    'október',
    'november',
    'december',
  ],
  shortMonths: [
    'jan.',
    'febr.',
    'márc.',
    'ápr.',
    'máj.',
    'jún.',
    'júl.',
    'aug.',
    'szept.',
    'okt.',
    'nov.',
    'dec.',
  ],
  movements: {
    ...english.movements,
    salary: [['Munkabér', '{e}']],
    transferIn: [['Átutalás (IG2) érkezett', '{p}', 'közl: {k}']],
    refund: [['Vásárlás jóváírás {m}']],
    interest: [['Betéti kamat']],
    card: [['Vásárlás belföld', '{m} {c}', 'kártya: {f}']],
    directDebit: [['Csoportos beszedés', '{m} {r}']],
    transferOut: [['Átutalás (IG2)', '{p}', 'lakbér']],
    cash: [['ATM készpénzfelvét', '{c}']],
    fee: [['Számlavezetési díj'], ['Tranzakciós illeték']],
  },
  merchants: ['DUNA KÖNYVESBOLT', 'KAKAS PÉKSÉG', 'ZÖLD PATIKA', 'FÉNY ENERGIA'],
  people: ['Minta Anna', 'Nagy Péter', 'Szűcs Ödön'],
  employers: ['MINTA GÉPGYÁR ZRT', 'PÉLDA KFT'],
  cities: ['BUDAPEST', 'SZEGED', 'GYŐR'],
});

const romanian = rowsOf({
  code: 'ro',
  months: [
    'ianuarie',
    'februarie',
    'martie',
    'aprilie',
    'mai',
    'iunie',
    'iulie',
    'august',
    'septembrie',
    'octombrie',
    'noiembrie',
    'decembrie',
  ],
  shortMonths: ['ian', 'feb', 'mar', 'apr', 'mai', 'iun', 'iul', 'aug', 'sep', 'oct', 'noi', 'dec'],
  movements: {
    ...english.movements,
    salary: [['Incasare OP', 'Salariu;{e};REF. {k}']],
    transferIn: [['Incasare Instant', '{p};REF. {k}']],
    refund: [['Retur plata la POS', '{m} {c}']],
    interest: [['Dobanda creditoare']],
    card: [['Plata la POS', 'EPOS {d} TID:{k} {m} {c} RO {r}']],
    directDebit: [['Plata debit direct', '{m};REF. {k}']],
    transferOut: [['Plata Instant', 'chirie;{p};RO56BTRL{r};REF. {k}']],
    cash: [['Retragere de numerar de la ATM', '{c} {f}']],
    fee: [['Taxa administrare cont'], ['Comision plata']],
  },
  merchants: ['LIBRARIA FARUL', 'BRUTARIA SPICUL', 'FARMACIA IZVOR'],
  people: ['Ioana Exemplu', 'Andrei Popa'],
  employers: ['EXEMPLU SOFT SRL', 'PORTUL NOU SA'],
  cities: ['BUCURESTI', 'CLUJ', 'IASI'],
});

const indonesian = rowsOf({
  code: 'id',
  months: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'],
  movements: {
    ...english.movements,
    salary: [['TRSF E-BANKING CR', '{r}/GAJI', '{e}']],
    transferIn: [['BI-FAST CR', 'TRANSFER DR 014', '{p}']],
    refund: [['REFUND {m}']],
    interest: [['BUNGA']],
    card: [
      ['TRANSAKSI DEBIT', 'TGL: {d}', 'QRC014 00000.00{m}'],
      ['KARTU DEBIT', '{m} {c}'],
    ],
    directDebit: [['AUTODEBET {m}']],
    transferOut: [['TRSF E-BANKING DB', '{r}/FTSCY/WS95031', '{p}']],
    cash: [['TARIKAN ATM {d}']],
    fee: [['BIAYA ADM'], ['PAJAK BUNGA']],
  },
  merchants: ['TOKO MELATI', 'APOTEK SEHAT', 'WARUNG PADI', 'PLN PREPAID'],
  people: ['BUDI CONTOH', 'SITI RAHAYU'],
  employers: ['PT CONTOH MAJU', 'CV SUMBER JAYA'],
  cities: ['JAKARTA', 'BANDUNG'],
});

const base = { ...britain, fontSets: ['dejavu'] } as const;

export const TURKEY: readonly Locale[] = [
  {
    ...base,
    id: 'tr-TR',
    country: 'TR',
    language: turkish,
    currency: 'TRY',
    symbol: 'TL',
    isSymbolAfter: true,
    scale: 25,
    numbers: [POINT_COMMA],
    shortDates: ['dd/MM'],
  },
];
export const CZECHIA: readonly Locale[] = [
  {
    ...base,
    id: 'cs-CZ',
    country: 'CZ',
    language: czech,
    currency: 'CZK',
    symbol: 'Kč',
    isSymbolAfter: true,
    scale: 22,
    numbers: [SPACE_COMMA],
    shortDates: ['d.M.'],
  },
];
export const HUNGARY: readonly Locale[] = [
  {
    ...base,
    id: 'hu-HU',
    country: 'HU',
    language: hungarian,
    currency: 'HUF',
    symbol: 'Ft',
    isSymbolAfter: true,
    digits: 0,
    scale: 350,
    numbers: [POINT_COMMA, SPACE_COMMA],
    shortDates: ['MM.dd'],
  },
];
export const ROMANIA: readonly Locale[] = [
  {
    ...base,
    id: 'ro-RO',
    country: 'RO',
    language: romanian,
    currency: 'RON',
    symbol: 'RON',
    isSymbolAfter: true,
    scale: 5,
    numbers: [COMMA_POINT],
    shortDates: ['dd/MM/yyyy'],
  },
];
export const INDONESIA: readonly Locale[] = [
  {
    ...base,
    id: 'id-ID',
    country: 'ID',
    language: indonesian,
    currency: 'IDR',
    symbol: 'Rp',
    scale: 15_000,
    numbers: [COMMA_POINT],
    shortDates: ['dd/MM'],
  },
];
export const NIGERIA: readonly Locale[] = [
  { ...base, id: 'en-NG', country: 'NG', currency: 'NGN', symbol: '₦', scale: 1500, numbers: [COMMA_POINT] },
];
export const KENYA: readonly Locale[] = [
  { ...base, id: 'en-KE', country: 'KE', currency: 'KES', symbol: 'Ksh', scale: 130, numbers: [COMMA_POINT] },
];
export const HONG_KONG: readonly Locale[] = [
  { ...base, id: 'en-HK', country: 'HK', currency: 'HKD', symbol: 'HK$', scale: 8, numbers: [COMMA_POINT] },
];
export const MALAYSIA: readonly Locale[] = [
  { ...base, id: 'en-MY', country: 'MY', currency: 'MYR', symbol: 'RM', scale: 4, numbers: [COMMA_POINT] },
];
