import type { InvoiceLocale } from './locale.ts';

export const sr: InvoiceLocale = {
  code: 'sr',
  columns: {
    position: 'рб, р. бр., redni br.',
    code: 'шифра, šifra',
    date: 'датум, datum',
    description: 'назив, опис, назив робе, врста робе, назив добра / услуге, vrsta robe, naziv dobra',
    quantity: 'количина, кол., кол, količina, kol.',
    unit: 'јм, ј.м., јед. мере, jm, jed. mere',
    unitPrice: 'цена, цена без пдв, јединична цена, cena, cena bez pdv, jedinična cena',
    discount: 'рабат, попуст, rabat, popust',
    taxRate: 'стопа, стопа пдв, пдв %, stopa pdv',
    taxAmount: 'износ пдв, iznos pdv',
    taxBase: 'основица, osnovica',
    amount: 'укупно, износ, вредност, ukupno, iznos, vrednost',
    gross: 'укупно са пдв, ukupno sa pdv, vrednost sa pdv',
  },
  totals: {
    subtotal: 'укупно без пдв, основица, ukupno bez pdv, poreska osnovica, пореска основица',
    tax: 'укупан износ пореза, пдв, износ пдв, укупно пдв, ukupan iznos poreza, ukupno pdv',
    total:
      'укупан износ, укупно, за уплату, укупно за уплату, за плаћање, ukupan iznos, za uplatu, ukupno za uplatu, za plaćanje, ukupno sa pdv, укупно са пдв',
    due: 'преостало за уплату, preostalo za uplatu',
    paid: 'готовина, повраћај, платна картица, уплаћено, аванс, gotovina, povraćaj, platna kartica, avans',
    discount: 'попуст, рабат, popust',
    charge: 'достава, испорука, dostava, isporuka',
    rounding: 'заокружење, zaokruženje',
  },
  labels: {
    number:
      'пфр број рачуна, рачун бр., рачун број, број рачуна, фактура бр., pfr broj računa, račun br., broj fakture, faktura br.',
    date: 'датум, пфр време, датум издавања, датум рачуна, pfr vreme, datum izdavanja, datum fakture',
    dueDate: 'датум доспећа, рок плаћања, датум валуте, datum dospeća, rok plaćanja, datum valute',
    otherDate: 'датум промета, datum prometa, есир време, esir vreme',
    taxId: 'пиб, матични број, pib, matični broj',
    currency: 'валута, valuta',
    customer: 'купац, прималац, kupac, primalac',
    vendor: 'продавац, издавалац, добављач, prodavac, izdavalac, dobavljač',
    other:
      'касир, есир број, бројач рачуна, текући рачун, позив на број, kasir, esir broj, brojač računa, tekući račun',
  },
  titles: {
    invoice: 'рачун, фактура, рачун-отпремница',
    creditNote: 'књижно одобрење, knjižno odobrenje',
    receipt: 'фискални рачун, fiskalni račun',
    other: 'понуда, предрачун, отпремница, predračun',
  },
  units: 'ком, кг, л, м, сат, паковање, kom, kg',
};
