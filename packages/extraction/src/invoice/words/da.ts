import type { InvoiceLocale } from './locale.ts';

export const da: InvoiceLocale = {
  code: 'da',
  columns: {
    position: 'linje, pos, linjenr',
    code: 'varenr, varenr., varenummer, vare nr, vare-nr., artikelnr, nr.',
    date: 'dato, leveringsdato, periode',
    description:
      'beskrivelse, tekst, vare, ydelse, produkt, specifikation, varebeskrivelse, varetekst, betegnelse, navn, produktnavn, varenavn',
    quantity: 'antal, mængde, timer, leveret antal, forbrug',
    unit: 'enhed, enh, enh.',
    unitPrice:
      'enhedspris, stykpris, stk. pris, stk pris, pris pr. enhed, pris pr. stk., à pris, a pris, pris/stk, enhedspris kr, pris pr stk, enhedspris dkk, timepris, pr. stk., enhedspris ekskl moms',
    discount: 'rabat, rabat %, rabat i %',
    taxRate: 'moms, moms %, momssats, moms-%, momspct',
    taxAmount: 'momsbeløb, moms kr, moms dkk, heraf moms, deraf moms',
    taxBase: 'momsgrundlag, momspligtigt beløb, grundlag',
    amount:
      'beløb, pris, i alt, total, sum, linjetotal, beløb kr, beløb dkk, linjebeløb, pris i alt, total dkk, i alt dkk, subtotal, samlet pris, pris kr, beløb i dkk, i alt kr, beløb ekskl moms',
    gross: 'beløb inkl moms, i alt inkl moms, pris inkl moms, total inkl moms',
    net: 'beløb excl moms, i alt ekskl moms, nettobeløb, netto',
  },
  totals: {
    subtotal:
      'subtotal, netto, nettobeløb, i alt ekskl moms, i alt excl moms, total ekskl moms, total excl moms, beløb ekskl moms, beløb excl moms, sum ekskl moms, momspligtigt beløb, momsgrundlag, i alt før moms, total uden moms, varebeløb, samlet beløb ekskl moms, pris ekskl moms',
    tax: 'moms, momsbeløb, heraf moms, moms udgør, moms i alt, total moms, samlet moms, moms dkk, moms kr, moms af, pct moms',
    total:
      'total, i alt, i alt inkl moms, total inkl moms, at betale, total dkk, i alt dkk, til betaling, beløb i alt, samlet beløb, fakturabeløb, total kr, totalbeløb, i alt at betale, beløb at betale, sum, fakturatotal, samlet pris, til indbetaling, beløb til betaling, at betale dkk, i alt at betale dkk, subtotal inkl moms, til gode, kreditbeløb, i alt til betaling',
    due: 'restbeløb, restsaldo, udestående, mangler at betale, resterende beløb, saldo',
    paid: 'betalt, kontant, dankort, byttepenge, tilbage, mobilepay, modtaget, kort, kortbetaling, a conto, forudbetalt, aconto, indbetalt, visa dankort, byttepenge, acontobetaling, retur',
    discount: 'rabat, fradrag, rabatbeløb, nedslag',
    charge:
      'fragt, gebyr, fakturagebyr, porto, levering, leveringsgebyr, ekspeditionsgebyr, pant, pantretur, retur pant, drikkepenge, emballage, miljøtillæg, servicegebyr, fragtomkostninger',
    rounding: 'afrunding, øreafrunding, øredifference',
    carried: 'transport, overført, overføres',
    other: 'antal varer, du sparer, sparet, rente, kurs, selskabskapital, tidligere saldo',
  },
  labels: {
    number:
      'bon, fakturanr, fakturanr., fakturanummer, faktura nr, faktura nummer, bilagsnr, bon nr, bonnr, kvittering nr, kreditnotanr, kreditnota nr, kreditnotanummer, bilagsnummer, regning nr, regningsnummer, kvitteringsnummer, bon, kvitteringsnr, bonnummer, bookingnummer, bookingnr, opgørelsesnr, opgørelsesnummer',
    date: 'fakturadato, dato, udstedt, bilagsdato, udskriftsdato, faktura dato, købsdato, udstedelsesdato, regningsdato, kreditnotadato, bestillingsdato',
    dueDate:
      'forfaldsdato, forfalder, betalingsfrist, sidste rettidige betalingsdato, betales senest, forfald, sidste rettidige betalingsdag, betalingsdato, forfaldsdag, skal betales senest, sidste betalingsdag, rettidig betaling',
    otherDate: 'leveringsdato, ordredato, periode, leveret',
    purchaseOrder:
      'ordrenr, ordrenummer, deres ordre, rekvisition, rekvisitionsnr, deres ordrenr, indkøbsordre, jeres ordrenr, ordre nr',
    taxId: 'cvr, cvr-nr., cvr nr, cvr nummer, se nr, moms nr, cvr/se-nr., momsnr, vat nr',
    currency: 'valuta',
    customer:
      'kunde, faktura til, køber, debitor, faktureres til, kundenavn, faktureringsadresse, modtager, fakturaadresse, regning til, navn',
    vendor: 'sælger, leverandør, fra, udsteder, afsender',
    shipTo: 'leveringsadresse, leveres til, levering til',
    other:
      'kundenr, kundenummer, kunde nr, betalingsbetingelser, telefon, tlf, tlf., mail, e-mail, web, bank, konto, kontonr, reg. nr., reg nr, regnr, iban, swift, side, deres ref, vores ref, reference, att, att., fi kreditor, ean, ean-nr., ekspedient, kasse, betaling, projekt, sagsnr, lev. betingelser, kontonummer, betalingsid, leveringsbetingelser, hjemmeside, adresse',
  },
  titles: {
    invoice:
      'faktura, regning, samlefaktura, slutfaktura, acontofaktura, proformafaktura, salgsfaktura, elregning',
    creditNote: 'kreditnota, kreditfaktura',
    receipt: 'kvittering, kassebon, bon, købskvittering, kassekvittering',
    other:
      'tilbud, ordrebekræftelse, følgeseddel, rykker, kontrakt, lønseddel, betalingspåmindelse, årsopgørelse, rykkerskrivelse',
  },
  names: {
    owners: 'ejerforening, ejerforeningen, andelsboligforening, andelsboligforeningen, grundejerforening',
    trade: 'restaurant, café, bageri, hotel, butik, apotek, værksted, byg, handel',
    street: 'gade, vej, allé, torv, postboks, plads',
    greeting: 'tak, velkommen, kasse, side, deres',
  },
  units:
    'stk, stk., timer, time, kg, km, m, m2, m3, l, dag, dage, måned, måneder, md, pk, par, sæt, ton, kwh, nætter, uge',
};
