import type { InvoiceLocale } from './locale.ts';

export const et: InvoiceLocale = {
  code: 'et',
  columns: {
    position: 'nr',
    code: 'kood, artikkel, tootekood',
    date: 'kuupäev',
    description: 'kirjeldus, nimetus, toode, teenus, kauba nimetus, selgitus, toote nimetus, kaup/teenus',
    quantity: 'kogus, hulk',
    unit: 'ühik, üh.',
    unitPrice: 'hind, ühiku hind, ühikuhind, hind km-ta',
    discount: 'allahindlus, ale %',
    taxRate: 'km %, km, käibemaks %',
    taxAmount: 'km summa',
    amount: 'summa, kokku, summa km-ta, maksumus',
    gross: 'summa km-ga',
  },
  totals: {
    subtotal:
      'summa käibemaksuta, summa km-ta, vahesumma, kokku km-ta, kokku käibemaksuta, maksustatav summa',
    tax: 'käibemaks, käibemaks 24, käibemaks 22, käibemaks kokku, km kokku',
    total:
      'tasuda, kokku tasuda, kokku, summa kokku, arve summa, tasumisele kuulub, kokku km-ga, maksmisele kuulub, summa tasumisele',
    due: 'tasumata, jääk',
    paid: 'ettemaks, tasutud, sularaha, makstud, kaardimakse',
    discount: 'allahindlus, soodustus',
    charge: 'transport, saatmiskulu, kohaletoimetamine',
    rounding: 'ümardus, ümardamine',
  },
  labels: {
    number: 'arve nr, arve number, arve nr., nr., arve',
    date: 'kuupäev, arve kuupäev, arve kuupaev',
    dueDate: 'maksetähtaeg, tähtaeg, maksetähtpäev, tasuda hiljemalt',
    otherDate: 'tarnekuupäev',
    purchaseOrder: 'tellimuse nr, tellimus',
    taxId: 'kmkr, reg. nr, reg nr, kmkr nr, registrikood',
    customer: 'klient, ostja, maksja, arve saaja, saaja',
    vendor: 'müüja, teenuse osutaja',
    shipTo: 'tarneaadress',
    other: 'viitenumber, viitenr, iban, pank, telefon, tel, viivis, e-post, aadress, a/a',
  },
  titles: {
    invoice: 'arve, arve-saateleht, müügiarve',
    creditNote: 'kreeditarve',
    receipt: 'kviitung, tšekk, ostukviitung',
    other: 'pakkumine, tellimus, saateleht',
  },
  units: 'tk, h, tund, tundi, kg, m, m2, kuu, päev, kmpl',
};
