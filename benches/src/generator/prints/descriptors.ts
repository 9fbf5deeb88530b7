import type { Language } from '@tieout/corpus';

type Texts = Partial<Language['movements']>;

/** How processors of cards in North America write a shop: number of the branch, telephone or city, state. */
export const AMERICAN_CARD: Texts = {
  card: [
    ['{m} #{f} {c} CO'],
    ['SQ *{m} {c} OR'],
    ['{m} 800-555-{f} CA'],
    ['TST* {m} {c} WA'],
    ['{m}.COM*{k} {m}.COM/BILL WA'],
    ['PAYPAL *{m} 402-935-{f} TX'],
  ],
  refund: [['{m} #{f} {c} CO'], ['{m} 800-555-{f} CA']],
  transferIn: [['AUTOMATIC PAYMENT - THANK YOU'], ['Payment Thank You - Web'], ['MOBILE PYMT AuthDate {d}']],
  fee: [['LATE FEE'], ['FOREIGN TRANSACTION FEE'], ['CASH ADVANCE FEE']],
};

export const AMERICAN_BANK: Texts = {
  salary: [['{e} DES:PAYROLL ID:{r} INDN:SAMPLE,JORDAN CO ID:{r} PPD'], ['{e} Direct Dep PPD ID: {r}']],
  transferIn: [['Zelle payment from {p} Conf# {k}'], ['Online Transfer From Sav ...{f} transaction#: {r}']],
  refund: [['Purchase Return authorized on {d} {m} {c} CO S{r} Card {f}']],
  interest: [['Interest Payment']],
  card: [
    ['CHECKCARD {f} {m} {c} CO {r}{r}'],
    ['Card Purchase {d} {m} {c} CO Card {f}'],
    ['Purchase authorized on {d} {m}', '{c} OR S{r} Card {f}'],
    ['Recurring Card Purchase {d} {m} 800-555-{f} CA Card {f}'],
    ['POS DEBIT {m} {f}', '{c} CO'],
  ],
  directDebit: [
    ['{m} DES:BILL PYMT ID:{r}', 'INDN:JORDAN SAMPLE CO ID:{r} WEB'],
    ['{m} Autopay WEB ID: {r}'],
  ],
  transferOut: [['Zelle payment to {p} for "rent"; Conf# {k}'], ['Online Payment {r} To {p} {d}']],
  cash: [['ATM Withdrawal {d} {f} Main St {c} CO Card {f}'], ['NON-CHASE ATM WITHDRAW {r} {d} {c} CO']],
  fee: [
    ['Monthly Service Fee'],
    ['NON-BANK ATM FEE-WITH'],
    ['Overdraft Item Fee for a Transaction Posted on {d}'],
  ],
};

export const BRITISH_BANK: Texts = {
  salary: [['{e}', 'SALARY {r}'], ['Automated Credit {e} BACS']],
  transferIn: [['{p}', 'FP {d} 20 {k}'], ['Mobile/Online Transaction {p} VIA MOBILE - PYMT FP {d} 10 {k}']],
  refund: [['Refund From {m} on {d}'], ['{m}', '{c} GB', 'CARD REFUND']],
  interest: [['Interest Paid Gross']],
  card: [
    ['))) {m}', '{c}'],
    ['Card Payment to {m} on {d}'],
    ['Card Transaction {f} {d} {m} {c} GB'],
    ['{m} {c} GBR'],
    ["INT'L {r} {m}", 'EUR 12.50 @ 1.1523', 'Visa Rate'],
  ],
  directDebit: [['DD {m}', '{r}'], ['Direct Debit to {m} Ref: {k}']],
  transferOut: [['BP {p}', 'RENT'], ['Standing Order {p} Ref:- RENT {f}'], ['Bill Payment to {p} Ref: {k}']],
  cash: [['CASH {c} {d}', '{m} @14:32'], ['Cash Withdrawal at {c} on {d}']],
  fee: [['ACCOUNT FEE'], ['Non-Sterling Transaction Fee']],
};

export const INDIAN_BANK: Texts = {
  salary: [['NEFT CR-HDFC0000{f}-{e}-SALARY-N{r}'], ['ACH C- {e}-{r}']],
  transferIn: [
    ['UPI-{p}-98{r}@OKAXIS-SBIN000{f}-{r}-PAYMENT FROM PHONE'],
    ['IMPS-{r}-{p}-HDFC-XXXXXXX{f}-TRANSFER'],
  ],
  refund: [['UPI/REV/{r}/{m}/refund']],
  interest: [['CREDIT INTEREST CAPITALISED'], ['Int.Pd:01-07-2024 to 30-09-2024']],
  card: [
    ['UPI-{m}-{k}@YBL-YESB0YBLUPI-{r}-UPI'],
    ['POS {f}XXXXXX{f} {m} POS DEBIT'],
    ['UPI/{r}/{m}/paytmqr{r}@paytm/Payment fr/Yes Bank'],
  ],
  directDebit: [['ACH D- {m}-{r}'], ['BIL/ONL/{r}/{m}/{k}']],
  transferOut: [['IMPS-{r}-{p}-ICIC-XXXXXXXX{f}-RENT'], ['NEFT DR-ICIC000{f}-{p}-NETBANK, MUM-N{r}-{k}']],
  cash: [['ATW-{f}XXXXXX{f}-S1ANDE{f}-{c}'], ['CASH-ATM/{r}/{c}']],
  fee: [['INSTAALERT CHGS INCL GST {d}-MIR{r}'], ['SMS CHRG FOR:01-10-2024 to 31-12-2024']],
};

export const GERMAN_BANK: Texts = {
  salary: [['Gutschrift', '{e}', 'Lohn/Gehalt {r}']],
  transferIn: [
    ['Gutschrift', '{p}', 'Rechnung {r}'],
    ['Echtzeitüberweisung Gutschrift', '{p}', 'Danke'],
  ],
  refund: [['Kartenzahlung Gutschrift', '{m}', 'RETOURE {r}']],
  interest: [['Zinsen/Entgelte', 'Abrechnung siehe Anlage']],
  card: [
    ['Kartenzahlung girocard', '{m}//{c}/DE', '2024-03-02T14:32 Debitk.3 2027-12'],
    [
      'Basislastschrift',
      'PayPal Europe S.a.r.l.',
      '{r} PP.{f}.PP . {m}',
      'EREF: {r} MREF: {k}',
      'CRED: LU96ZZZ0000000000000000058',
    ],
  ],
  directDebit: [
    ['Folgelastschrift', '{m}', 'Kd-Nr. {r} Beitrag {f}', 'EREF: {k} MREF: {r}', 'CRED: DE77ZZZ00000{r}'],
  ],
  transferOut: [
    ['Dauerauftrag', '{p}', 'Miete'],
    ['Überweisungsauftrag', '{p}', 'Rg. {r} vom 12.02.2024'],
  ],
  cash: [['Bargeldauszahlung', 'GA NR00012{f} BLZ70050000', '{c}']],
  fee: [['Entgeltabrechnung', 'siehe Anlage'], ['Kontoführung']],
};
