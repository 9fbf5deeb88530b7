import { CROATIA, GREECE, UKRAINE } from '../prints/more-places.ts';
import { ROMANIA, TURKEY } from '../prints/new-places.ts';
import { AZERBAIJAN, ESTONIA, SLOVENIA, UZBEKISTAN } from '../prints/outer-places.ts';
import { POLAND } from '../prints/places.ts';
import { clockOf } from './clock-of.ts';
import { column, formPrint, type Put } from './form.ts';

const PAGE = { leading: 10, gap: 3, bottom: 760 } as const;

/** A Polish account: two days under one another in a cell, the money's letters behind each sum, sums of either side with counts over the table. */
const plDayOverDay = formPrint({
  ...PAGE,
  id: 'pl-bank-day-over-day',
  kind: 'bank_statement',
  tags: ['stacked-dates', 'currency-in-cells', 'running-balance', 'counts'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 230,
  topAgain: 80,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 62, `WYCIĄG Z RACHUNKU NR 5 / ${s.full(s.ledger.end).slice(-4)}`, { isBold: true }],
    [40, 76, `za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}`],
    [40, 96, `Numer rachunku: ${s.ledger.number}`],
    [40, 108, 'Waluta rachunku: PLN'],
    ...[
      ['Saldo początkowe', `${s.signed(s.ledger.opening)} PLN`],
      [`Suma uznań (${s.ledger.into.count})`, `${s.number(s.ledger.into.sum)} PLN`],
      [`Suma obciążeń (${s.ledger.out.count})`, `${s.number(s.ledger.out.sum)} PLN`],
      ['Saldo końcowe', `${s.signed(s.ledger.closing)} PLN`],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 140 + at * 14, label],
      [-300, 140 + at * 14, sum],
    ]),
  ],
  again: (s) => [[40, 40, `WYCIĄG Z RACHUNKU ${s.ledger.number}`]],
  isRuled: true,
  columns: [
    ['Data księgowania /\nData transakcji', 40, (e, s) => [s.day(e.postDate), s.day(e.date)]],
    ['Dane kontrahenta', 130, (e) => e.lines],
    ['Tytuł', 300, (e) => `Nr ${e.reference}`],
    ['Kwota\noperacji', -470, (e, s) => `${s.signed(e.amount)} PLN`],
    ['Saldo po\noperacji', -560, (e, s) => `${s.signed(e.balance)} PLN`],
  ],
  foot: (_, page, pages) => [[-560, 800, `Strona ${page} z ${pages}`]],
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});

/** A Croatian business account as its message has it: side letter, booking day, value day, amount, no balance on the row. */
const hrLetterFirst = formPrint({
  ...PAGE,
  id: 'hr-bank-letter-first',
  kind: 'bank_statement',
  tags: ['side-letter-before-day', 'two-dates', 'no-row-balance'],
  locales: CROATIA,
  dates: ['dd.MM.yy', 'dd.MM.yyyy.'],
  top: 190,
  topAgain: 60,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'IZVADAK PO TRANSAKCIJSKOM RAČUNU', { isBold: true }],
    [40, 76, `IBAN: HR12 1001 0051 8630 0016 0`],
    [40, 88, `Razdoblje: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 112, `Početno stanje ${s.full(s.ledger.start)} EUR`],
    [-300, 112, s.signed(s.ledger.opening)],
    [40, 126, `Završno stanje ${s.full(s.ledger.end)} EUR`],
    [-300, 126, s.signed(s.ledger.closing)],
  ],
  again: () => [],
  columns: [
    ['D/P', 40, (e) => (e.amount < 0 ? 'D' : 'P')],
    ['Datum', 66, (e, s) => s.day(e.date)],
    ['Valuta', 112, (e, s) => s.day(e.postDate)],
    ['Iznos', -230, (e, s) => s.number(e.amount)],
    ['Opis plaćanja', 244, (e) => e.lines],
    ['Poziv na broj', 450, (e) => `HR00 ${e.reference}`],
  ],
  last: (s) => [
    [
      [40, 1, `Ukupno duguje (D) ${s.ledger.out.count}`],
      [-230, 1, s.number(s.ledger.out.sum)],
      [40, 2, `Ukupno potražuje (P) ${s.ledger.into.count}`],
      [-230, 2, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'HR12 1001 0051 8630 0016 0' }),
});

/** A Romanian account: rows numbered, what is the holder's own and what is lent next to the balance, turnover under the columns. */
const roLimit = formPrint({
  ...PAGE,
  id: 'ro-bank-own-and-lent',
  kind: 'bank_statement',
  tags: ['row-numbers', 'credit-limit', 'turnover', 'available-beside'],
  locales: ROMANIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  top: 190,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [
      40,
      60,
      `EXTRAS CONT Numarul: 5 din ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      { isBold: true },
    ],
    [40, 80, 'Client: EXEMPLU JORDAN  CUI/CNP: 1234567'],
    [40, 92, `RON Cod IBAN: RO49BTRLRONCRT0123456701`],
    [40, 120, 'SOLD ANTERIOR'],
    [-300, 120, s.signed(s.ledger.opening)],
    [40, 134, 'LIMITA DE CREDIT'],
    [-300, 134, s.number(500_000)],
  ],
  columns: [
    ['Nr', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Data', 66, (e, s) => s.day(e.date)],
    ['Descriere', 130, (e) => e.lines],
    ['Debit', -460, (e, s) => s.out(e)],
    ['Credit', -560, (e, s) => s.into(e)],
  ],
  last: (s) => [
    [
      [130, 0, 'RULAJ TOTAL CONT', { isBold: true }],
      [-460, 0, s.number(s.ledger.out.sum)],
      [-560, 0, s.number(s.ledger.into.sum)],
      [130, 1, 'SOLD FINAL CONT', { isBold: true }],
      [-560, 1, s.signed(s.ledger.closing)],
      [130, 2, 'FONDURI PROPRII'],
      [-560, 2, s.signed(s.ledger.closing)],
      [130, 3, 'CREDIT NEUTILIZAT'],
      [-560, 3, s.number(500_000)],
      [130, 4, 'TOTAL DISPONIBIL'],
      [-560, 4, s.signed(s.ledger.closing + 500_000)],
    ],
  ],
  foot: (_, page, pages) => [[-560, 800, `${page} / ${pages}`]],
  truth: () => ({ balances: 'none', number: 'RO49BTRLRONCRT0123456701' }),
});

/** A Slovenian account: money out and in under their own words, a balance on each row, turnover under it. */
const siBreme = formPrint({
  ...PAGE,
  id: 'si-bank-breme-dobro',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'running-balance', 'two-dates'],
  locales: SLOVENIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 170,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [
      40,
      62,
      `Izpisek prometa št. 5 za obdobje od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}`,
      { isBold: true },
    ],
    [40, 80, 'Osebni račun SI56 0201 2345 6789 012'],
    [40, 92, 'Valuta: EUR'],
    [40, 104, 'Odobreni limit: 1.000,00 EUR'],
  ],
  columns: [
    ['Datum knjiženja', 40, (e, s) => s.day(e.date)],
    ['Datum valute', 110, (e, s) => s.day(e.postDate)],
    ['Namen / prejemnik', 172, (e) => e.lines],
    ['V breme', -410, (e, s) => s.out(e)],
    ['V dobro', -480, (e, s) => s.into(e)],
    ['Stanje', -560, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [172, 0, 'Začetno stanje'],
      [-560, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [172, 0, 'Skupaj promet'],
      [-410, 0, s.number(s.ledger.out.sum)],
      [-480, 0, s.number(s.ledger.into.sum)],
      [172, 1, 'Končno stanje'],
      [-560, 1, s.signed(s.ledger.closing)],
    ],
  ],
  foot: (_, page, pages) => [[-560, 800, `Stran ${page} od ${pages}`]],
  truth: () => ({ balances: 'every-row', number: 'SI56 0201 2345 6789 012' }),
});

/** A Croatian card: what is owed grows without a sign, payments have a minus, sums over the table only. */
const hrCard = formPrint({
  ...PAGE,
  id: 'hr-card-previous-saldo',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'minus-for-payments'],
  locales: CROATIA,
  dates: ['dd.MM.yyyy.', 'dd.MM.yyyy.'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} HR']],
      refund: [['POVRAT {m}']],
      transferIn: [['UPLATA - HVALA']],
      fee: [['ČLANARINA'], ['NAKNADA ZA PODIZANJE GOTOVINE']],
    },
  },
  top: 220,
  topAgain: 60,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'OBAVIJEST O TROŠKOVIMA KREDITNE KARTICE', { isBold: true }],
    [40, 80, `Broj kartice: ${s.ledger.number}`],
    [40, 92, `Datum obračuna: ${s.full(s.ledger.end)}   Dospijeće: ${s.full(s.ledger.end + 15)}`],
    ...[
      ['Prethodni saldo', s.signed(s.ledger.opening)],
      ['Uplate i odobrenja', `-${s.number(s.ledger.into.sum)}`],
      ['Ukupno troškovi', s.number(s.ledger.out.sum)],
      ['Novi saldo', s.signed(s.ledger.closing)],
      ['Minimalni iznos za plaćanje', s.number(Math.max(0, Math.round(s.ledger.closing / 20)))],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 120 + at * 13, label],
      [-300, 120 + at * 13, sum],
    ]),
  ],
  again: () => [],
  columns: [
    ['Datum troška', 40, (e, s) => s.day(e.date)],
    ['Datum knjiženja', 110, (e, s) => s.day(e.postDate)],
    ['Opis', 190, (e) => e.lines],
    ['Iznos EUR', -560, (e, s) => s.signed(-e.amount)],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

/** An Estonian account: payer before purpose, one signed column, opening and turnover and closing in one row at the end. */
const eeTurnover = formPrint({
  ...PAGE,
  id: 'ee-bank-turnover-below',
  kind: 'bank_statement',
  tags: ['signed-amount', 'no-row-balance', 'turnover-row'],
  locales: ESTONIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 150,
  topAgain: 60,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'Konto väljavõte', { isBold: true }],
    [40, 78, 'Konto number: EE38 2200 2210 2014 5685'],
    [40, 90, `Periood: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 102, 'Valuuta: EUR'],
  ],
  again: () => [],
  columns: [
    ['Kuupäev', 40, (e, s) => s.day(e.date)],
    ['Saaja/Maksja', 100, (e) => e.lines[0] ?? ''],
    ['Selgitus', 270, (e) => e.lines.slice(1).join(' ') || `viide ${e.reference}`],
    ['Summa', -560, (e, s) => s.signed(e.amount)],
  ],
  last: (s) => [
    [
      [40, 1, 'Algsaldo'],
      [180, 1, 'Deebetkäive'],
      [320, 1, 'Kreeditkäive'],
      [460, 1, 'Lõppsaldo'],
      [40, 2, s.signed(s.ledger.opening)],
      [180, 2, s.signed(s.ledger.out.sum)],
      [320, 2, s.number(s.ledger.into.sum)],
      [460, 2, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'EE38 2200 2210 2014 5685' }),
});

/** A Turkish account: day, clock, operation and channel in columns of their own, the money's letters behind each sum. */
const trChannel = formPrint({
  ...PAGE,
  id: 'tr-bank-channel',
  kind: 'bank_statement',
  tags: ['time-column', 'channel-column', 'currency-in-cells', 'newest-first'],
  locales: TURKEY,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  isNewestFirst: true,
  top: 170,
  topAgain: 60,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'HESAP HAREKETLERİ', { size: 13, isBold: true }],
    [40, 62, 'Müşteri Adı Soyadı: JORDAN ÖRNEK'],
    [40, 74, 'IBAN/Hesap No: TR33 0006 1005 1978 6457 8413 26'],
    [40, 86, `Tarih Aralığı: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 98, `Kullanılabilir Bakiye: ${s.signed(s.ledger.closing + 500_000)} TL`],
    [40, 110, 'Kredili Mevduat Hesabı Limiti: 5.000,00 TL'],
  ],
  again: () => [],
  columns: [
    ['Tarih', 40, (e, s) => s.day(e.date)],
    ['Saat', 92, (e) => clockOf(e.reference)],
    ['İşlem', 134, (e) => (e.amount < 0 ? 'Giden' : 'Gelen')],
    ['Kanal', 180, () => 'Mobil'],
    ['Açıklama', 222, (e) => e.lines],
    ['İşlem Tutarı', -470, (e, s) => `${s.signed(e.amount)} TL`],
    ['Bakiye', -560, (e, s) => `${s.signed(e.balance)} TL`],
  ],
  foot: (_, page, pages) => [[-560, 800, `${page}/${pages}`]],
  truth: () => ({
    balances: 'every-row',
    number: 'TR33 0006 1005 1978 6457 8413 26',
    opening: null,
    closing: null,
  }),
});

/** A Greek card: days without a year, credits by a minus behind, previous and new balance as rows of the table. */
const grCard = formPrint({
  ...PAGE,
  id: 'gr-card-rows-of-balance',
  kind: 'credit_card_statement',
  tags: ['card', 'no-year', 'trailing-minus', 'balances-as-rows'],
  locales: GREECE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}']],
      refund: [['ΕΠΙΣΤΡΟΦΗ {m}']],
      transferIn: [['ΠΛΗΡΩΜΗ - ΕΥΧΑΡΙΣΤΟΥΜΕ']],
      fee: [['ΣΥΝΔΡΟΜΗ ΚΑΡΤΑΣ'], ['ΤΟΚΟΙ']],
    },
  },
  top: 170,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 62, 'ΛΟΓΑΡΙΑΣΜΟΣ ΠΙΣΤΩΤΙΚΗΣ ΚΑΡΤΑΣ', { isBold: true }],
    [40, 80, `Αριθμός κάρτας: ${s.ledger.number}`],
    [40, 92, `Ημερομηνία έκδοσης: ${s.full(s.ledger.end)}`],
    [40, 104, `Πληρωμή έως: ${s.full(s.ledger.end + 20)}`],
  ],
  columns: [
    ['Ημ/νία συναλλαγής', 40, (e, s) => s.day(e.date)],
    ['Ημ/νία εγγραφής', 130, (e, s) => s.day(e.postDate)],
    ['Περιγραφή', 210, (e) => e.lines],
    ['Ποσό', -560, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
  ],
  first: (s) => [
    [
      [210, 0, 'ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ'],
      [-560, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}`],
    ],
  ],
  last: (s) => [
    [
      [210, 0, 'ΝΕΟ ΥΠΟΛΟΙΠΟ'],
      [-560, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

/** A Ukrainian business account: who paid next to the document's number, sides by short words, balances on both ends of the table. */
const uaSides = formPrint({
  ...PAGE,
  id: 'ua-business-dt-kt',
  kind: 'bank_statement',
  tags: ['document-number', 'debit-credit-columns', 'no-row-balance'],
  locales: UKRAINE,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 160,
  head: (s) => [
    [40, 40, 'ВИПИСКА ПО РАХУНКУ', { size: 13, isBold: true }],
    [40, 60, 'Рахунок: UA213223130000026007233566001  Валюта: UAH'],
    [40, 74, `за період з ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}`],
    [40, 100, `Вхідний залишок: ${s.signed(s.ledger.opening)}`],
  ],
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    ['№ док.', 100, (e) => e.reference.slice(0, 5)],
    ['Кореспондент', 150, (e) => e.lines[0] ?? ''],
    ['Дт', -400, (e, s) => s.out(e)],
    ['Кт', -470, (e, s) => s.into(e)],
    ['Призначення', 480, (e) => e.lines.slice(1).join(' ').slice(0, 20) || 'Оплата'],
  ],
  last: (s) => [
    [
      [40, 0, 'Обороти за період:'],
      [-400, 0, s.number(s.ledger.out.sum)],
      [-470, 0, s.number(s.ledger.into.sum)],
      [40, 1, `Вихідний залишок: ${s.signed(s.ledger.closing)}`],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'UA213223130000026007233566001' }),
});

/** An Azeri account: money in before money out, a balance on each row. */
const azIn = formPrint({
  ...PAGE,
  id: 'az-bank-in-before-out',
  kind: 'bank_statement',
  tags: ['credit-before-debit', 'running-balance'],
  locales: AZERBAIJAN,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 170,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 60, 'HESABDAN ÇIXARIŞ', { isBold: true }],
    [40, 78, 'Hesab nömrəsi: AZ21NABZ00000000137010001944'],
    [40, 90, `Dövr: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 102, 'Valyuta: AZN'],
    [40, 120, `Əvvəlki qalıq: ${s.signed(s.ledger.opening)}`],
    [300, 120, `Son qalıq: ${s.signed(s.ledger.closing)}`],
  ],
  columns: [
    ['Tarix', 40, (e, s) => s.day(e.date)],
    ['Təyinat', 110, (e) => e.lines],
    ['Mədaxil', -400, (e, s) => s.into(e)],
    ['Məxaric', -480, (e, s) => s.out(e)],
    ['Qalıq', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [110, 0, 'Cəmi'],
      [-400, 0, s.number(s.ledger.into.sum)],
      [-480, 0, s.number(s.ledger.out.sum)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: 'AZ21NABZ00000000137010001944' }),
});

/** An Uzbek account in Russian: a point before the hundredths and spaces between thousands, zeros in empty cells, codes before texts. */
const uzCodes = formPrint({
  ...PAGE,
  id: 'uz-bank-codes',
  kind: 'bank_statement',
  tags: ['zero-filled', 'space-groups-point', 'codes-before-text'],
  locales: UZBEKISTAN,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  top: 170,
  size: 7.5,
  head: (s) => [
    [40, 40, 'ВЫПИСКА ЛИЦЕВЫХ СЧЕТОВ', { size: 12, isBold: true }],
    [40, 60, `с ${s.full(s.ledger.start)} по ${s.full(s.ledger.end)}`],
    [40, 76, 'Счет: 20208000900123456001  Валюта: UZS'],
    ...column(40, 100, 12, [
      `Остаток на начало периода: ${s.signed(s.ledger.opening)}`,
      `Остаток на конец периода: ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  isRuled: true,
  columns: [
    ['Дата', 40, (e, s) => s.day(e.date)],
    ['№ док', 94, (e) => e.reference.slice(0, 4)],
    ['МФО', 126, () => '00444'],
    ['Счет корреспондента', 156, (e) => `2020800${e.reference}001`],
    ['Оборот по дебету', -340, (e, s) => s.out(e) || '0.00'],
    ['Оборот по кредиту', -430, (e, s) => s.into(e) || '0.00'],
    ['Назначение платежа', 440, (e) => e.lines],
  ],
  last: (s) => [
    [
      [40, 0, 'Итого оборотов:'],
      [-340, 0, s.number(s.ledger.out.sum)],
      [-430, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'none', number: '20208000900123456001' }),
});

export const DANUBE_FORMS = [
  plDayOverDay,
  hrLetterFirst,
  roLimit,
  siBreme,
  hrCard,
  eeTurnover,
  trChannel,
  grCard,
  uaSides,
  azIn,
  uzCodes,
];
