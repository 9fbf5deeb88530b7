import type { InvoiceLocale } from './locale.ts';

export const fi: InvoiceLocale = {
  code: 'fi',
  columns: {
    position: 'rivi, nro',
    code: 'tuotenro, tuotekoodi, tuotenumero, koodi, tuote nro',
    date: 'pvm, päivä, toimituspvm',
    description:
      'kuvaus, selite, tuote, nimike, tuotenimi, tuote/palvelu, palvelu, tuotteen nimi, laskutusperuste',
    quantity: 'määrä, kpl, lkm, tunnit, kulutus',
    unit: 'yksikkö, yks, yks.',
    unitPrice:
      'yksikköhinta, á-hinta, a-hinta, à hinta, hinta, a hinta, kpl hinta, yks hinta, hinta/yks, veroton hinta, yksikköhinta alv 0',
    discount: 'alennus, ale, ale %, alennus %, ale-%',
    taxRate: 'alv, alv %, alv-%, vero %, verokanta, alv-kanta',
    taxAmount: 'alv €, alv eur, veron määrä, alv yhteensä, vero, veron osuus',
    taxBase: 'veron peruste, veroton',
    amount:
      'yhteensä, summa, rivisumma, loppusumma, hinta yhteensä, total, netto, veroton yhteensä, yhteensä eur, yhteensä €, veroton summa',
    gross: 'verollinen, verollinen yhteensä, brutto, yhteensä sis alv, verollinen hinta, summa sis alv',
    net: 'verotta, yhteensä alv 0, veroton hinta yhteensä',
  },
  totals: {
    subtotal:
      'veroton yhteensä, välisumma, yhteensä veroton, veroton summa, netto, summa ilman alv, yhteensä alv 0, veroton hinta yhteensä, verot yhteensä nolla, veroton',
    tax: 'alv, arvonlisävero, alv yhteensä, vero yhteensä, verot yhteensä, alv osuus, sis alv, alv määrä',
    total:
      'yhteensä, maksettava, maksettavaa, loppusumma, summa, maksettava yhteensä, laskun summa, verollinen yhteensä, yhteensä eur, laskun loppusumma, yhteensä maksettava, maksettavaa yhteensä, verollinen hinta yhteensä, kokonaissumma, hyvitettävää yhteensä, hyvitys yhteensä',
    due: 'avoinna, maksamatta, jäljellä, saldo',
    paid: 'maksettu, käteinen, kortti, pankkikortti, takaisin, ennakkomaksu, suoritettu, korttiostos, vaihtoraha',
    discount: 'alennus, hyvitys',
    charge:
      'toimituskulut, rahti, postikulut, laskutuslisä, palvelumaksu, pantti, pantit, pantinpalautus, pullopantti, käsittelykulut, toimitusmaksu',
    rounding: 'pyöristys, senttipyöristys',
    carried: 'siirto, siirretään',
    other: 'viivästyskorko, viitenumero, olet säästänyt, kurssi',
  },
  labels: {
    number:
      'laskun numero, laskunumero, laskun nro, lasku nro, lasku, kuitti nro, kuittinumero, hyvityslaskun numero, laskunro',
    date: 'laskun päiväys, päiväys, laskupäivä, päivämäärä, laskun pvm, laskupvm, pvm, ostopäivä, kuittipäivä',
    dueDate: 'eräpäivä, maksettava viimeistään, eräpvm, laskun eräpäivä',
    otherDate: 'toimituspäivä, tilauspäivä, toimituspvm, ajanjakso',
    purchaseOrder: 'tilausnumero, tilausnro, tilauksenne, ostotilaus, tilaus nro',
    taxId: 'y-tunnus, alv-tunnus, alv nro, alv-numero, y tunnus, vat-tunnus',
    currency: 'valuutta',
    customer: 'asiakas, laskutusosoite, ostaja, laskun saaja, asiakkaan nimi, vastaanottaja, maksaja',
    vendor: 'myyjä, toimittaja, lähettäjä, laskuttaja, saaja',
    shipTo: 'toimitusosoite',
    other:
      'asiakasnumero, asiakasnro, viitenumero, viite, viitteenne, viitteemme, maksuehto, puhelin, puh, sähköposti, iban, bic, sivu, viivästyskorko, tilinumero, saajan tilinumero, toimitustapa, toimitusehto, kotipaikka, www, huomautusaika',
  },
  titles: {
    invoice: 'lasku, koontilasku, loppulasku, osalasku, proformalasku',
    creditNote: 'hyvityslasku, hyvitys',
    receipt: 'kuitti, kassakuitti, ostokuitti, maksukuitti',
    other:
      'tarjous, tilausvahvistus, lähete, maksumuistutus, sopimus, palkkalaskelma, lähetysluettelo, maksukehotus',
  },
  names: {
    owners: 'as oy, asunto oy, taloyhtiö',
    trade: 'ravintola, kahvila, leipomo, hotelli, kauppa, apteekki, korjaamo, rakennus, palvelut',
    street: 'katu, tie, polku, kuja, pl, tori',
    greeting: 'kiitos, tervetuloa, kassa, sivu',
  },
  units: 'kpl, kpl., h, tunti, tuntia, kg, m, m2, km, l, pv, kk, pkt, vrk, kwh, erä',
};
