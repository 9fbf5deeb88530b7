import type { InvoiceLocale } from './locale.ts';

export const ro: InvoiceLocale = {
  code: 'ro',
  columns: {
    position: 'nr. crt., nr crt, crt, nr.',
    code: 'cod, cod produs, cod articol',
    date: 'data',
    description:
      'denumirea produselor sau a serviciilor, denumire, denumirea, denumire produs, descriere, produs, servicii, denumirea produselor, produs/serviciu, explicații, denumirea bunurilor, denumirea serviciilor, denumirea bunurilor / serviciilor, denumirea produselor / serviciilor, denumirea produselor sau serviciilor, denumirea mărfii, denumire articol, denumire serviciu, descrierea, articol, denumirea produselor si a serviciilor, produse/servicii, produse / servicii, servicii facturate',
    quantity: 'cantitate, cantitatea, cant., cant, consum, consum kwh, cantit., nr. ore, nopți, nopti, zile',
    unit: 'u.m., um, unitate de măsură, unitate, unit. mas.',
    unitPrice:
      'prețul unitar, pretul unitar, prețul unitar lei, pretul unitar lei, preț unitar, pret unitar, preț, pu, preț unitar fără tva, pret unitar fara tva, preț unitar fără t.v.a., preț unitar lei, pret unitar lei, preț/um, pret/um, preț unit., pret unit., preț unitar (lei), preț fără tva, pret fara tva',
    discount: 'reducere, discount',
    taxRate: 'cota tva, tva %, cotă tva, % tva, cota t.v.a., t.v.a. %',
    taxAmount: 'valoare tva, valoarea tva, tva, valoare t.v.a., valoarea t.v.a., t.v.a.',
    amount:
      'valoare, valoarea, suma, valoare fără tva, valoare fara tva, valoare fără t.v.a., total, valoare lei, valoare (lei), valoarea (lei), valoare netă, valoare neta, valoarea lei, valoare -lei-, suma lei, total lei, valoare totală, valoare totala, valoare ron',
    gross: 'valoare cu tva, total cu tva',
  },
  totals: {
    other:
      'sold anterior, sold precedent, restanță, restanta, curs bnr, curs valutar, nr. articole, numar articole, puncte, puncte card, ați economisit, total articole',
    subtotal:
      'total fără tva, total fara tva, subtotal, bază impozabilă, baza impozabila, valoare fără tva, valoare totală fără tva, valoare totala fara tva, total valoare, subtotal fără tva, subtotal fara tva, valoare netă, valoare neta, total bază, total baza, suma fără tva, total servicii, valoare facturată fără tva, total fara t.v.a., total valoare fara tva',
    tax: 'tva, t.v.a., total tva, total t.v.a., valoare tva, taxa pe valoarea adăugată, tva total, total tva a, total tva b, total tva c, tva a, tva b, tva c, valoarea tva, tva 19, tva 21, tva 9, tva 11, tva 5, din care tva, suma tva, tva colectat, tva inclus',
    total:
      'total de plată, total de plata, total, total general, total factură, total factura, de plată, total cu tva, total lei, valoare totală, total de plata lei, total plată, total plata, suma de plată, suma de plata, total bon, total cu t.v.a., valoare totală cu tva, valoare totala cu tva, total general de plată, total general de plata, total factură curentă, total factura curenta, total de achitat, sumă totală, total facturat, total ron, total achitat, valoare factură, valoare factura, total lei cu tva, valoare de plată, factura curentă, total plată lei, total plata lei',
    due: 'rest de plată, rest de plata, rest de achitat, sold de plată, sold de plata, diferență de plată, diferenta de plata',
    paid: 'numerar, card, achitat, avans, plătit, card bancar, rest lei, rest numerar, rest primit, plata card, plată card, avans achitat, avans încasat, avans incasat, plăți, plati, tichete, tichete masă, tichete de masa, ordin de plată, numerar lei, card lei, încasat, incasat, tichete cadou, plată numerar, plata numerar, avans facturat',
    discount:
      'reducere, discount, reducere comercială, reducere comerciala, discount comercial, reduceri, total reduceri, garanție de bună execuție, garantie de buna executie, impozit reținut, impozit retinut, reținere, retinere, promoție, promotie',
    charge:
      'transport, taxă de livrare, cost livrare, bacsis, bacșiș, taxă livrare, taxa livrare, taxă hotelieră, taxa hoteliera, taxa de stațiune, taxa de statiune, cost transport, taxă transport, taxa transport, penalități, penalitati, penalități de întârziere, dobândă, taxă timbru verde, timbru verde',
    rounding: 'rotunjire, rotunjiri',
    carried: 'report',
  },
  labels: {
    number:
      'seria, serie, factura nr., nr. factură, număr factură, nr. facturii, seria și numărul, factura nr, bon nr, nr. bon, număr, factură nr, factura seria, factură seria, factura fiscala nr, factură fiscală nr, serie și număr, serie si numar, serie/nr., serie nr, nr. document, nr document, număr document, chitanta nr, chitanța nr, bon fiscal nr, nr. chitanta, nr. bon fiscal, factura proforma nr, factură fiscală seria, factura fiscala seria, factură proformă seria, factura proforma seria, factură fiscală serie, seria și nr., seria si nr., serie și nr., serie factură, seria facturii, chitanță seria, chitanta seria, bon seria',
    date: 'data facturii, data emiterii, data, data (zi/lună/an), din data, data emitere, data emiterii facturii, data documentului, data și ora, data emitere factură, data bonului, emisă la, emisa la, data chitanței',
    dueDate:
      'data scadenței, scadență, scadenta, termen de plată, data scadentei, termen de plata, scadență la, scadenta la, data limită de plată, data limita de plata, termen plată, termen plata, data scadenta, a se plăti până la, plată până la, scadent la, scadent',
    otherDate:
      'data livrării, data livrarii, perioada, perioada facturată, perioada facturata, perioadă facturare, perioada de facturare, perioada de consum, sosire, plecare, data comenzii, data citirii',
    purchaseOrder: 'comanda nr, comandă, nr. comandă, nr. comanda',
    taxId: 'cif, cui, cod fiscal, c.i.f., cod tva',
    currency: 'moneda, valuta',
    customer:
      'cumpărător, client, beneficiar, cumparator, către, cumpărătorul, date client, nume client, beneficiarul, titular contract, abonat, consumator, denumire client, clientul, destinatar, locatar',
    vendor: 'furnizor, vânzător, emitent, prestator, furnizorul, vânzătorul, prestatorul, date furnizor',
    shipTo: 'adresa de livrare',
    other:
      'banca, iban, cont, nr. reg. com., reg. com., capital social, delegat, telefon, tel, email, sediul, judeţul, adresa, casier, ospătar, ospatar, cod client, cod abonat, cod loc consum, loc de consum, nr. contract, contract nr, cont bancar, nlc, pod, serie contor, capital, punct de lucru, mod de plată, mod de plata, modalitate de plată, aviz nr, întocmit de, intocmit de, nr. auto, nr. inmatriculare, mijloc de transport, expediere',
  },
  titles: {
    invoice:
      'factură, factura, factură fiscală, factura fiscala, e-factura, factură servicii, factura de energie electrică, factură energie electrică, factura de gaze naturale, factură avans, factura de avans, factură de utilități, invoice/factura, factura / invoice',
    creditNote: 'factură storno, factura storno',
    receipt:
      'bon fiscal, chitanță, chitanta, bon, bon fiscal nr, bon de casă, bon de casa, notă de plată, nota de plata, chitanță fiscală, bon nefiscal',
    other: 'ofertă, comandă, proformă, aviz de însoțire, contract',
  },
  units:
    'buc, ore, oră, zi, zile, lună, kg, m, mp, set, litru, lei, bucăți, bucati, bucată, pach, pachet, cutie, cutii, kwh, mwh, mc, km, noapte, nopți, nopti, luni, an, porție, portie, pers, persoană, persoane, tona, tone, to., sticlă, sticla, rolă, sac, saci, ml, gr, serv, serv., h, l, pereche, prestație, lunar, kit, bax',
};
