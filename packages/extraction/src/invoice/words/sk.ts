import type { InvoiceLocale } from './locale.ts';

export const sk: InvoiceLocale = {
  code: 'sk',
  columns: {
    position: 'č., p.č., por. č.',
    code: 'kód, katalógové číslo, kód tovaru',
    date: 'dátum, obdobie',
    description:
      'popis, názov, názov položky, položka, označenie dodávky, popis položky, fakturujeme vám, tovar, služba, predmet fakturácie',
    quantity: 'množstvo, počet, mn.',
    unit: 'mj, m.j., jednotka',
    unitPrice:
      'jedn. cena, jednotková cena, cena za mj, cena/mj, cena za jednotku, cena za ks, jednotková cena bez dph',
    discount: 'zľava, zľava %',
    taxRate: 'dph %, % dph, sadzba dph, sadzba',
    taxAmount: 'dph, výška dph, suma dph, dph eur',
    taxBase: 'základ, základ dane, základ dph',
    amount: 'cena, spolu, celkom, suma, cena celkom, spolu bez dph, cena spolu, celkom bez dph, bez dph',
    gross: 'spolu s dph, celkom s dph, s dph, cena s dph',
  },
  totals: {
    subtotal:
      'spolu bez dph, základ dane, celkom bez dph, suma bez dph, medzisúčet, základ dph, cena spolu bez dph',
    tax: 'dph, dph spolu, výška dph, suma dph, daň z pridanej hodnoty, spolu dph',
    total:
      'suma na úhradu, k úhrade, na úhradu, spolu s dph, celkom s dph, celkom, spolu, celková suma, celkom k úhrade, spolu na úhradu, suma celkom, k úhrade celkom, na zaplatenie',
    due: 'zostáva uhradiť, zostáva k úhrade, doplatok',
    paid: 'záloha, uhradené, zaplatené, hotovosť, platobná karta, uhradené zálohou, zaplatená záloha, karta, výdavok',
    discount: 'zľava, zľava celkom',
    charge: 'doprava, poštovné, balné, dobierka',
    rounding: 'zaokrúhlenie',
    carried: 'prenos, prevod',
  },
  labels: {
    number:
      'číslo faktúry, faktúra č., faktúra číslo, faktúra č, č. faktúry, číslo dokladu, doklad č., faktúra - daňový doklad č., číslo',
    date: 'dátum vystavenia, vystavené, vystavené dňa, dátum, dňa, dátum vyhotovenia',
    dueDate: 'dátum splatnosti, splatnosť, splatné do, splatné',
    otherDate: 'dátum dodania, dátum zdaniteľného plnenia, dátum dodania tovaru, deň dodania',
    purchaseOrder: 'objednávka č., číslo objednávky, objednávka',
    taxId: 'ič dph, dič, ičo, ič',
    currency: 'mena',
    customer: 'odberateľ, zákazník, kupujúci, príjemca, objednávateľ, fakturačná adresa',
    vendor: 'dodávateľ, predávajúci, zhotoviteľ, poskytovateľ',
    shipTo: 'miesto dodania, dodacia adresa, konečný príjemca',
    other:
      'variabilný symbol, konštantný symbol, špecifický symbol, forma úhrady, spôsob úhrady, číslo účtu, iban, swift, banka, telefón, vystavil, strana, dodací list',
  },
  titles: {
    invoice: 'faktúra, daňový doklad, zálohová faktúra, faktúra - daňový doklad, vyúčtovacia faktúra',
    creditNote: 'dobropis, opravná faktúra',
    receipt: 'pokladničný doklad, bloček, príjmový pokladničný doklad, účtenka, paragón',
    other: 'objednávka, ponuka, cenová ponuka, dodací list, zmluva, upomienka',
  },
  units: 'ks, hod, hod., deň, dni, mesiac, bal, sada, liter, m, m2',
};
