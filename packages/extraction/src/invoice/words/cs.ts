import type { InvoiceLocale } from './locale.ts';

export const cs: InvoiceLocale = {
  code: 'cs',
  columns: {
    position: 'poř., poř. č., č., řádek',
    code: 'kód, katalogové číslo, kat. č., číslo zboží, kód položky, kód zboží',
    date: 'datum, období, datum plnění',
    description:
      'označení dodávky, popis, název, položka, označení, popis položky, název položky, text, předmět plnění, zboží, služba, fakturujeme vám, název zboží, popis plnění, předmět fakturace',
    quantity:
      'množství, počet, počet kusů, ks, mn., počet mj, počet jednotek, počet hodin, hodin, spotřeba, spotřeba kwh, počet dní, množ.',
    unit: 'mj, m.j., jednotka, jedn., měrná jednotka',
    unitPrice:
      'j.cena, j. cena, jednotková cena, cena za mj, cena/mj, cena za jednotku, cena za kus, jedn. cena, cena za ks, cena za mj bez dph, jednotková cena bez dph, cena/j, cena za jedn., cena za měrnou jednotku, cena ks, jednotk. cena, cena/ks, cena jednotková, sazba kč',
    discount: 'sleva, sleva %, slevy',
    taxRate: '%dph, % dph, sazba dph, sazba, dph %, dph (%), sazba %',
    taxAmount: 'dph, výše dph, částka dph, dph kč, daň',
    taxBase: 'základ, základ daně, základ dph, základ kč',
    amount:
      'cena, částka, cena celkem, celková cena, cena bez dph, celkem bez dph, celkem, bez dph, celkem kč',
    gross: 'celkem s dph, cena s dph, částka s dph, celkem vč. dph, s dph, kč celkem, cena celkem s dph',
  },
  totals: {
    subtotal:
      'základ daně celkem, celkem bez dph, základ daně, součet bez dph, cena bez dph, mezisoučet, základ celkem, cena celkem bez dph, součet položek, částka bez dph, celkem základ daně, cena celkem bez daně, celkem bez daně, celková cena bez dph, základ daně 21, základ daně 12, součet cen bez dph, celkem základ, netto celkem',
    tax: 'dph celkem, dph, daň, výše dph, celkem dph, daň z přidané hodnoty, dph 21, dph 12, dph 15, dph a, dph b, dph c, částka dph, dph v kč, výše dph celkem, dph sazba, celkem daň, dph základní, dph snížená',
    total:
      'celkem k úhradě, k úhradě, celkem s dph, celková částka, celkem, částka k úhradě, celkem kč, k úhradě celkem, celková částka k úhradě, cena celkem, cena celkem s dph, součet, celkem vč dph, suma, celková suma, k zaplacení, zaplatit, částka celkem, celkem k platbě, k platbě, částka k zaplacení, celkem zaplaceno, zaplaceno celkem, celkem k zaplacení, celková cena, celková cena s dph, celkem včetně dph, celkem s dph kč, k úhradě kč, celkem czk, k úhradě czk, účet celkem, celkem eur, celková fakturovaná částka, fakturovaná částka, fakturováno celkem, celkem faktura',
    due: 'zbývá uhradit, zbývá k úhradě, doplatek, zbývá zaplatit',
    paid: 'záloha, uhrazeno, zaplaceno, uhrazeno zálohou, již uhrazeno, hotově, kartou, platební karta, zaplacené zálohy, vráceno, přijato, zaplaceno zálohou, hotovost, odečet zálohy, odpočet zálohy, hotově kč, platba kartou, platba hotově, zaplaceno kartou, zaplaceno hotově, zaplacená záloha, uhrazené zálohy, uhrazená záloha, zálohy, přeplatek, vrátit, stravenky, dárkový poukaz, poukaz, zálohy uhrazené, vyúčtované zálohy, přijatá záloha, bankovní karta',
    discount:
      'sleva, sleva celkem, slevy, sleva na dokladu, množstevní sleva, věrnostní sleva, zákaznická sleva, srážka, zádržné, slevový kupón, pozastávka',
    charge:
      'doprava, poštovné, balné, poštovné a balné, dobírka, přeprava, dopravné, doprava a balné, spropitné, rekreační poplatek, poplatek z pobytu, manipulační poplatek, servisní poplatek, úrok z prodlení, příplatek, expediční poplatek',
    rounding: 'zaokrouhlení, haléřové vyrovnání, zaokrouhleno',
    carried: 'převod, mezisoučet strany, přenos, převod z předchozí strany',
    other:
      'rekapitulace dph, počet položek, kurz, celkem hmotnost, předchozí zůstatek, kurz čnb, body, věrnostní body, ušetřili jste, celkem kusů, celkem položek',
  },
  labels: {
    number:
      'účet č., účet číslo, hotelový účet č., číslo faktury, faktura č., faktura číslo, faktura č, č. faktury, číslo dokladu, faktura daňový doklad č., faktura - daňový doklad č., daňový doklad č., faktura daňový doklad, doklad č., číslo, evidenční číslo, č. dokladu, faktura - daňový doklad číslo, dobropis č., opravný daňový doklad č., daňový doklad, účtenka č.',
    date: 'datum vystavení, vystaveno, datum vystavení dokladu, vystaveno dne, datum, dne, datum vyhotovení',
    dueDate: 'datum splatnosti, splatnost, splatno dne, splatné do, splatno, den splatnosti',
    otherDate:
      'datum uskutečnění plnění, duzp, datum zdanitelného plnění, datum uskutečnění zdanitelného plnění, datum uskut. zdan. plnění, datum plnění, datum dodání, datum objednávky, datum zdan plnění, datum usk zdan plnění',
    purchaseOrder: 'objednávka č., číslo objednávky, objednávka, vaše objednávka',
    taxId: 'dič, ič dph, ičo, ič',
    currency: 'měna',
    customer: 'odběratel, zákazník, příjemce, kupující, objednatel, fakturační adresa',
    vendor: 'dodavatel, prodávající, prodejce, zhotovitel, poskytovatel',
    shipTo: 'místo určení, dodací adresa, konečný příjemce, adresa dodání',
    other:
      'variabilní symbol, konstantní symbol, specifický symbol, forma úhrady, způsob úhrady, číslo účtu, iban, swift, banka, telefon, tel, e-mail, vystavil, strana, způsob platby, bankovní spojení, účet, dodací list, doprava, web, fax, smlouva č.',
  },
  titles: {
    invoice:
      'faktura, daňový doklad, faktura daňový doklad, faktura - daňový doklad, zálohová faktura, vyúčtování',
    creditNote: 'dobropis, opravný daňový doklad, opravná faktura',
    receipt:
      'účtenka, paragon, pokladní doklad, příjmový pokladní doklad, stvrzenka, zjednodušený daňový doklad',
    other:
      'objednávka, nabídka, dodací list, smlouva, upomínka, cenová nabídka, potvrzení objednávky, výplatní páska',
  },
  names: {
    owners: 'společenství vlastníků, svj',
    trade: 'restaurace, kavárna, pekárna, hotel, obchod, lékárna, dílna, velkoobchod, služby',
    street: 'ulice, ul, třída, náměstí, nám',
    greeting: 'děkujeme, na shledanou, pokladna, strana, vítejte',
  },
  units: 'ks, hod, hod., kus, kusy, den, dny, měsíc, bal, bal., sada, pár, litr, m, m2, kč, kč/ks',
};
