import type { InvoiceLocale } from './locale.ts';

export const sv: InvoiceLocale = {
  code: 'sv',
  columns: {
    position: 'rad, radnr, pos',
    code: 'art.nr, artnr, artikelnr, artikelnummer, art nr, artikel nr, varunr, varunummer, kod',
    date: 'datum, leveransdatum, period',
    description:
      'beskrivning, benämning, artikel, specifikation, text, produkt, tjänst, vara, varor, varubenämning, avser, artikelbenämning, namn, produktnamn',
    quantity: 'antal, kvantitet, mängd, lev antal, levererat antal, timmar, förbrukning',
    unit: 'enhet, enh, enh.',
    unitPrice:
      'pris, à-pris, a-pris, á-pris, apris, à pris, styckpris, enhetspris, pris/st, pris per enhet, pris/enhet, pris kr, à pris kr, timpris, pris exkl moms, pris sek, a pris kr',
    discount: 'rabatt, rabatt %, rab, rab %',
    taxRate: 'moms, moms %, moms-%, momssats, skattesats',
    taxAmount: 'momsbelopp, moms kr, moms sek, varav moms',
    taxBase: 'underlag, momsunderlag, momsgrundande belopp',
    amount:
      'belopp, summa, totalt, total, radbelopp, radsumma, belopp kr, belopp sek, summa kr, totalpris, radtotal, total kr, belopp exkl moms, pris totalt, netto, summa sek',
    gross: 'belopp inkl moms, summa inkl moms, brutto, total inkl moms, totalt inkl moms, pris inkl moms',
    net: 'nettobelopp, summa exkl moms, totalt exkl moms',
  },
  totals: {
    subtotal:
      'delsumma, netto, nettobelopp, summa exkl moms, summa netto, total exkl moms, totalt exkl moms, summa exklusive moms, belopp före moms, exkl moms, att betala exkl moms, belopp exkl moms, varuvärde, summa varor, delbelopp, momsgrundande belopp',
    tax: 'moms, varav moms, momsbelopp, moms totalt, summa moms, total moms, moms kr, mervärdesskatt, totalt moms, moms sek',
    total:
      'att betala, summa att betala, totalt, totalsumma, total, totalbelopp, summa, summa inkl moms, belopp att betala, totalt inkl moms, att betala sek, att betala kr, fakturabelopp, total inkl moms, summa totalt, fakturasumma, slutsumma, totalt att betala, att erhålla, kreditbelopp, summa att betala sek, totalt sek, summa sek',
    due: 'kvar att betala, återstår att betala, restbelopp, saldo',
    paid: 'betalt, kontant, växel, kort, kontokort, bankkort, mottaget, tillbaka, swish, betalat, förskott, a conto, presentkort, inbetalt, mottaget kontokort',
    discount: 'rabatt, avdrag, rotavdrag, rutavdrag, preliminär skattereduktion, skattereduktion',
    charge:
      'frakt, expeditionsavgift, fakturaavgift, faktureringsavgift, porto, leveransavgift, serviceavgift, dricks, pant, pantkvitto, pantkvitto retur, pantretur, returpant, emballage, fraktkostnad, aviavgift, fraktavgift',
    rounding: 'öresavrundning, avrundning, öresutjämning, öresutj, öresavr',
    carried: 'transport, att transportera, ingående belopp',
    other:
      'bankgiro, plusgiro, ocr, antal varor, dröjsmålsränta, aktiekapital, kurs, föregående faktura, du sparade',
  },
  labels: {
    number:
      'fakturanummer, fakturanr, faktura nr, faktura nummer, fakturans nummer, kvittonummer, kvitto nr, kvittonr, kreditfakturanummer, kreditfaktura nr, kreditnota nr, kreditfakturanr, bong nr, verifikationsnummer, kvitto, verifikationsnr, bongnr, bokningsnummer, notanr, nota nr',
    date: 'fakturadatum, datum, kvittodatum, utskriftsdatum, fakturans datum, köpdatum, utfärdad, kreditdatum, bokningsdatum',
    dueDate:
      'förfallodatum, förfallodag, förfaller, oss tillhanda senast, betalas senast, att betala senast, sista betalningsdag, förf datum, betala senast, ska betalas senast, oss tillhanda',
    otherDate: 'leveransdatum, orderdatum, period, avser perioden, leveransperiod',
    purchaseOrder:
      'ordernummer, ordernr, er order, ert ordernr, inköpsorder, ert ordernummer, beställningsnummer, er beställning, rekvisition',
    taxId:
      'momsreg.nr, momsregnr, momsregistreringsnummer, vat nr, vat-nr, org.nr, organisationsnummer, orgnr, org nr, vat nummer',
    currency: 'valuta',
    customer:
      'faktureringsadress, fakturaadress, kund, köpare, faktura till, fakturamottagare, kundnamn, fakturera till, mottagare, beställare, namn',
    vendor: 'säljare, leverantör, avsändare, från, betalningsmottagare, betala till',
    shipTo: 'leveransadress, levereras till, leverans till',
    other:
      'kundnummer, kundnr, kund nr, ocr, ocr-nummer, ocr nr, betalningsvillkor, telefon, tel, epost, e-post, hemsida, bankgiro, plusgiro, iban, bic, swift, er referens, vår referens, referens, sida, leveransvillkor, leveranssätt, dröjsmålsränta, märkning, kassa, kassör, adress, webbplats, säte, avtalsnummer, projekt, ert vat-nr',
  },
  titles: {
    invoice:
      'faktura, samlingsfaktura, kundfaktura, räkning, elfaktura, slutfaktura, delfaktura, proformafaktura, handelsfaktura',
    creditNote: 'kreditfaktura, kreditnota',
    receipt: 'kvitto, kassakvitto, kontantkvitto, orderkvitto, kundkvitto, köpkvitto',
    other:
      'offert, orderbekräftelse, följesedel, påminnelse, avtal, lönebesked, lönespecifikation, inkassokrav, betalningspåminnelse',
  },
  names: {
    owners: 'brf, bostadsrättsförening, bostadsrättsföreningen, samfällighetsförening',
    trade: 'restaurang, kafé, bageri, hotell, butik, apotek, verkstad, bygg, handel, livs',
    street: 'gatan, vägen, gränd, torg, box, allén',
    greeting: 'tack, välkommen, välkomna, kassa, sida, er',
  },
  units:
    'st, st., tim, timmar, h, kg, m, m2, km, l, dag, dagar, månad, månader, mån, förp, frp, par, pkt, kwh, dygn, nätter',
};
