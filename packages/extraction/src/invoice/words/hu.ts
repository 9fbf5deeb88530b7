import type { InvoiceLocale } from './locale.ts';

export const hu: InvoiceLocale = {
  code: 'hu',
  columns: {
    position: 'sorszám, ssz, ssz., tétel',
    code: 'cikkszám, kód, vtsz, teszor, vtsz/teszor, szj',
    date: 'dátum',
    description:
      'megnevezés, termék, szolgáltatás, termék megnevezése, leírás, tétel megnevezése, termék/szolgáltatás, a termék vagy szolgáltatás megnevezése',
    quantity: 'menny., mennyiség, db',
    unit: 'me., me, mértékegység, egység, m.e.',
    unitPrice: 'egységár, nettó egységár, e.ár, nettó egységár ft, egységár ft, bruttó egységár',
    discount: 'kedvezmény, kedv., kedv. %',
    taxRate: 'áfa %, áfa kulcs, áfa%, áfa-kulcs, áfa mérték',
    taxAmount: 'áfa, áfa összeg, áfa összege, áfa érték',
    amount: 'érték, összeg, összesen, összesen ft, ár',
    net: 'nettó, nettó érték, nettó összeg, nettó ár',
    gross: 'bruttó, bruttó érték, bruttó összeg, bruttó ár',
  },
  totals: {
    subtotal:
      'nettó összesen, nettó összeg, nettó végösszeg, részösszeg, összesen nettó, nettó érték, adóalap, áfa alap',
    tax: 'áfa, áfa összesen, áfa összege, áfa összeg, összes áfa, általános forgalmi adó',
    total:
      'fizetendő összeg, fizetendő, végösszeg, bruttó összesen, összesen, bruttó végösszeg, fizetendő végösszeg, mindösszesen, számla végösszege, bruttó összeg, fizetendő összesen',
    due: 'hátralék, fennmaradó összeg',
    paid: 'készpénz, bankkártya, befizetve, előleg, fizetve, visszajáró, kártya',
    discount: 'kedvezmény, engedmény',
    charge: 'szállítási költség, szállítás, postaköltség, szállítási díj',
    rounding: 'kerekítés',
    carried: 'átvitel, áthozat',
  },
  labels: {
    number:
      'számla sorszáma, számlaszám, számla száma, sorszám, bizonylatszám, számla sorszám, nyugtaszám, bizonylat száma',
    date: 'számla kelte, kelt, keltezés, kiállítás dátuma, számla dátuma, kiállítás kelte, kiállítás napja, dátum',
    dueDate: 'fizetési határidő, esedékesség, fizetési határidő napja, fizetési határidő dátuma',
    otherDate: 'teljesítés, teljesítés dátuma, teljesítés kelte, teljesítés időpontja, teljesítés napja',
    purchaseOrder: 'rendelésszám, megrendelés száma, rendelési szám',
    taxId: 'adószám, közösségi adószám, eu adószám, csoportazonosító',
    currency: 'pénznem, deviza, devizanem',
    customer: 'vevő, vásárló, megrendelő, vevő neve, vevő adatai',
    vendor: 'eladó, szállító, kibocsátó, szolgáltató, eladó neve, számlakibocsátó',
    shipTo: 'szállítási cím',
    other:
      'bankszámla, bankszámlaszám, fizetési mód, telefon, tel, e-mail, megjegyzés, iban, oldal, cégjegyzékszám, ügyfélszám, azaz',
  },
  titles: {
    invoice: 'számla, áfás számla, előlegszámla, végszámla, elektronikus számla, e-számla, díjszámla',
    creditNote: 'helyesbítő számla, sztornó számla, jóváíró számla, stornó számla',
    receipt: 'nyugta, blokk, egyszerűsített számla',
    other: 'díjbekérő, ajánlat, árajánlat, szállítólevél, megrendelés, szerződés',
  },
  units: 'db, hó, óra, nap, kg, m, m2, fm, csomag, alkalom, liter, ft, év',
};
