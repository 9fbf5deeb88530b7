import type { InvoiceLocale } from './locale.ts';

export const pl: InvoiceLocale = {
  code: 'pl',
  columns: {
    position: 'lp, lp., poz, nr poz',
    code: 'indeks, kod, kod towaru, pkwiu, nr katalogowy, symbol, pkwiu/gtu, gtu, kod produktu, cn/pkwiu',
    date: 'data, data dostawy, okres',
    description:
      'nazwa, nazwa towaru lub usługi, nazwa towaru, opis, towar, usługa, nazwa usługi, nazwa towaru/usługi, produkt, nazwa towaru / usługi, towar lub usługa, nazwa produktu, opis usługi, tytuł',
    quantity: 'ilość, szt, liczba, zużycie, ilosc',
    unit: 'jm, j.m., jedn, jedn., miara, jednostka, j m, jednostka miary',
    unitPrice:
      'cena netto, cena jedn. netto, cena jednostkowa, cena jednostkowa netto, cena, cena jedn, cena jedn., cena brutto, cena j. netto, cena jednostkowa brutto, c.j. netto, cena netto pln, cena zł',
    discount: 'rabat, rabat %, upust, upust %',
    taxRate: 'vat, vat %, stawka vat, stawka, vat [%], stawka podatku, % vat, vat%',
    taxAmount: 'kwota vat, wartość vat, podatek vat, podatek, kwota podatku, vat pln, vat kwota',
    taxBase: 'podstawa, podstawa opodatkowania',
    amount:
      'wartość netto, kwota netto, wartość, kwota, netto, wartość sprzedaży netto, wart. netto, suma, razem, wartość netto pln, wartość netto zł, wartość pln, należność',
    gross:
      'wartość brutto, kwota brutto, brutto, wartość sprzedaży brutto, wart. brutto, wartość brutto pln, wartość brutto zł',
  },
  totals: {
    subtotal:
      'razem netto, wartość netto, suma netto, netto, kwota netto, łącznie netto, wartość netto razem, netto razem, razem wartość netto, suma wartości netto',
    tax: 'vat, kwota vat, podatek vat, razem vat, suma vat, ptu, suma ptu, wartość vat, podatek, kwota ptu, podatek ptu, łącznie vat, kwota a, kwota b, kwota c, kwota d, ptu a, ptu b, ptu c',
    total:
      'do zapłaty, razem, razem do zapłaty, suma, razem brutto, wartość brutto, łącznie, należność ogółem, kwota do zapłaty, suma pln, ogółem, brutto, suma brutto, łącznie brutto, kwota brutto, razem pln, należność, kwota należności, wartość faktury, suma do zapłaty, ogółem do zapłaty, do zwrotu, kwota do zwrotu, łącznie do zapłaty',
    due: 'pozostało do zapłaty, pozostaje do zapłaty, saldo, zostało do zapłaty, do dopłaty',
    paid: 'zapłacono, gotówka, karta, karta płatnicza, reszta, wpłacono, przedpłata, zaliczka, wpłata, płatność kartą, przelew, zapłacono gotówką, blik, otrzymano, kwota zapłacona',
    discount: 'rabat, upust, zniżka, opust',
    charge:
      'koszty przesyłki, przesyłka, dostawa, wysyłka, transport, opakowanie, opłata serwisowa, kaucja, koszt dostawy, kurier, napiwek',
    rounding: 'zaokrąglenie',
    carried: 'do przeniesienia, z przeniesienia, suma strony, razem strona',
    other: 'w tym, kurs, kapitał zakładowy, oszczędzasz, sprzedaż opodatkowana, sprzed opod, liczba pozycji',
  },
  labels: {
    number:
      'numer faktury, nr faktury, faktura nr, faktura numer, faktura vat nr, faktura vat, nr, numer, paragon nr, nr paragonu, faktura korygująca nr, numer dokumentu, nr dokumentu, rachunek nr, nr rachunku uproszczonego, faktura, nr wydruku, faktura proforma nr, nr wydr',
    date: 'data wystawienia, wystawiono dnia, data faktury, data, data wystawienia faktury, wystawiono, z dnia, data dokumentu, data i miejsce wystawienia, wystawiona dnia, wystawiona w dniu',
    dueDate:
      'termin płatności, termin zapłaty, płatne do, data płatności, zapłata do, do dnia, termin, płatność do, termin płatności do, zapłata do dnia',
    otherDate:
      'data sprzedaży, data dostawy, data wykonania usługi, data zakończenia dostawy, data zamówienia, okres rozliczeniowy, data dokonania dostawy',
    purchaseOrder: 'nr zamówienia, numer zamówienia, zamówienie nr, zamówienie',
    taxId: 'nip, nip:, regon, vat ue, nip/vat',
    currency: 'waluta',
    customer:
      'nabywca, kupujący, odbiorca faktury, klient, zamawiający, płatnik, nabywca:, dane nabywcy, nabywca (klient)',
    vendor: 'sprzedawca, wystawca, dostawca, usługodawca, dane sprzedawcy, sprzedający',
    shipTo: 'odbiorca, adres dostawy, miejsce dostawy, adres wysyłki',
    other:
      'sposób zapłaty, sposób płatności, forma płatności, forma zapłaty, konto, rachunek bankowy, nr konta, numer konta, bank, tel, tel., telefon, email, e-mail, strona, uwagi, miejsce wystawienia, słownie, kwota słownie, nr klienta, numer klienta, iban, swift, osoba upoważniona, kasjer, krs, bdo, adres, www, opis, metoda płatności, nr rachunku, nr umowy, umowa, numer konta bankowego, dane identyfikacyjne, dane kontaktowe, krajowy system e-faktur',
  },
  titles: {
    invoice:
      'faktura, faktura vat, faktura proforma, faktura pro forma, faktura końcowa, faktura zaliczkowa, rachunek, faktura sprzedaży, faktura zbiorcza, faktura ustrukturyzowana, oryginał faktura vat',
    creditNote:
      'faktura korygująca, korekta, nota kredytowa, faktura vat korygująca, nota korygująca, faktura korekta',
    receipt:
      'paragon, paragon fiskalny, potwierdzenie zapłaty, dowód wpłaty, potwierdzenie zakupu, pokwitowanie',
    other:
      'oferta, zamówienie, umowa, wezwanie do zapłaty, dowód dostawy, potwierdzenie zamówienia, list przewozowy, wydanie zewnętrzne, nota odsetkowa',
  },
  names: {
    owners: 'wspólnota mieszkaniowa',
    trade: 'restauracja, kawiarnia, piekarnia, hotel, sklep, apteka, warsztat, hurtownia, usługi, handel',
    street: 'ulica, ul, aleja, al, plac, pl, osiedle, os',
    greeting: 'dziękujemy, zapraszamy, kasa, strona, witamy',
  },
  units:
    'szt, szt., usł, usł., kpl, kpl., godz, godz., kg, m, m2, m3, mb, l, km, opak, opak., op, op., para, doba, dzień, mies, mies., t, kwh, rbh, paczka, noc, lic, lic., os',
};
