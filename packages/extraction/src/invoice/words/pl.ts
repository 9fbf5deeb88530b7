import type { InvoiceLocale } from './locale.ts';

export const pl: InvoiceLocale = {
  code: 'pl',
  columns: {
    position: 'lp, lp., poz, nr poz',
    code: 'indeks, kod, kod towaru, pkwiu, nr katalogowy, symbol, pkwiu/gtu, gtu, kod produktu, cn/pkwiu',
    date: 'data, data dostawy, okres',
    description:
      'nazwa, nazwa towaru lub usługi, nazwa towaru, opis, towar, usługa, nazwa usługi, nazwa towaru/usługi, produkt, nazwa towaru / usługi, towar lub usługa, nazwa produktu, opis usługi, tytuł',
    quantity:
      'ilość, szt, liczba, zużycie, ilosc, zużycie kwh, zużycie m3, ilość kwh, ilość szt, ilość/godz, liczba szt., ilość jm, liczba godzin, ilość godzin, il., ilość m3',
    unit: 'jm, j.m., jedn, jedn., miara, jednostka, j m, jednostka miary',
    unitPrice:
      'cena netto, cena jedn. netto, cena jednostkowa, cena jednostkowa netto, cena, cena jedn, cena jedn., cena brutto, cena j. netto, cena jednostkowa brutto, c.j. netto, cena netto pln, cena zł, cena jedn. brutto, cena jedn. netto zł, cena jednostkowa zł, cena netto zł, cena jm, stawka za jednostkę, cena j.m., cena jedn. zł, cena brutto zł, cena jednostkowa netto zł, stawka netto, cena netto/jm',
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
      'razem netto, wartość netto, suma netto, netto, kwota netto, łącznie netto, wartość netto razem, netto razem, razem wartość netto, suma wartości netto, ogółem netto, razem wartość netto pln, netto ogółem, sprzedaż netto, należność netto, netto pln, razem sprzedaż netto, wartość usług netto, razem netto pln',
    tax: 'vat, kwota vat, podatek vat, razem vat, suma vat, ptu, suma ptu, wartość vat, podatek, kwota ptu, podatek ptu, łącznie vat, kwota a, kwota b, kwota c, kwota d, ptu a, ptu b, ptu c, kwota podatku, kwota vat 23, ptu d, ptu e, ptu f, ptu g, podatek ogółem, razem podatek, kwota podatku vat, suma podatku, vat ogółem, łącznie ptu, razem ptu, kwota e, podatek vat 23',
    total:
      'do zapłaty, razem, razem do zapłaty, suma, razem brutto, wartość brutto, łącznie, należność ogółem, kwota do zapłaty, suma pln, ogółem, brutto, suma brutto, łącznie brutto, kwota brutto, razem pln, należność, kwota należności, wartość faktury, suma do zapłaty, ogółem do zapłaty, do zwrotu, kwota do zwrotu, łącznie do zapłaty, do zapłaty brutto, kwota do zapłaty brutto, razem należność, należność brutto, razem do zapłaty pln, do zapłaty pln, suma zł, razem zł, opłata razem, wartość brutto razem, razem wartość brutto, brutto ogółem, ogółem brutto, należność do zapłaty, suma należności, łączna kwota, łączna kwota do zapłaty, kwota brutto do zapłaty, wartość faktury brutto, razem faktura, ogółem należność za okres, należność za okres, należność za okres rozliczeniowy, razem należność za okres, należność za bieżący okres, należność bieżąca, kwota należności brutto, suma należności brutto, razem należność brutto',
    due: 'pozostało do zapłaty, pozostaje do zapłaty, saldo, zostało do zapłaty, do dopłaty, niedopłata, kwota pozostała do zapłaty, pozostała kwota, różnica do zapłaty, reszta do zapłaty',
    paid: 'zapłacono, gotówka, karta, karta płatnicza, reszta, wpłacono, przedpłata, zaliczka, wpłata, płatność kartą, przelew, zapłacono gotówką, blik, otrzymano, kwota zapłacona, wpłacone prognozy, zapłacone prognozy, wpłaty, karta kredytowa, karta debetowa, bon, bony, przyjęto, wydano, reszta gotówka, wpłacona zaliczka, rozliczone zaliczki, zaliczki, zadatek, zapłacono kartą, zapłacono przelewem, gotówka pln, suma zaliczek, bon podarunkowy, wpłacono na poczet, wpłacono na poczet prognoz, wpłaty na poczet prognoz, zapłacone faktury prognozowe, rozliczone prognozy, prognozy, wpłaty klienta, suma wpłat',
    discount:
      'rabat, upust, zniżka, opust, opusty, rabaty, rabat łącznie, suma rabatów, obniżka, opust karta, rabat karta, promocja, kwota zatrzymana, zatrzymanie, potrącenie, potrącenia, kwota opustu, kwota rabatu, rabat na pozycji',
    charge:
      'koszty przesyłki, przesyłka, dostawa, wysyłka, transport, opakowanie, opłata serwisowa, kaucja, koszt dostawy, kurier, napiwek, opłata miejscowa, opłata klimatyczna, opłata za wysyłkę, odsetki, odsetki za zwłokę, opłata za serwis, pobranie, opłata za pobranie, opłata dodatkowa, koszt wysyłki, koszty dostawy, koszt transportu, ubezpieczenie',
    rounding: 'zaokrąglenie',
    carried: 'do przeniesienia, z przeniesienia, suma strony, razem strona',
    other:
      'w tym, kurs, kapitał zakładowy, oszczędzasz, sprzedaż opodatkowana, sprzed opod, liczba pozycji, sprzedaż opodatkowana a, sprzedaż opodatkowana b, sprzed. opodatk., saldo poprzednie, zaległość, poprzednie saldo, ilość pozycji, ilość artykułów, liczba artykułów, punkty, zaległość z poprzednich okresów, zaległości, zaległości z poprzednich okresów, saldo z poprzednich rozliczeń, nadpłata, nadpłata z poprzednich okresów, niedopłata z poprzednich okresów, poprzednie rozliczenia',
  },
  labels: {
    number:
      'numer faktury, nr faktury, faktura nr, faktura numer, faktura vat nr, faktura vat, nr, numer, paragon nr, nr paragonu, faktura korygująca nr, numer dokumentu, nr dokumentu, rachunek nr, nr rachunku uproszczonego, faktura, nr wydruku, faktura proforma nr, nr wydr, nr dok., nr dok, nr fv, numer rachunku, faktura vat numer, faktura końcowa nr, faktura zaliczkowa nr, nr rozliczenia, dokument nr, numer fv, nr fakt., faktura sprzedaży nr, rachunek numer, faktura rozliczeniowa nr',
    date: 'data wystawienia, wystawiono dnia, data faktury, data, data wystawienia faktury, wystawiono, z dnia, data dokumentu, data i miejsce wystawienia, wystawiona dnia, wystawiona w dniu',
    dueDate:
      'termin płatności, termin zapłaty, płatne do, data płatności, zapłata do, do dnia, termin, płatność do, termin płatności do, zapłata do dnia, zapłać do, płatność do dnia, termin zapłaty do, prosimy o zapłatę do, termin płat., termin płatn.',
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
