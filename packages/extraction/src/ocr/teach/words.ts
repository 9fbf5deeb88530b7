/** Words of statements, names and places in the languages written with Latin letters, for lines to read. */
export const WORDS: readonly string[] = `
Überweisung Gutschrift Lastschrift Kontoauszug Umsätze für Gebühren Rückzahlung Zahlungseingang Straße Größe Müller Schröder Weiß Jürgen Köln München Düsseldorf
Nürnberg Österreich Zürich Bäckerei Fußpflege Fleischerei Bürobedarf Vergütung Kreditkartenabrechnung Dauerauftrag März Böhm Krüger Großmann Löwen Apotheke Getränke
Übertrag Abschluß Prämie Präsenz Käse Möbelhaus Hähnchen Gärtnerei Schlüssel Ärzte Änderung Öffnung Ölheizung Äpfel Übung Süßwaren Preußen Meßgerät
virement prélèvement crédit débit relevé compte bancaire opérations chèque intérêts échéance reçu dépôt août février décembre à é où ça garçon français hôtel crêperie boulangerie
Château Forêt Île Noël Hélène François Benoît Aurélie Jérôme Zoé Maël Bérénice Evénement pâtisserie théâtre fenêtre Mutuelle précédent dû cœur sœur œuvre bœuf
Électricité Épicerie Élodie Évry Où Ânerie Émission Règlement Société Générale Téléphone Santé Impôts Trésor Prêt Intéressé Crèche Maïs Ambiguë Loïc Français Leçon
transferencia señor señora año España Peña niño mañana compañía cajero automático depósito crédito débito número día sábado nómina crédito comisión liquidación teléfono energía
Núñez Muñoz Ibáñez Peñalver Begoña Íñigo Ángel Óscar Úrsula Érica Málaga Cádiz León Córdoba Jaén Almería Ávila Coruña Cataluña Logroño Pingüino Güell cigüeña Lingüística ¿Cuánto? ¡Ojo!
transferência saldo anterior depósito crédito débito mês março não são João Conceição Simões Magalhães cartão compras pão farmácia água gás saúde educação prestação mensalidade
poupança serviço endereço comissão câmbio tarifa açúcar maçã coração Gonçalves Mendonça Bragança Açores Évora Ílhavo Águeda Órgão Português avô avó lâmpada três português Guimarães ações opções
bonifico addebito accredito commissioni città università perché però più così già lunedì martedì società attività disponibilità caffè tè papà virtù Forlì Cantù Nicolò È À Ù
överföring insättning uttag räntor Göteborg Malmö Västerås Ängelholm Örebro Åke Björn Sjöberg Håkan Lindström köp återbetalning månad lördag söndag avgift för från på Åhléns Märta
overførsel indbetaling udbetaling gebyr København Århus Ørsted Sønderjylland Bjørn Kjær Søren Æblehave Næstved lørdag søndag køb løn måned renter år på Åse Tromsø Bodø Fløyen Ålesund Ærø
siirto talletus nosto tiliote Jyväskylä Hämeenlinna Äänekoski Öljy Päivä määrä sähkö yhtiö työ Mäkelä Järvinen Töölö Väinö ääni äiti yö
przelew wpłata wypłata opłata rachunek księgowania źródło łącznie Łódź Kraków Gdańsk Poznań Wrocław Świdnica Żory Ćmielów Ńemen Ślązak Żabka Biedroń Wiśniewski Wójcik Dąbrowski Zieliński Szymański Woźniak Kowalczyk miesiąc grudzień październik
wrzesień kwiecień środa piątek prowizja należność zobowiązanie spółka odsetki żółw źrebię ćma ósmy Ąśka Ęwa
převod příkaz platba účet výpis zůstatek částka úrok poplatek příjem výdaj Plzeň Říčany Žďár Český Děčín Přerov Ústí Šumperk Čáslav Ďáblice Ťuhýk Ň Ůl Dvořák Novotný Černý Růžička Němec Šťastný Hájek Král Žižka měsíc březen květen září říjen čtvrtek pátek sobota neděle
prevod výber vklad úhrada poplatok Košice Žilina Nitra Prešov Trenčín Ľubovňa Ľudovít Vŕba Stĺpec Kôň Väčší dĺžka šťava päť deväť Ďurica Kováč Hudák Ňuňa január október
átutalás befizetés készpénzfelvétel díj kamat számla egyenleg Győr Kecskemét Székesfehérvár Nagykőrös Őriszentpéter Űrhajó Szűcs Kőszeg Erdős Pető szőlő tűzoltó csütörtök június július október főkönyv könyvelés Ügyfél Ödön Érd Ágnes Íróasztal Úr Ősz Űr
virament transfer depunere retragere comision dobândă București Iași Timișoara Brașov Constanța Cluj Târgu Mureș Bistrița Ștefan Țăranu Șerban Țiriac Ănghel Împrumut încasare plată martie plăți și țară ţară şcoală Ploieşti Câmpina ianuarie sfârșit cumpărături mâncare Înalt Âna
havale işlem ödeme çekim şube ücret hesap özeti İstanbul İzmir Iğdır Çanakkale Şişli Ümraniye Gümüş Öztürk Yıldız Şahin Çelik Güneş Doğan Aydın Kılıç bakiye borç alacak tarih açıklama düzenleme ığıl çarşamba perşembe pazartesi ağustos eylül kasım şubat İade Ğ Ş Ç Ö Ü ödenen müşteri sığır kırmızı
isplata uplata naknada kamata tečaj Čakovec Šibenik Žumberak Đakovo Đurđevac Ćosić Horvatić Božić Kovačević Perković siječanj veljača ožujak lipanj kolovoz listopad studeni prosinac račun tekući čekovi mjenjačnica đak škola ćevapi ljubičasto šećer živjeti međutim
pārskaitījums iemaksa izmaksa komisija procenti Rīga Jūrmala Ķekava Ļaudona Ņikita Šķēde Ģirts Āgenskalns Ēriks Īle Ūdens Žagars Čiekurs janvāris aprīlis jūnijs augusts konta kopā atlikums saņēmējs maksātājs ķirsis ļoti ņemt ģimene ēka īss ūdens šī žēl čau
pervedimas įmoka išmoka palūkanos Šiauliai Panevėžys Klaipėda Žemaitija Ąžuolas Ėriškiai Įsrutis Ųpė Ūla Čiurlionis vasaris balandis birželis rugpjūtis gruodis sąskaita mokėjimas gavėjas išlaidos žmogus ąžuolas ėjimas įrašas ųgis ūkis čekis šeima
ülekanne sissemakse väljamakse intress Tõnu Pärnu Põlva Jõgeva Võru Õie Žanna Šokolaad märts jaanuar veebruar jõulud õpetaja öö äri üür
millifærsla innborgun úttekt Þórður Guðrún Ægir Öxarfjörður Ísafjörður Akranes Sauðárkrókur Þingvellir Ðe Ýmir þjónusta greiðsla vextir febrúar desember maí júní ágúst reikningur útgjöld íbúð óskar þúsund ævi öld
chuyển tiền số dư Perché Nîmes Besançon Orléans Beyoncé naïve façade résumé jalapeño crème brûlée smörgås Curaçao São Tomé Réunion Malmö Lübeck Zürich Genève Liège Brême Würth Citroën Peugeot Nestlé L'Oréal Hermès Häagen Löwenbräu Škoda Ørsted Åland Brontë
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Words of plain letters, which the network reads as it is and must go on reading. */
export const PLAIN_WORDS: readonly string[] = `
Opening Closing Balance Deposits Withdrawals Statement Period Account Number Page Date Description Amount Payment Purchase Interest Charged Fees Transfer Direct Debit Credit Card Cash ATM Check Total Brought Forward
Carried Previous New Minimum Due Limit Available January February March April May June July August September October November December Monday Friday Online Mobile Payroll Salary Insurance Grocery Market Pharmacy Coffee
Restaurant Hotel Airline Station Fuel Parking Water Electric Power Gas Internet Telecom Cinema Sports Books Store Supplies Hardware Paint Bakery Butcher Flowers Dental Clinic School Tuition Rent Mortgage Loan Savings Checking
Business Services Ltd LLC Inc Corp GmbH SA NV BV AG plc Street Avenue Road Suite Box London Manchester Boston Chicago Denver Austin Portland Seattle Sydney Toronto Dublin Auckland Mumbai Delhi Singapore Madrid Lisboa Paris
Berlin Wien Milano Roma Torino Saldo Konto Datum Betrag Soll Haben Valuta Buchung Wert Fecha Concepto Importe Cargo Abono Date valeur Montant Solde Data Valor Descrizione Importo Dare Avere Belopp Dato Beskrivelse Otto Tili
POS VISA MASTERCARD REF TRN ID SEPA IBAN BIC Invoice Bill Customer Order Quantity Unit Price Tax VAT Subtotal Discount Receipt Change Qty each net gross item No. Ref: from to of the and for by with on at per month year day
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Which part a word or font belongs to, so that none is in two: a text always gives the same part. `parts` are shares that add up to 1. */
export function partOf(text: string, parts: readonly number[]): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  const at = (hash % 1000) / 1000;
  let sum = 0;
  for (const [index, share] of parts.entries()) {
    sum += share;
    if (at < sum) return index;
  }
  return parts.length - 1;
}
