import type { InvoiceLocale } from './locale.ts';

export const lt: InvoiceLocale = {
  code: 'lt',
  columns: {
    position: 'nr., eil. nr.',
    code: 'kodas, prekės kodas',
    date: 'data',
    description:
      'pavadinimas, aprašymas, prekės pavadinimas, paslauga, prekė, prekės ar paslaugos pavadinimas, prekės/paslaugos pavadinimas',
    quantity: 'kiekis, kiek.',
    unit: 'mato vnt., mat. vnt., vnt., mato vienetas',
    unitPrice: 'kaina, vieneto kaina, kaina be pvm, vnt. kaina',
    discount: 'nuolaida, nuolaida %',
    taxRate: 'pvm %, pvm tarifas',
    taxAmount: 'pvm, pvm suma',
    amount: 'suma, iš viso, suma be pvm, viso, suma eur',
    gross: 'suma su pvm',
  },
  totals: {
    subtotal: 'suma be pvm, iš viso be pvm, tarpinė suma, viso be pvm, apmokestinamoji vertė',
    tax: 'pvm, pvm suma, pvm 21',
    total:
      'mokėti, bendra suma, iš viso, suma apmokėjimui, iš viso su pvm, viso, mokėtina suma, iš viso mokėti, bendra suma su pvm, viso su pvm, suma iš viso, iš viso apmokėti',
    due: 'likutis, liko mokėti',
    paid: 'avansas, sumokėta, grynieji, kortelė, grynaisiais, grąža',
    discount: 'nuolaida',
    charge: 'pristatymas, transportas',
    rounding: 'apvalinimas',
  },
  labels: {
    number:
      'serija, sąskaita faktūra nr., sąskaitos nr., serija nr., serija ir nr., pvm sąskaita faktūra nr., sąskaitos numeris, kvito nr.',
    date: 'data, sąskaitos data, išrašymo data, išrašymo diena',
    dueDate: 'apmokėti iki, mokėjimo terminas, apmokėjimo terminas, terminas',
    otherDate: 'pristatymo data',
    purchaseOrder: 'užsakymo nr., užsakymas',
    taxId: 'pvm kodas, įmonės kodas, pvm mokėtojo kodas',
    currency: 'valiuta',
    customer: 'pirkėjas, klientas, gavėjas, mokėtojas',
    vendor: 'pardavėjas, tiekėjas, paslaugų teikėjas, vykdytojas',
    shipTo: 'pristatymo adresas',
    other: 'bankas, a/s, iban, tel, telefonas, adresas, suma žodžiais, sąskaitą išrašė',
  },
  titles: {
    invoice: 'sąskaita faktūra, pvm sąskaita faktūra, pvm sąskaita-faktūra, sąskaita, sąskaita-faktūra',
    creditNote: 'kreditinė sąskaita faktūra, kreditinė sąskaita',
    receipt: 'kvitas, čekis',
    other: 'pasiūlymas, užsakymas, išankstinė sąskaita, važtaraštis',
  },
  units: 'vnt, vnt., val, val., kg, m, m2, mėn., diena, kompl.',
};
