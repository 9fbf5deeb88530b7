import type { InvoiceLocale } from './locale.ts';

export const lv: InvoiceLocale = {
  code: 'lv',
  columns: {
    position: 'nr., nr. p.k., npk',
    code: 'kods, preces kods',
    date: 'datums',
    description:
      'nosaukums, apraksts, preces nosaukums, pakalpojums, prece, preces/pakalpojuma nosaukums, pakalpojuma nosaukums',
    quantity: 'daudzums, skaits, daudz.',
    unit: 'mērv., mērvienība, mērv',
    unitPrice: 'cena, vienības cena, cena bez pvn, tarifs',
    discount: 'atlaide, atlaide %',
    taxRate: 'pvn %, pvn likme',
    taxAmount: 'pvn, pvn summa',
    amount: 'summa, kopā, summa bez pvn, vērtība, summa eur',
    gross: 'summa ar pvn, kopā ar pvn',
  },
  totals: {
    subtotal: 'summa bez pvn, kopā bez pvn, starpsumma, ar pvn apliekamā summa',
    tax: 'pvn, pvn summa, pvn 21, pievienotās vērtības nodoklis',
    total:
      'summa apmaksai, kopā apmaksai, kopā, pavisam kopā, kopsumma, kopā ar pvn, summa kopā, apmaksai, kopējā summa, kopā eur, kopā par mēnesi',
    due: 'atlikums',
    paid: 'avanss, samaksāts, skaidra nauda, karte, priekšapmaksa, pārmaksa, pārmaksa uz',
    discount: 'atlaide',
    charge: 'piegāde, transports',
    rounding: 'noapaļošana',
  },
  labels: {
    number: 'rēķins nr., rēķina nr., rēķina numurs, nr, rēķins nr, pavadzīme nr.',
    date: 'datums, rēķina datums, izrakstīšanas datums, izrakstīts',
    dueDate: 'apmaksas termiņš, samaksas termiņš, apmaksāt līdz, termiņš',
    otherDate: 'piegādes datums',
    purchaseOrder: 'pasūtījuma nr., pasūtījums',
    taxId: 'pvn reģ. nr., reģ. nr., pvn nr.',
    currency: 'valūta',
    customer: 'pircējs, klients, saņēmējs, pakalpojuma saņēmējs, maksātājs',
    vendor: 'pārdevējs, piegādātājs, pakalpojuma sniedzējs, izpildītājs',
    shipTo: 'piegādes adrese',
    other: 'banka, konts, iban, swift, tālrunis, adrese, juridiskā adrese, summa vārdiem',
  },
  titles: {
    invoice: 'rēķins, rēķins-faktūra, pavadzīme rēķins',
    creditNote: 'kredītrēķins',
    receipt: 'čeks, kvīts',
    other: 'piedāvājums, pasūtījums, pavadzīme, līgums',
  },
  units: 'gab, gab., h, st., stunda, kg, m, m2, mēn., diena',
};
