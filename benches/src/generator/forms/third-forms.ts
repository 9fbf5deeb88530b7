import { isLastOfDay } from '../day-edges.ts';
import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GREECE, land, VIETNAM } from '../prints/more-places.ts';
import { INDONESIA, TURKEY } from '../prints/new-places.ts';
import { FRANCE, GERMANY, INDIA, NETHERLANDS, POLAND, SWITZERLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German account with the closing of its accounts behind the rows: days, rates and charges that add up to what a row booked. */
const annex = formPrint({
  id: 'de-bank-closing-annex',
  kind: 'bank_statement',
  tags: ['closing-annex', 'debit-credit-columns', 'no-running-balance', 'carried-forward', 'clock'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 210,
  bottom: 720,
  order: { movements: { ...GERMAN_BANK, fee: [['Entgeltabrechnung', 'siehe Anlage Nr. 1']] } },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [340, 46, `Kontoauszug ${s.desk.written(s.ledger.end, 'M/yyyy')}`, { isBold: true }],
    [340, 60, 'Girokonto 0012345678, DE49 5005 0201 0012 3456 78'],
    ...column(40, 100, 12, ['Frau Jordan Beispiel', 'Musterweg 14', '60313 Frankfurt am Main']),
  ],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Erläuterung', 110, (e) => e.lines],
    ['Betrag Soll EUR', -440, (e, s) => (e.amount < 0 ? `${s.number(e.amount)}-` : '')],
    ['Betrag Haben EUR', -555, (e, s) => (e.amount > 0 ? `${s.number(e.amount)}+` : '')],
  ],
  first: (s) => [
    [
      [110, 0, `Kontostand am ${s.full(s.ledger.start - 1)}, Auszug Nr. 3`],
      [-555, 0, `${s.number(s.ledger.opening)}+`],
    ],
  ],
  leave: (s, e) => [
    [110, 0, 'Übertrag'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  resume: (s, e) => [
    [110, 0, 'Übertrag'],
    [-555, 0, `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  last: (s) => [
    [
      [110, 0, `Kontostand am ${s.full(s.ledger.end)} um 20:07 Uhr`, { isBold: true }],
      [-555, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : '+'}`, { isBold: true }],
    ],
    [[40, 2, 'Anlage Nr. 1: Rechnungsabschluss', { isBold: true }]],
    [
      [40, 0, `Abrechnungszeitraum vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`],
      [40, 1, 'Zinsen für Dispositionskredit   11,2500 % von 4 Tagen'],
      [-555, 1, '0,87-'],
      [40, 2, `Kontoführung ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`],
      [-555, 2, '4,95-'],
      [40, 3, 'Buchungsposten 12 x 0,05'],
      [-555, 3, '0,60-'],
      [40, 4, 'Abrechnung gesamt', { isBold: true }],
      [-555, 4, '6,42-', { isBold: true }],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      780,
      `Einwendungen gegen diesen Rechnungsabschluss müssen innerhalb von sechs Wochen nach Zugang erhoben werden.`,
      { size: 6 },
    ],
    [-555, 800, `Seite ${page} von ${pages}`],
  ],
  truth: () => ({ balances: 'none', number: 'DE49 5005 0201 0012 3456 78' }),
});

/** A French account with three days: of booking first, of the operation and of value behind the text; one column of signed sums. */
const threeDays = formPrint({
  id: 'fr-bank-three-days',
  kind: 'bank_statement',
  tags: ['three-dates', 'no-year', 'reference-column', 'signed-amounts', 'no-running-balance'],
  locales: FRANCE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 230,
  topAgain: 90,
  bottom: 730,
  order: {
    movements: {
      card: [['CB {m} FACT {d}', '{c}']],
      transferIn: [['VIR SEPA {p}', 'REMBOURSEMENT']],
      salary: [['VIR SEPA {e}', 'SALAIRE']],
      transferOut: [['EVI {p}', 'LOYER']],
      directDebit: [['PRLV SEPA {m}', 'MDT {k}']],
      cash: [['RETRAIT CB {c} {d}']],
      fee: [['COTIS CARTE VISA']],
      refund: [['AVOIR CB {m}']],
      interest: [['INTERETS CREDITEURS']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'VOTRE RELEVE DE COMPTE', { isBold: true }],
    [330, 54, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    ...column(330, 90, 11, ['MME JORDAN EXEMPLE', '14 RUE DES AULNES', '69003 LYON']),
    [40, 170, 'COMPTE CHEQUES - N° 32159 048741', { isBold: true }],
    [40, 190, `SOLDE CREDITEUR AU ${s.full(s.ledger.start - 1)}`],
    [-555, 190, `${s.signed(s.ledger.opening)} €`],
  ],
  again: () => [[40, 60, 'COMPTE CHEQUES - N° 32159 048741 (SUITE)']],
  isRuled: true,
  columns: [
    ['DATE\nCOMPTA', 40, (e, s) => s.day(e.postDate)],
    ['LIBELLE/REFERENCE', 90, (e) => e.lines],
    ['DATE\nOPERATION', 330, (e, s) => s.day(e.date)],
    ['DATE\nVALEUR', 400, (e, s) => s.day(e.postDate + 1)],
    ['MONTANT', -555, (e, s) => `${e.amount < 0 ? '- ' : '+ '}${s.number(e.amount)} €`],
  ],
  last: (s) => [
    [
      [90, 0, `SOLDE CREDITEUR AU ${s.full(s.ledger.end)}`],
      [-555, 0, `${s.signed(s.ledger.closing)} €`],
    ],
    [
      [90, 0, 'TOTAL DES MOUVEMENTS CREDITEURS'],
      [-555, 0, `${s.number(s.ledger.into.sum)} €`],
      [90, 1, 'TOTAL DES MOUVEMENTS DEBITEURS'],
      [-555, 1, `${s.number(s.ledger.out.sum)} €`],
    ],
  ],
  truth: () => ({ balances: 'none', number: '32159 048741', printsPostDate: true }),
});

/** A Dutch app's list: day, day of interest, sum with the money's mark before it, then who and what. */
const amountThird = formPrint({
  id: 'nl-app-amount-third',
  kind: 'bank_statement',
  tags: ['amount-before-text', 'currency-sign-before', 'newest-first', 'no-running-balance', 'two-dates'],
  locales: NETHERLANDS,
  dates: ['yyyy-MM-dd', 'dd-MM-yyyy'],
  isNewestFirst: true,
  size: 8,
  leading: 10,
  gap: 5,
  top: 230,
  topAgain: 60,
  bottom: 760,
  order: {
    movements: {
      card: [['{m}', '{m} {c}, NL']],
      directDebit: [['{m}', 'Factuur {r} mei']],
      transferIn: [['{p}', 'Terugbetaling']],
      salary: [['{e}', 'Salaris']],
      transferOut: [['{p}', 'Huur']],
      cash: [['Geldautomaat', '{c}']],
      fee: [['Abonnement', 'Easy Money 9,99']],
      refund: [['{m}', 'Retour']],
      interest: [['Rente', 'uitbetaling']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 16, isBold: true }],
    [40, 80, 'Rekeningafschrift', { isBold: true }],
    [40, 96, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 116, 'J. Voorbeeld'],
    [40, 128, 'NL12 SMPL 2025 4567 89'],
    [330, 96, 'Beginsaldo'],
    [-555, 96, euro(s.ledger.opening, s.number)],
    [330, 110, 'Totaal af'],
    [-555, 110, euro(s.ledger.out.sum, s.number)],
    [330, 124, 'Totaal bij'],
    [-555, 124, euro(s.ledger.into.sum, s.number)],
    [330, 138, 'Eindsaldo', { isBold: true }],
    [-555, 138, euro(s.ledger.closing, s.number), { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Rentedatum', 100, (e, s) => s.day(e.postDate)],
    ['Bedrag', -230, (e, s) => euro(e.amount, s.number)],
    ['Naam', 250, (e) => e.lines[0] ?? ''],
    ['Omschrijving', 390, (e) => e.lines[1] ?? ''],
  ],
  foot: (_, page, pages) => [
    [40, 800, `bank.voorbeeld B.V. KvK 54992060 Pagina ${page} van ${pages}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: 'NL12 SMPL 2025 4567 89' }),
});

function euro(minor: number, number: (minor: number) => string): string {
  return `€ ${minor < 0 ? '-' : ''}${number(minor)}`;
}

/** An Indian private bank: rows numbered, noughts in empty cells, remarks above and below the line of figures. */
const serial = formPrint({
  id: 'in-bank-serial-zeros',
  kind: 'bank_statement',
  tags: ['row-numbers', 'zero-filled', 'wrapped-around', 'two-dates', 'running-balance'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'MMMM d, yyyy'],
  size: 7.5,
  leading: 9,
  gap: 6,
  top: 190,
  topAgain: 60,
  bottom: 760,
  isHeadedOnce: true,
  order: {
    movements: {
      card: [['UPI/{m}/{k}/Pay', 'to BharatPe/{r}/', 'YES BANK/{r}']],
      transferIn: [['UPI/{p}/{k}@okaxis', '/Payment from Ph/', 'AXIS/{r}']],
      salary: [['NEFT-CITIN{r}-{e}', '-SALARY FOR MAY', '-{r}']],
      transferOut: [['MMT/IMPS/{r}/Rent', '/{p}/', 'HDFC000{f}']],
      directDebit: [['ACH/{m}', '/ICIC70{r}', '/{r}']],
      cash: [['NFS/{r}/S1ANA', '{f}/{c}/{d}', '/CASH WDL']],
      fee: [['SMSChg_Apr-Jun', '24+GST', '/{r}']],
      refund: [['UPI/REV/{m}', '/{r}', '/refund']],
      interest: [['{f}:Int.Pd:30-', '03-2024 to 29-', '06-2024']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [200, 70, 'DETAILED STATEMENT', { isBold: true, size: 10 }],
    [40, 96, 'Name: JORDAN SAMPLE'],
    [40, 108, 'Account Number: 001401512345 ( INR )  - JORDAN SAMPLE'],
    [40, 120, `Transaction Date from: ${s.day(s.ledger.start)}   to: ${s.day(s.ledger.end)}`],
    [40, 132, 'Transaction Period: From - To -   Statement Request/Download Date: 01/01/2026'],
  ],
  again: () => [],
  columns: [
    ['S No.', 30, (e, s) => ['', String(s.entries.indexOf(e) + 1)]],
    ['Value Date', 56, (e, s) => ['', s.day(e.postDate)]],
    ['Transaction\nDate', 106, (e, s) => ['', s.day(e.date)]],
    ['Cheque\nNumber', 160, () => ['', '-']],
    ['Transaction Remarks', 210, (e) => e.lines],
    ['Withdrawal\nAmount (INR )', -390, (e, s) => ['', s.out(e) || '0.0']],
    ['Deposit\nAmount (INR )', -470, (e, s) => ['', s.into(e) || '0.0']],
    ['Balance (INR )', -560, (e, s) => ['', s.signed(e.balance)]],
  ],
  last: () => [
    [
      [40, 1, 'Legends Used in Account Statement', { isBold: true }],
      [40, 2, 'VAT/MAT/NFS - Cash withdrawal at other bank ATM'],
      [40, 3, 'EBA - Transactions on direct trading account'],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '001401512345', opening: null, closing: null }),
});

/** An Indonesian account: clock beside the day, who served, noughts in empty cells, sums in figures and the last one in words. */
const teller = formPrint({
  id: 'id-bank-teller',
  kind: 'bank_statement',
  tags: ['clock', 'teller-column', 'zero-filled', 'amount-in-words', 'running-balance', 'bilingual'],
  locales: INDONESIA,
  dates: ['dd/MM/yy', 'dd/MM/yy'],
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 220,
  bottom: 690,
  order: {
    movements: {
      card: [['QRIS RNS {m}', '{r}']],
      transferIn: [['TRANSFER DARI {p}', 'ESB:BFST{r}']],
      salary: [['GAJI {e}']],
      transferOut: [['NBMB {p} TO', '{p}']],
      directDebit: [['PEMBAYARAN {m}']],
      cash: [['TARIK TUNAI ATM {c}']],
      fee: [['BIAYA ADM'], ['Biaya SMS notifikasi']],
      refund: [['REFUND {m}']],
      interest: [['BUNGA TABUNGAN']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'LAPORAN TRANSAKSI FINANSIAL', { isBold: true }],
    [330, 50, 'STATEMENT OF FINANCIAL TRANSACTION', { size: 6 }],
    ...column(40, 80, 10, ['Kepada Yth. / To :', 'JORDAN CONTOH', 'JL ALDER 14', 'JAKARTA']),
    ...column(330, 80, 10, [
      `Tanggal Laporan : ${s.full(s.ledger.end + 1)}`,
      `Periode Transaksi : ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...column(40, 150, 10, ['No. Rekening : 012345678901234', 'Nama Produk : Britama-IDR', 'Valuta : IDR']),
  ],
  isRuled: true,
  columns: [
    ['Tanggal Transaksi\nTransaction Date', 40, (e, s) => `${s.day(e.date)} 08:23:11`],
    ['Uraian Transaksi\nTransaction Description', 125, (e) => e.lines],
    ['Teller\nUser ID', 290, () => '8888083'],
    ['Debet\nDebit', -400, (e, s) => s.out(e) || '0.00'],
    ['Kredit\nCredit', -475, (e, s) => s.into(e) || '0.00'],
    ['Saldo\nBalance', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [60, 1, 'Saldo Awal'],
      [180, 1, 'Total Transaksi Debet'],
      [320, 1, 'Total Transaksi Kredit'],
      [460, 1, 'Saldo Akhir'],
      [60, 2, 'Opening Balance', { size: 6 }],
      [180, 2, 'Total Debit Transaction', { size: 6 }],
      [320, 2, 'Total Credit Transaction', { size: 6 }],
      [460, 2, 'Closing Balance', { size: 6 }],
      [60, 3, s.signed(s.ledger.opening)],
      [180, 3, s.number(s.ledger.out.sum)],
      [320, 3, s.number(s.ledger.into.sum)],
      [460, 3, s.signed(s.ledger.closing)],
    ],
    [
      [40, 0, 'Terbilang / In Words'],
      [140, 0, 'Dua Puluh Lima Juta Tiga Ratus Dua Belas Ribu Rupiah'],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      770,
      'Biaya materai telah dibayar lunas. Apabila terdapat perbedaan dengan catatan Nasabah, hubungi kami dalam 14 hari.',
      { size: 6 },
    ],
    [-560, 785, `Halaman ${page} dari ${pages}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '012345678901234',
    alternatives: (e) => [`${e.lines[0]} 8888083 ${e.lines.slice(1).join(' ')}`.trim()],
  }),
});

/** A Vietnamese account: day, partner and bank of the partner before the text, number of the entry, three columns of figures without decimals. */
const partner = formPrint({
  id: 'vn-bank-partner',
  kind: 'bank_statement',
  tags: [
    'partner-columns',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'bilingual',
    'landscape',
  ],
  locales: VIETNAM,
  isLandscape: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 5,
  top: 190,
  topAgain: 60,
  bottom: 530,
  order: {
    movements: {
      card: [['Thanh toan QR {m}', '{c} {r}']],
      transferIn: [['{p} chuyen tien']],
      salary: [['Luong thang {e}']],
      transferOut: [['Tien nha', '{p}']],
      directDebit: [['Thanh toan hoa don {m}']],
      cash: [['Rut tien ATM {c}']],
      fee: [['Phi duy tri dich vu 9.900']],
      refund: [['Hoan tien {m}']],
      interest: [['Tra lai tien gui']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 60, 'SAO KÊ TÀI KHOẢN / BANK STATEMENT', { isBold: true, size: 11 }],
    ...column(40, 90, 11, [
      'Tên khách hàng/Customer name : JORDAN MAU',
      'Số tài khoản/Account number : 19031234567890',
      'Loại tiền/Currency : VND',
    ]),
    ...column(430, 90, 11, [
      `Từ ngày/From : ${s.full(s.ledger.start)}   Đến ngày/To : ${s.full(s.ledger.end)}`,
      `Số dư đầu kỳ/Opening balance : ${s.signed(s.ledger.opening)}`,
      `Số dư cuối kỳ/Closing balance : ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Ngày giao dịch\nTransaction Date', 40, (e, s) => s.day(e.date)],
    ['Đối tác\nRemitter', 120, () => 'NGUYEN VAN MAU'],
    ['NH Đối tác\nRemitter Bank', 210, () => 'MB'],
    ['Diễn giải\nDetails', 290, (e) => e.lines],
    ['Số bút toán\nTransaction No', 470, (e) => `FT${e.reference}`],
    ['Nợ TKTT\nDebit', -620, (e, s) => s.out(e)],
    ['Có TKTT\nCredit', -700, (e, s) => s.into(e)],
    ['Số dư\nBalance', -790, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [290, 0, 'Tổng cộng/Total'],
      [-620, 0, s.number(s.ledger.out.sum)],
      [-700, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '19031234567890',
    alternatives: (e) => [
      `NGUYEN VAN MAU MB ${e.lines[0]} FT${e.reference} ${e.lines.slice(1).join(' ')}`.trim(),
      `NGUYEN VAN MAU MB ${e.lines.join(' ')}`,
    ],
  }),
});

/** A Turkish account: clock under the day, channel and branch, a balance and another that counts the credit line too, kind before the text. */
const extraBalance = formPrint({
  id: 'tr-bank-extra-balance',
  kind: 'bank_statement',
  tags: ['clock', 'two-balance-columns', 'newest-first', 'signed-amounts', 'type-column'],
  locales: TURKEY,
  dates: ['dd/MM/yyyy', 'dd.MM.yyyy'],
  isNewestFirst: true,
  size: 7.5,
  leading: 9.5,
  gap: 5,
  top: 200,
  topAgain: 60,
  bottom: 760,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'HESAP ÖZETİ', { isBold: true, size: 11 }],
    ...column(40, 80, 11, [
      'Müşteri : JORDAN ÖRNEK',
      'Hesap No : 1234 0123456',
      'IBAN : TR12 0006 4000 0011 2340 0123 45',
      'Döviz Cinsi : TL',
    ]),
    ...column(330, 80, 11, [
      `Başlangıç Tarihi : ${s.full(s.ledger.start)}`,
      `Bitiş Tarihi : ${s.full(s.ledger.end)}`,
      `Ek Hesap Limiti : 5.000,00`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Tarih/Saat', 40, (e, s) => [s.day(e.date), '14:32:07']],
    ['Kanal/Şube', 96, () => 'İNTERNET'],
    ['İşlem Tutarı*', -230, (e, s) => s.signed(e.amount)],
    ['Bakiye', -300, (e, s) => s.signed(e.balance)],
    ['Ek Bakiye', -375, (e, s) => s.signed(e.balance + 500_000)],
    ['İşlem', 386, (e) => (e.amount < 0 ? 'Ödeme' : 'Gelen')],
    ['Açıklama', 430, (e) => e.lines],
  ],
  foot: (_, page) => [[40, 800, `* İşlem tutarına vergi ve masraflar dahildir. Sayfa ${page}`, { size: 6 }]],
  truth: () => ({
    balances: 'every-row',
    number: '1234 0123456',
    opening: null,
    closing: null,
    alternatives: (e) => [
      `İNTERNET ${e.amount < 0 ? 'Ödeme' : 'Gelen'} ${e.lines.join(' ')}`,
      `${e.amount < 0 ? 'Ödeme' : 'Gelen'} ${e.lines.join(' ')}`,
    ],
  }),
});

/** A Polish card: debt of the last paper and of this one, what must at least be paid, two days, sums in the shop's money and in zlotys. */
const debt = formPrint({
  id: 'pl-card-debt',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'other-money-column', 'minus-purchases', 'minimum-payment'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 300,
  topAgain: 80,
  bottom: 740,
  order: {
    isCard: true,
    movements: {
      card: [
        ['ZAKUP PRZY UŻYCIU KARTY', '{m} {c} PL'],
        ['TRANSAKCJA BEZGOTÓWKOWA', '{m} BERLIN DE'],
      ],
      transferIn: [['SPŁATA KARTY KREDYTOWEJ', 'PRZELEW {r}']],
      refund: [['ZWROT {m}']],
      fee: [['OPŁATA ZA KARTĘ'], ['ODSETKI OD ZADŁUŻENIA']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'Zestawienie transakcji karty kredytowej', { isBold: true }],
    [300, 54, `za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}`],
    ...column(40, 90, 11, ['JORDAN PRZYKŁAD', 'UL. OLCHOWA 14', '00-950 WARSZAWA']),
    ...[
      ['Numer karty', '5123 45** **** 2345'],
      ['Przyznany limit kredytowy', '10 000,00 PLN'],
      ['Zadłużenie z poprzedniego zestawienia', `${s.number(s.ledger.opening)} PLN`],
      ['Suma wpłat i zwrotów', `${s.number(s.ledger.into.sum)} PLN`],
      ['Suma obciążeń', `${s.number(s.ledger.out.sum)} PLN`],
      ['Zadłużenie całkowite', `${s.number(s.ledger.closing)} PLN`],
      ['Minimalna kwota do zapłaty', '150,00 PLN'],
      ['Termin spłaty', s.full(s.ledger.end + 24)],
    ].flatMap(([label = '', value = ''], at) => [
      [40, 150 + at * 12, label] as const,
      [-330, 150 + at * 12, value] as const,
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Data\ntransakcji', 40, (e, s) => s.day(e.date)],
    ['Data\nksięgowania', 100, (e, s) => s.day(e.postDate)],
    ['Opis transakcji', 165, (e) => e.lines],
    [
      'Kwota w walucie\noryginalnej',
      -440,
      (e, s) =>
        e.lines[1]?.endsWith('DE')
          ? `${(Math.abs(e.amount) / 430).toFixed(2).replace('.', ',')} EUR`
          : `${s.number(e.amount)} PLN`,
    ],
    ['Kwota\nw PLN', -555, (e, s) => s.signed(e.amount)],
  ],
  foot: () => [
    [
      40,
      780,
      'RRSO wynosi 20,27% dla całkowitej kwoty kredytu 10 000,00 zł. Infolinia 801 000 000.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '5123 45** **** 2345', printsPostDate: true }),
});

const CYPRUS = land('en-CY', {
  currency: 'EUR',
  symbol: '€',
  scale: 1,
  numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }],
});

/** A Cypriot account in English with commas for decimals: the day of value between the sides and the balance, forward rows on each sheet. */
const indicative = formPrint({
  id: 'cy-bank-value-between',
  kind: 'bank_statement',
  tags: ['comma-decimals-english', 'value-date-between', 'carried-forward', 'day-end-balance'],
  locales: CYPRUS,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 200,
  bottom: 700,
  order: {
    movements: {
      card: [['CARD PURCHASE {m}', '{c} {d} CARD {f}']],
      transferIn: [['INWARD TRANSFER {p}', 'REF. {k}']],
      salary: [['SALARY {e}']],
      transferOut: [['TRANSFER TO {p}', 'RENT']],
      directDebit: [['DIRECT DEBIT {m} {r}']],
      cash: [['ATM CASH {c}']],
      fee: [['MAINTENANCE FEE'], ['TRANSFER CHARGES 0,50']],
      refund: [['REFUND {m}']],
      interest: [['CREDIT INTEREST']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'STATEMENT OF ACCOUNT / ΚΑΤΑΣΤΑΣΗ ΛΟΓΑΡΙΑΣΜΟΥ', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER AVENUE', '1065 NICOSIA']),
    ...column(330, 80, 11, [
      'Account No. 357012345678',
      'IBAN CY12 0020 0195 0000 3570 1234 5678',
      `Statement No. 6   Date ${s.full(s.ledger.end)}`,
      'Limit 1.000,00',
    ]),
  ],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Description', 100, (e) => e.lines],
    ['Debit', -360, (e, s) => s.out(e)],
    ['Credit', -430, (e, s) => s.into(e)],
    ['Value Date', 440, (e, s) => s.day(e.postDate)],
    [
      'Balance',
      -560,
      (e, s) => (isLastOfDay(s.entries, e) ? `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}` : ''),
    ],
  ],
  first: (s) => [
    [
      [100, 0, 'BALANCE BROUGHT FORWARD'],
      [-560, 0, s.number(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [100, 0, 'BALANCE CARRIED FORWARD'],
    [-560, 0, `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}`],
  ],
  resume: (s, e) => [
    [100, 0, 'BALANCE BROUGHT FORWARD'],
    [-560, 0, `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}`],
  ],
  last: (s) => [
    [
      [100, 0, 'CLOSING BALANCE'],
      [-560, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' DR' : ''}`],
    ],
    [
      [
        40,
        1,
        'The deposits are covered by the Deposit Guarantee Scheme up to €100.000 per depositor. Debit interest 8,50% p.a.',
      ],
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: '357012345678' }),
});

/** A Greek account: rows numbered, branch behind the day, the sign behind the sum, balance of every row, opening among the facts. */
const greek = formPrint({
  id: 'gr-bank-numbered-rows',
  kind: 'bank_statement',
  tags: ['row-numbers', 'trailing-sign', 'two-dates', 'running-balance', 'branch-column'],
  locales: GREECE,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 3,
  top: 220,
  bottom: 720,
  order: {
    movements: {
      card: [['ΑΓΟΡΑ {m}', '{c} {d} ΚΑΡΤΑ {f}']],
      transferIn: [['ΜΕΤΑΦΟΡΑ ΑΠΟ {p}']],
      salary: [['ΜΙΣΘΟΔΟΣΙΑ {e}']],
      transferOut: [['ΜΕΤΑΦΟΡΑ ΣΕ {p}', 'ΕΝΟΙΚΙΟ']],
      directDebit: [['ΠΑΓΙΑ ΕΝΤΟΛΗ {m}']],
      cash: [['ΑΝΑΛΗΨΗ ΑΤΜ {c}']],
      fee: [['ΠΡΟΜΗΘΕΙΑ 0,50'], ['ΕΞΟΔΑ ΚΙΝΗΣΗΣ']],
      refund: [['ΕΠΙΣΤΡΟΦΗ {m}']],
      interest: [['ΤΟΚΟΙ']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ', { isBold: true }],
    ...column(40, 80, 11, ['ΔΕΙΓΜΑ ΙΟΡΔΑΝΗΣ', 'ΟΔΟΣ ΣΚΛΗΘΡΑΣ 14', '10431 ΑΘΗΝΑ']),
    ...column(320, 80, 11, [
      'ΛΟΓΑΡΙΑΣΜΟΣ 0026.0123.45.0201234567',
      'IBAN GR16 0110 1250 0000 0001 2300 695',
      `ΑΠΟ ${s.full(s.ledger.start)} ΕΩΣ ${s.full(s.ledger.end)}`,
      'ΝΟΜΙΣΜΑ EUR',
    ]),
    [40, 170, `ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ ${s.number(s.ledger.opening)}`],
    [320, 170, `ΝΕΟ ΥΠΟΛΟΙΠΟ ${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
  ],
  columns: [
    ['Α/Α', 40, (e, s) => String(s.entries.indexOf(e) + 1)],
    ['ΗΜ/ΝΙΑ', 66, (e, s) => s.day(e.date)],
    ['ΚΑΤ/ΜΑ', 116, () => '0125'],
    ['ΑΙΤΙΟΛΟΓΙΑ', 160, (e) => e.lines],
    ['ΗΜ. ΑΞΙΑΣ', 340, (e, s) => s.day(e.postDate)],
    ['ΠΟΣΟ', -470, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : '+'}`],
    ['ΥΠΟΛΟΙΠΟ', -555, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : '+'}`],
  ],
  foot: (_, page) => [[-555, 790, `ΣΕΛΙΔΑ ${page}`]],
  truth: () => ({
    balances: 'every-row',
    number: '0026.0123.45.0201234567',
    alternatives: (e) => [`0125 ${e.lines.join(' ')}`],
  }),
});

/** A Swiss account, newest first: day, text, sides, day of value, balance once a day; turnover and last balance over the first at the end. */
const turnover = formPrint({
  id: 'ch-bank-newest-turnover',
  kind: 'bank_statement',
  tags: [
    'newest-first',
    'date-once-per-day',
    'value-date',
    'apostrophe-groups',
    'turnover-row',
    'sublines-with-amounts',
  ],
  locales: SWITZERLAND,
  dates: ['dd.MM.yyyy', 'd. MMMM yyyy'],
  isNewestFirst: true,
  size: 8,
  leading: 10,
  gap: 4,
  top: 230,
  topAgain: 110,
  bottom: 730,
  order: {
    movements: {
      ...GERMAN_BANK,
      card: [['Debitkarten Zahlung', '{m} {c}', 'Karten-Nr. XXXX XXXX XXXX {f}', 'Betrag CHF 12.50']],
      transferOut: [
        ['E-Banking-Auftrag (2 Zahlungen)', 'Zahlung 1 {p}   CHF 120.00', 'Zahlung 2 {m}   CHF 80.15'],
      ],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    ...column(40, 80, 11, ['Frau Jordan Muster', 'Erlenweg 14', '8001 Zürich']),
    [330, 80, 'Kontoauszug', { isBold: true }],
    [330, 92, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 104, 'Privatkonto CHF'],
    [330, 116, 'IBAN CH93 0076 2011 6238 5295 7'],
    [330, 128, `Erstellt am ${s.full(s.ledger.end + 2)}`],
  ],
  again: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 60, 'IBAN CH93 0076 2011 6238 5295 7'],
  ],
  isRuled: true,
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Informationen', 100, (e) => e.lines],
    ['Belastungen', -370, (e, s) => s.out(e)],
    ['Gutschriften', -440, (e, s) => s.into(e)],
    ['Valuta', 450, (e, s) => s.day(e.postDate)],
    ['Saldo', -560, (e, s) => (isLastOfDay(s.ledger.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [100, 0, 'Schlusssaldo', { isBold: true }],
      [-560, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, 'Anfangssaldo', { isBold: true }],
      [-560, 0, s.signed(s.ledger.opening), { isBold: true }],
    ],
    [
      [100, 0, 'Umsatztotal'],
      [-370, 0, s.number(s.ledger.out.sum)],
      [-440, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  foot: () => [
    [
      40,
      790,
      'Formular ohne Unterschrift. Bitte prüfen Sie den Auszug; Einlagen sind bis CHF 100 000 je Kunde geschützt (esisuisse).',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'last-of-day', number: 'CH93 0076 2011 6238 5295 7' }),
});

export const THIRD_FORMS = [
  annex,
  threeDays,
  amountThird,
  serial,
  teller,
  partner,
  extraBalance,
  debt,
  indicative,
  greek,
  turnover,
];
