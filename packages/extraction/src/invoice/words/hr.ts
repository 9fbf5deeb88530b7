import type { InvoiceLocale } from './locale.ts';

export const hr: InvoiceLocale = {
  code: 'hr',
  columns: {
    position: 'rb, r.br., r. br., rbr, redni broj',
    code: 'šifra, šifra artikla',
    date: 'datum',
    description:
      'naziv, opis, naziv artikla, naziv robe, usluga, artikl, naziv robe / usluge, naziv proizvoda, opis usluge, naziv usluge, proizvod',
    quantity: 'količina, kol., kol',
    unit: 'jm, j.mj., jed. mj., jedinica mjere, jed.',
    unitPrice: 'cijena, jedinična cijena, jed. cijena, cijena bez pdv, jedinična cijena eur',
    discount: 'rabat, rabat %, popust, popust %',
    taxRate: 'pdv %, pdv, stopa pdv, stopa, % pdv',
    taxAmount: 'iznos pdv, pdv iznos',
    taxBase: 'osnovica',
    amount: 'iznos, ukupno, vrijednost, ukupno bez pdv, iznos bez pdv, iznos eur',
    gross: 'ukupno s pdv, iznos s pdv, bruto',
  },
  totals: {
    subtotal: 'ukupno bez pdv, osnovica, osnovica za pdv, iznos bez pdv, međuzbroj, porezna osnovica, neto',
    tax: 'pdv, iznos pdv, ukupno pdv, porez, porez na dodanu vrijednost',
    total:
      'ukupno za platiti, za platiti, ukupno, sveukupno, ukupan iznos, iznos za plaćanje, za uplatu, ukupno s pdv, ukupno eur, iznos računa, ukupno za naplatu, za naplatu',
    due: 'preostalo za platiti, ostatak za uplatu',
    paid: 'gotovina, kartica, plaćeno, predujam, uplaćeno, novčanice, povrat',
    discount: 'popust, rabat',
    charge: 'dostava, troškovi dostave, poštarina, prijevoz',
    rounding: 'zaokruženje',
    carried: 'prijenos',
  },
  labels: {
    number: 'račun br., broj računa, račun broj, račun br, račun-otpremnica br., faktura br., r1 račun br.',
    date: 'datum računa, datum izdavanja, datum, datum izdavanja računa, datum i vrijeme izdavanja, izdano',
    dueDate: 'datum dospijeća, dospijeće, rok plaćanja, datum valute, valuta plaćanja, dospijeva',
    otherDate: 'datum isporuke, datum otpreme',
    purchaseOrder: 'broj narudžbe, narudžba, narudžbenica br.',
    taxId: 'oib, pdv id, pdv broj',
    currency: 'valuta',
    customer: 'kupac, primatelj, naručitelj, klijent',
    vendor: 'prodavatelj, izdavatelj, dobavljač, izvođač',
    shipTo: 'adresa dostave, mjesto isporuke',
    other:
      'iban, model i poziv na broj, poziv na broj, način plaćanja, telefon, tel, banka, zki, jir, operater, napomena, žiro račun, model',
  },
  titles: {
    invoice: 'račun, r1 račun, račun r1, faktura, račun-otpremnica, račun za usluge',
    creditNote: 'odobrenje, storno računa, knjižno odobrenje',
    receipt: 'blagajnički račun',
    other: 'ponuda, predračun, otpremnica, narudžbenica, ugovor',
  },
  units: 'kom, sat, sati, h, dan, dana, mj, kg, m, m2, l, pak',
};
