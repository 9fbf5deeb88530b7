import type { InvoiceLocale } from './locale.ts';

export const hu: InvoiceLocale = {
  code: 'hu',
  columns: {
    position: 'sorszám, ssz, ssz., tétel',
    code: 'cikkszám, kód, vtsz, teszor, vtsz/teszor, szj',
    date: 'dátum',
    description:
      'megnevezés, termék, szolgáltatás, termék megnevezése, leírás, tétel megnevezése, termék/szolgáltatás, a termék vagy szolgáltatás megnevezése, áru megnevezése, áru, szolgáltatás megnevezése, termék neve, megnevezés / leírás, díjtétel megnevezése, termék vagy szolgáltatás, tétel leírása, munka megnevezése, cikk megnevezése, áru/szolgáltatás megnevezése, számlatétel',
    quantity: 'menny., mennyiség, db, mennyiség db, fogyasztás, fogyasztás kwh, mennyis., éjszaka, óraszám',
    unit: 'me., me, mértékegység, egység, m.e.',
    unitPrice:
      'egységár, nettó egységár, e.ár, nettó egységár ft, egységár ft, bruttó egységár, nettó e.ár, bruttó e.ár, nettó e. ár, egys.ár, egys. ár, e.ár ft, egységár nettó, nettó e.á., díj, díjtétel, egység ár',
    discount: 'kedvezmény, kedv., kedv. %',
    taxRate: 'áfa %, áfa kulcs, áfa%, áfa-kulcs, áfa mérték, adókulcs, áfa mértéke',
    taxAmount: 'áfa, áfa összeg, áfa összege, áfa érték, áfa érték ft, áfa ft, áfa (ft), áfa összege ft',
    amount: 'érték, összeg, összesen, összesen ft, ár',
    net: 'nettó, nettó érték, nettó összeg, nettó ár, nettó ft, nettó (ft), nettó érték ft, áfa nélküli érték, adóalap, értéke áfa nélkül',
    gross:
      'bruttó, bruttó érték, bruttó összeg, bruttó ár, bruttó ft, bruttó (ft), bruttó érték ft, összesen bruttó, bruttó összesen',
  },
  totals: {
    other:
      'árfolyam, tételek száma, ön megtakarított, megtakarítás, pontok, tárgyhavi pontok, korábbi tartozás, előző egyenleg, nyitó egyenleg, korábbi egyenleg',
    subtotal:
      'nettó összesen, nettó összeg, nettó végösszeg, részösszeg, összesen nettó, nettó érték, adóalap, áfa alap, nettó összérték, áfa nélkül összesen, nettó ár összesen, nettó számlaérték, áfa nélkül, díj összesen nettó, nettó díj összesen, tételek összesen, nettó érték összesen, adóalap összesen, nettó végösszesen, számla nettó értéke, részösszesen',
    tax: 'áfa, áfa összesen, áfa összege, áfa összeg, összes áfa, általános forgalmi adó, áfa 27, áfa 5, áfa 18, áfa érték, áfa értéke, áfa végösszeg, áfaérték, áfa tartalom, áfatartalom, áthárított áfa, áfa ft, adó, adó összege, adótartalom',
    total:
      'fizetendő összeg, fizetendő, végösszeg, bruttó összesen, összesen, bruttó végösszeg, fizetendő végösszeg, mindösszesen, számla végösszege, bruttó összeg, fizetendő összesen, fizetendő bruttó, bruttó érték, bruttó érték összesen, bruttó számlaérték, összesen bruttó, összesen fizetendő, összes fizetendő, számla összege, számlaérték, számla végösszeg, végösszesen, bruttó végösszesen, fizetendő ft, összesen ft, összesen huf, végösszeg ft, kerekített végösszeg, tárgyhavi díj, számla bruttó értéke, bruttó számlaérték összesen, fizetendő számlaérték, fizetendő összeg összesen, átutalandó összeg, számla teljes összege',
    due: 'hátralék, fennmaradó összeg, fizetendő egyenleg, még fizetendő, hátralévő összeg, fennmaradó fizetendő, maradék',
    paid: 'készpénz, bankkártya, befizetve, előleg, fizetve, visszajáró, kártya, bankkártyás fizetés, kp, készpénzes fizetés, előleg összege, fizetett előleg, beszámított előleg, kifizetett előleg, levont előleg, szép kártya, átutalás, utalvány, kapott, adott, foglaló, előlegszámla, előlegszámla alapján, beszámított részszámla, rész-számlázott összeg',
    discount:
      'kedvezmény, engedmény, engedmény összege, árengedmény, törzsvásárlói kedvezmény, összes kedvezmény, levonás, szja, visszatartás, jóteljesítési visszatartás, akció, akciós kedvezmény',
    charge:
      'szállítási költség, szállítás, postaköltség, szállítási díj, kiszállítás, kiszállítási díj, utánvét díja, utánvét, csomagolás, csomagolási díj, borravaló, szervizdíj, felszolgálási díj, idegenforgalmi adó, kezelési költség, késedelmi kamat, kiszállási díj',
    rounding: 'kerekítés, kerekítés összege, kerekítési különbözet, kerekítési eltérés',
    carried: 'átvitel, áthozat',
  },
  labels: {
    number:
      'számla sorszáma, számlaszám, számla száma, sorszám, bizonylatszám, számla sorszám, nyugtaszám, bizonylat száma, számla sorsz, számla sorsz., számla azonosító, számla azonosítója, nyugta sorszáma, nyugta szám, nyugta sorszám, számla sz, számla sz., bizonylat sorszáma, blokk szám',
    date: 'számla kelte, kelt, keltezés, kiállítás dátuma, számla dátuma, kiállítás kelte, kiállítás napja, dátum, számla keltezése, kiállítva, bizonylat kelte, nyugta kelte, számla kibocsátás dátuma, kibocsátás dátuma, kibocsátás kelte, számla kiállításának kelte',
    dueDate:
      'fizetési határidő, esedékesség, fizetési határidő napja, fizetési határidő dátuma, befizetési határidő, fizetés határideje, fizetési hat., fiz. határidő, fiz. hat., befizetés határideje, esedékesség dátuma',
    otherDate:
      'teljesítés, teljesítés dátuma, teljesítés kelte, teljesítés időpontja, teljesítés napja, elszámolási időszak, elszámolt időszak, teljesítési dátum, teljesítés ideje, szállítás dátuma, érkezés, távozás, leolvasás dátuma, megrendelés dátuma',
    purchaseOrder: 'rendelésszám, megrendelés száma, rendelési szám',
    taxId: 'adószám, közösségi adószám, eu adószám, csoportazonosító',
    currency: 'pénznem, deviza, devizanem',
    customer:
      'vevő, vásárló, megrendelő, vevő neve, vevő adatai, felhasználó, előfizető, felhasználó neve, megrendelő neve, előfizető neve, számlafizető, fizető, fizető neve, ügyfél, ügyfél neve, vendég, számlázási cím, számlázási név',
    vendor:
      'eladó, szállító, kibocsátó, szolgáltató, eladó neve, számlakibocsátó, kereskedő, kiállító, szállító neve, szolgáltató neve, számla kibocsátója',
    shipTo: 'szállítási cím',
    other:
      'bankszámla, bankszámlaszám, fizetési mód, telefon, tel, e-mail, megjegyzés, iban, oldal, cégjegyzékszám, ügyfélszám, azaz, felhasználási hely, mérőóra, gyári szám, mérő gyári száma, előfizetői azonosító, felhasználó azonosító, felhasználó azonosító száma, szerződésszám, szerződés szám, fizetés módja, ügyfélazonosító, vevőkód, pénztáros, pénztárgép, asztal, rendszám, készítette, hivatkozás',
  },
  titles: {
    invoice:
      'számla, áfás számla, előlegszámla, végszámla, elektronikus számla, e-számla, díjszámla, részszámla, rész-számla, elszámoló számla, villamosenergia számla, villanyszámla, gázszámla, vízszámla, telefonszámla, átutalásos számla, készpénzes számla, gyűjtőszámla, exportszámla, proforma számla',
    creditNote: 'helyesbítő számla, sztornó számla, jóváíró számla, stornó számla',
    receipt:
      'nyugta, blokk, egyszerűsített számla, e-nyugta, nem adóügyi bizonylat, készpénzfizetési számla, készpénzes nyugta, pénztárbizonylat',
    other: 'díjbekérő, ajánlat, árajánlat, szállítólevél, megrendelés, szerződés',
  },
  units:
    'db, hó, óra, nap, kg, m, m2, fm, csomag, alkalom, liter, ft, év, klt, szett, pár, tekercs, doboz, láda, kwh, m3, km, éj, éjszaka, fő, alk, alk., t, gj, adag, üveg, csom, csom., hónap, perc, tábla, zsák, palack',
};
