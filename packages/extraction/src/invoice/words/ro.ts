import type { InvoiceLocale } from './locale.ts';

export const ro: InvoiceLocale = {
  code: 'ro',
  columns: {
    position: 'nr. crt., nr crt, crt, nr.',
    code: 'cod, cod produs, cod articol',
    date: 'data',
    description:
      'denumirea produselor sau a serviciilor, denumire, denumirea, denumire produs, descriere, produs, servicii, denumirea produselor, produs/serviciu, explicații',
    quantity: 'cantitate, cantitatea, cant., cant',
    unit: 'u.m., um',
    unitPrice:
      'preț unitar, pret unitar, preț, pu, preț unitar fără tva, pret unitar fara tva, preț unitar fără t.v.a.',
    discount: 'reducere, discount',
    taxRate: 'cota tva, tva %, cotă tva, % tva, cota t.v.a., t.v.a. %',
    taxAmount: 'valoare tva, valoarea tva, tva, valoare t.v.a., valoarea t.v.a., t.v.a.',
    amount: 'valoare, valoarea, suma, valoare fără tva, valoare fara tva, valoare fără t.v.a., total',
    gross: 'valoare cu tva, total cu tva',
  },
  totals: {
    subtotal: 'total fără tva, total fara tva, subtotal, bază impozabilă, baza impozabila, valoare fără tva',
    tax: 'tva, t.v.a., total tva, total t.v.a., valoare tva, taxa pe valoarea adăugată, tva total',
    total:
      'total de plată, total de plata, total, total general, total factură, total factura, de plată, total cu tva, total lei, valoare totală',
    due: 'rest de plată, rest de plata',
    paid: 'numerar, card, achitat, avans, plătit',
    discount: 'reducere, discount',
    charge: 'transport, taxă de livrare, cost livrare',
    rounding: 'rotunjire',
    carried: 'report',
  },
  labels: {
    number:
      'seria, serie, factura nr., nr. factură, număr factură, nr. facturii, seria și numărul, factura nr, bon nr, nr. bon, număr, factură nr, factura seria, factură seria',
    date: 'data facturii, data emiterii, data, data (zi/lună/an), din data, data emitere',
    dueDate: 'data scadenței, scadență, scadenta, termen de plată, data scadentei, termen de plata',
    otherDate: 'data livrării, data livrarii',
    purchaseOrder: 'comanda nr, comandă, nr. comandă, nr. comanda',
    taxId: 'cif, cui, cod fiscal, c.i.f., cod tva',
    currency: 'moneda, valuta',
    customer: 'cumpărător, client, beneficiar, cumparator, către',
    vendor: 'furnizor, vânzător, emitent, prestator',
    shipTo: 'adresa de livrare',
    other:
      'banca, iban, cont, nr. reg. com., reg. com., capital social, delegat, telefon, tel, email, sediul, judeţul, adresa',
  },
  titles: {
    invoice: 'factură, factura, factură fiscală, factura fiscala',
    creditNote: 'factură storno, factura storno',
    receipt: 'bon fiscal, chitanță, chitanta, bon',
    other: 'ofertă, comandă, proformă, aviz de însoțire, contract',
  },
  units: 'buc, ore, oră, zi, zile, lună, kg, m, mp, set, litru, lei',
};
