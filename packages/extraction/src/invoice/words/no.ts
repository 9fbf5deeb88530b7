import type { InvoiceLocale } from './locale.ts';

export const no: InvoiceLocale = {
  code: 'no',
  columns: {
    position: 'linje, pos',
    code: 'varenr, varenr., varenummer, artikkelnr, produktnr, vare nr',
    date: 'dato, leveringsdato, periode',
    description:
      'beskrivelse, tekst, vare, varetekst, produkt, tjeneste, spesifikasjon, varenavn, betegnelse, produktnavn, navn, artikkel',
    quantity: 'antall, mengde, ant, ant., timer, forbruk',
    unit: 'enhet, enh, enh.',
    unitPrice:
      'enhetspris, pris, stykkpris, pris pr stk, pris/stk, à pris, pris eks mva, enhetspris eks mva, timepris, pris eks. mva, enhetspris nok, pris pr enhet, pris nok',
    discount: 'rabatt, rabatt %, rab, rab %',
    taxRate: 'mva, mva %, mva-%, mva sats, mva-sats, mva kode, mva.',
    taxAmount: 'mva beløp, mva kr, mva-beløp, mva nok, beløp mva, merverdiavgift, herav mva, hvorav mva',
    taxBase:
      'grunnlag, mva grunnlag, mva-grunnlag, avgiftsgrunnlag, avgiftspliktig beløp, beregningsgrunnlag',
    amount:
      'beløp, sum, total, linjesum, beløp eks mva, sum eks mva, beløp nok, beløp kr, totalt, totalpris, netto, sum nok, linjetotal, netto pris, sum kr, beløp eks. mva',
    gross: 'beløp inkl mva, sum inkl mva, total inkl mva, brutto, totalt inkl mva, pris inkl mva',
    net: 'nettobeløp, nettosum, netto eks mva',
  },
  totals: {
    subtotal:
      'netto, delsum, sum eks mva, sum ekskl mva, nettobeløp, sum netto, beløp eks mva, totalt eks mva, total eks mva, netto eks mva, sum uten mva, avgiftspliktig beløp, totalt ekskl mva, sum før mva, sum eksl mva, nettosum, eks mva, ordresum eks mva',
    tax: 'mva, herav mva, merverdiavgift, mva beløp, sum mva, total mva, mva totalt, mva kr, mva nok, mva av, mva utgjør, hvorav mva',
    total:
      'å betale, totalt, total, sum, totalsum, totalbeløp, beløp å betale, sum å betale, å betale nok, sum inkl mva, totalt inkl mva, total inkl mva, fakturabeløp, til betaling, beløp til betaling, sum nok, totalt nok, å betale kr, fakturatotal, sluttsum, total nok, beløp, totalt å betale, sum totalt, kreditbeløp, til gode',
    due: 'restbeløp, utestående, gjenstående beløp, saldo, rest å betale',
    paid: 'betalt, kontant, kort, bankkort, veksel, tilbake, vipps, mottatt, forskudd, forhåndsbetalt, innbetalt, bankaxept, bank, bankterminal, akonto',
    discount: 'rabatt, fradrag, avslag',
    charge:
      'frakt, gebyr, fakturagebyr, porto, leveringsgebyr, ekspedisjonsgebyr, pant, panteretur, pant retur, tips, miljøgebyr, purregebyr, fraktkostnad, serviceavgift',
    rounding: 'avrunding, øreavrunding, øresavrunding',
    carried: 'transport, overført, overføres',
    other: 'antall varer, du sparte, forsinkelsesrente, kurs, aksjekapital, tidligere saldo',
  },
  labels: {
    number:
      'fakturanr, fakturanr., fakturanummer, faktura nr, faktura nummer, bilagsnr, kvittering nr, kvitteringsnr, kreditnotanr, kreditnota nr, kreditnotanummer, bilagsnummer, bong nr, bong, salgskvittering, bongnr, salgskvittering nr, kvitteringsnummer',
    date: 'fakturadato, dato, utstedt, fakturadag, utskriftsdato, faktura dato, kjøpsdato, kreditnotadato, bestillingsdato',
    dueDate:
      'forfallsdato, forfall, betalingsfrist, forfaller, betales innen, forfallsdag, betalingsforfall, å betale innen, siste betalingsdag, faktura forfall',
    otherDate: 'leveringsdato, ordredato, periode, levert',
    purchaseOrder:
      'ordrenr, ordrenummer, deres ordre, deres ordrenr, innkjøpsordre, bestillingsnummer, bestillingsnr, rekvisisjon, deres bestillingsnr',
    taxId: 'org.nr, org nr, organisasjonsnummer, orgnr, foretaksregisteret, org.nummer, orgnummer, mva nr',
    currency: 'valuta',
    customer:
      'kunde, faktura til, kjøper, fakturamottaker, fakturaadresse, kundenavn, faktureres til, mottaker, fakturert til, navn',
    vendor: 'selger, leverandør, fra, avsender, betalingsmottaker, utsteder, betales til',
    shipTo: 'leveringsadresse, leveres til, levert til',
    other:
      'kundenr, kundenummer, kid, kid-nummer, kid nr, kontonummer, kontonr, bankkonto, telefon, tlf, epost, e-post, vår referanse, deres referanse, vår ref, deres ref, referanse, betalingsbetingelser, side, iban, swift, bic, nettside, web, leveringsbetingelser, leveringsmåte, prosjekt, avtalenr, til konto, merknad, kasse, ekspeditør, adresse, betalingsvilkår, kontakt',
  },
  titles: {
    invoice: 'faktura, samlefaktura, regning, sluttfaktura, proformafaktura, avdragsfaktura, salgsfaktura',
    creditNote: 'kreditnota, kreditfaktura',
    receipt: 'kvittering, salgskvittering, kassakvittering, bong, kontantkvittering, kassalapp',
    other:
      'tilbud, ordrebekreftelse, pakkseddel, purring, kontrakt, lønnsslipp, betalingspåminnelse, inkassovarsel, følgeseddel',
  },
  names: {
    owners: 'borettslag, borettslaget, sameiet, sameie',
    trade: 'restaurant, kafé, bakeri, hotell, butikk, apotek, verksted, bygg, handel',
    street: 'gate, gata, vei, veien, plass, postboks, torg',
    greeting: 'takk, velkommen, kasse, side, deres',
  },
  units:
    'stk, stk., timer, time, kg, km, m, m2, m3, l, dag, dager, mnd, måned, måneder, pk, par, sett, tonn, kwh, netter, uke',
};
