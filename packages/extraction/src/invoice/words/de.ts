import type { InvoiceLocale } from './locale.ts';

export const de: InvoiceLocale = {
  code: 'de',
  columns: {
    position: 'pos, pos., position, nr, lfd nr, lfd. nr., posten, pos nr, zeile',
    code: 'art nr, art.-nr., artikelnr, artikelnummer, artikel nr, artikel-nr., art.nr., unsere art.nr., produktnr, bestellnummer, gtin, ean, art-nr-lieferant, art nr kunde, art nr lief, best nr, sku, materialnummer, code, referenz, beleg',
    date: 'datum, leistungsdatum, leistungszeitraum, zeitraum, tag, lieferdatum, monat, periode, nutzungszeitraum, abrechnungszeitraum, von bis',
    description:
      'beschreibung, bezeichnung, artikel, artikelbezeichnung, artikelbeschreibung, leistung, leistungen, text, produkt, warenbezeichnung, leistungsbeschreibung, produktbeschreibung, position und beschreibung, gegenstand, tätigkeit, artikel beschreibung, dienstleistung, bezeichnung der leistung, ware, tarif, name, leistungsart, artikelname, material, artikel/leistung, artikel bezeichnung, beschreibung der leistung, leistungstext',
    quantity:
      'menge, anzahl, stück, stk, std, stunden, stückzahl, anz, anz., mge, liefermenge, menge einheit, tage, menge std, geliefert, verbrauch, nächte',
    unit: 'einheit, me, pe, preiseinheit, einh, einh., mengeneinheit, meng.-einheit, vke/geb, me.',
    unitPrice:
      'einzelpreis, preis, e-preis, ep, stückpreis, preis/einheit, preis pro einheit, einzelpreis netto, nettopreis, preis je einheit, vk-preis, vk preis, einzel, einzelpreis eur, preis/stk, preis eur, einzelpreis €, einheitspreis, ansatz, preis chf, ep netto, einzelpreis in eur, preis netto, stundensatz, satz, e. preis, listenpreis, e-preis eur, bruttopreis, einzelpreis brutto, vk-preis ohne mwst, vk preis ohne mwst, tarif chf, ep eur, preis/einh, preis je stück, einzelpreis chf',
    discount: 'rabatt, rabatt %, rabatt in %, rab, rab., nachlass, rab. %, rab %, rabatt%, abschlag',
    taxRate:
      'ust, ust., mwst, mwst., ust %, mwst %, mwst-satz, steuersatz, ust-satz, ust. %, mwst. %, mwst-%, steuer %, mwst.-%, ust.-satz, mwst.-satz, steuer, st, art kategorie, st.',
    taxAmount:
      'steuerbetrag, mwst-betrag, ust-betrag, mwst betrag, ust betrag, steuer eur, umsatzsteuer, mehrwertsteuer, betrag mwst, ust. betrag, mwst eur, davon mwst, davon ust, enthaltene mwst, enthaltene ust',
    taxBase:
      'basisbetrag, netto eur, warenwert, steuerbasis, bemessungsgrundlage, nettosumme, basis, nettobetrag steuer, netto mwst, entgelt',
    amount:
      'betrag, gesamt, gesamtpreis, summe, gesamtbetrag, zeilenbetrag, total, betrag eur, gesamt eur, wert, positionsbetrag, gesamtpreis eur, betrag in eur, summe eur, g-preis, gp, betrag chf, gesamt €, gesamtpreis netto, nettowert, preis gesamt, total chf, total eur, positionswert, summe in eur, belastung, soll, gp netto, betrag €, gesamt netto, zeilenbetrag ohne mwst, positionsbetrag ohne ust, positions betrag ohne ust, zeilensumme, positionssumme, endpreis, betrag (eur), gesamt chf, gesamtpreis (eur), eur, gp eur, rechnungsbetrag, betrag netto (eur)',
    gross:
      'brutto, bruttobetrag, gesamt brutto, gesamtpreis brutto, betrag brutto, brutto eur, endbetrag, betrag inkl mwst, total inkl mwst, summe brutto, zwischensumme inkl ust, gesamtpreis inkl ust, zwischensumme (inkl. ust.)',
    net: 'netto, nettobetrag, betrag netto, netto betrag, netto gesamt, summe netto, total exkl mwst, betrag exkl mwst, netto-betrag',
    credit: 'guthaben, haben, zahlungen, gutschrift',
  },
  totals: {
    subtotal:
      'summe netto, positionssumme, zwischensumme, nettobetrag, summe netto, netto, gesamt netto, nettosumme, rechnungssumme netto, netto gesamt, gesamtbetrag netto, netto gesamtbetrag, summe ohne mwst, rechnungssumme ohne ust, rechnungsbetrag netto, total netto, netto summe, gesamtsumme netto, nettowert, summe exkl mwst, total exkl mwst, nettobetrag gesamt, warenwert, rechnungssumme netto excl ust, nettorechnungsbetrag, summe nettobeträge, betrag netto, netto warenwert, summe der positionen, positionssumme, zwischensumme netto, gesamtnetto, zwischentotal, summe positionen, total ohne mwst, nettogesamtbetrag, gesamtpreis netto, gesamt zzgl mwst, total exkl. mwst, summe (netto), netto-summe, zwischensumme (netto), summe vor steuern, nettoentgelt, summe nettobetrag, netto-betrag, nettosumme eur, rechnungsbetrag ohne mwst, netto eur, summe netto eur, nettobetrag eur, zwischensumme eur, warenwert netto, summe steuerpflichtig, steuerpflichtig, steuerpflichtiger betrag, steuerbarer betrag, steuerpflichtiger umsatz',
    tax: 'zuzügl ust, zuzügl mwst, zuzügl umsatzsteuer, zuzgl ust, zuzgl mwst, enthält mwst, mwst, ust, mehrwertsteuer, umsatzsteuer, zzgl mwst, zzgl ust, zuzüglich mwst, zuzüglich ust, ust gesamt, umsatzsteuer gesamt, mwst gesamt, steuerbetrag, steuerbetrag in, steuer, steuerbasisbetrag ust, enthaltene mwst, enthaltene ust, inkl mwst, summe mwst, summe ust, davon mwst, mwst betrag, ust betrag, zzgl, plus mwst, zuzüglich, gesamt mwst, enthaltene mehrwertsteuer, zzgl. gesetzl. mwst, gesetzliche mwst, zzgl. umsatzsteuer, darin enthaltene mwst, zzgl. mehrwertsteuer, summe umsatzsteuer, umsatzsteuerbetrag, summe steuern, gesamtsteuer, enth. mwst, enth. ust, enthält ust, darin mwst, zuzügl. mwst, enthaltene umsatzsteuer, hierin enthaltene mwst, in den summen enthaltene mwst, 19% mwst, mehrwertst',
    total:
      'zu bezahlen, zu bezahlen chf, zu bezahlender betrag, betrag zu ihren gunsten, gesamtbetrag zu ihren gunsten, summe zu ihren gunsten, summen, gesamtbetrag, rechnungsbetrag, gesamtsumme, endbetrag, summe, total, brutto, bruttobetrag, gesamt, rechnungssumme brutto, bruttosumme, zu zahlen, zahlbetrag, summe eur, gesamt brutto, endsumme, rechnungsendbetrag, gesamt eur, zahlungsbetrag, gesamtpreis, rechnungssumme, rechnungssumme brutto inkl ust, summe brutto, gesamtbetrag brutto, total eur, rechnungsbetrag brutto, total chf, zu zahlender betrag, gesamtbetrag inkl mwst, gesamtbetrag eur, summe inkl mwst, bruttorechnungsbetrag, gutschriftsbetrag, gesamtsumme brutto, rechnungstotal, totalbetrag, betrag inkl mwst, total inkl mwst, rechnungsbetrag eur, gesamtbetrag inkl ust, brutto gesamt, bruttogesamtbetrag, gesamtgutschrift, gutschriftbetrag, erstattungsbetrag, fälliger betrag, bruttoendbetrag, summe (brutto), gesamt (brutto), total inkl. mwst, total (brutto), betrag in eur, fahrpreis gesamt, endbetrag eur, gesamt-summe, gesamt-betrag, total summe, summe total, rechnungs-endbetrag, zu überweisender betrag, überweisungsbetrag, bitte zahlen sie, gesamtkosten, zu zahlender gesamtbetrag, zahlbetrag eur, rechnungsbetrag in eur',
    due: 'restbetrag, offener betrag, noch zu zahlen, saldo, offen, offener saldo, restzahlung, verbleibender betrag, noch offen, guthaben, ihr guthaben, erstattung, nachzahlung',
    paid: 'bar, gegeben, rückgeld, ec cash, geg ec cash, kartenzahlung, anzahlung, bereits gezahlt, bezahlt, gezahlt, girocard, geg bar, auszahlung, ec karte, kreditkarte, vorauszahlung, zahlung, erhalten, paypal, überzahlung, wechselgeld, geleistete anzahlung, abzüglich anzahlung, visa, lastschrift, bereits bezahlt, geg, geg. ec-cash, abschlagszahlung, cashback, vorauskasse, twint, barzahlung, bargeld, bezahlt mit, bezahlt per, kreditkarte visa, mastercard, ec, ec-zahlung, kontaktlos, abschlagszahlungen, bereits geleistete zahlungen, abzgl. anzahlung, abzüglich abschlagszahlung, bisher bezahlt, abzgl abschlag, geleistete abschläge, gezahlte abschläge, abschlagszahlungen gesamt, teilbeträge, abzüglich teilbeträge, bezahlte teilbeträge, akonto, akontozahlung, akontozahlungen, abzüglich akontozahlung',
    discount:
      'gesamtbetrag der abschläge, rabatt, abzüglich rabatt, nachlass, skonto, abschlag, gesamtbetrag der abschläge, gutschein, mitarbeiterrabatt, rabattbetrag, coupon, preisvorteil, rechnungsrabatt, abzgl rabatt, sonderrabatt, treuerabatt, mengenrabatt, aktion, sicherheitseinbehalt, einbehalt, gewährleistungseinbehalt, garantierückbehalt, garantieeinbehalt, abzüglich sicherheitseinbehalt, vertragserfüllungssicherheit, haftrücklass, deckungsrücklass',
    charge:
      'gesamtbetrag der zuschläge, kurtaxe, city tax, bettensteuer, ortstaxe, versand, versandkosten, fracht, porto, verpackung, lieferkosten, transportkosten, zuschlag, gesamtbetrag der zuschläge, versandkostenpauschale, fracht und verpackung, porto und verpackung, frachtkosten, trinkgeld, pfand, mindermengenzuschlag, versand und verpackung, versandpauschale, expresszuschlag, versicherung, fahrtkosten, anfahrt, nebenkosten, servicepauschale, bearbeitungsgebühr, porto/versand, mautzuschlag, maut, energiezuschlag, kraftstoffzuschlag, eilzuschlag, entsorgung, lieferpauschale, leergut, dieselzuschlag, steuerfrei, steuerfreie leistungen, steuerfreier betrag, durchlaufende posten, auslagen, summe auslagen, gerichtskosten, nicht steuerbare auslagen',
    rounding: 'rundung, rundungsdifferenz, rundungsbetrag',
    carried:
      'übertrag, seitensumme, zwischensumme seite, seitenübertrag, übertrag auf seite, übertrag von seite, zwischenübertrag, summe seite, übertrag nächste seite, zwischensumme übertrag, übertrag vorseite, summe übertrag',
    other:
      'betrag eur, cashback eur, gesamt eur cashback, stammkapital, sie sparen, punktestand, skontobetrag, leergutwert, sie haben gespart, grundpreis, kurs, umrechnungskurs, artikel anzahl, anzahl artikel, posten, preisvorteil gesamt, gewicht, gesamtgewicht, basis, skontierfähig, steuer nr, steuer %, zahlbar mit, grundkapital, pfandwert, summe steuerfrei',
  },
  labels: {
    number:
      'bon, rechnungsnummer, korrektur nr, korrekturnummer, rechnungsnr, rechnungs nr, rechnung nr, rechnungs-nr., rechnung nummer, belegnummer, beleg nr, belegnr, beleg-nr., bon nr, bon-nr., bonnummer, gutschriftsnummer, gutschrift nr, re nr, re.-nr., handelsrechnung nr, rg nr, rg.-nr., dokumentnummer, dokumentnr, quittungsnummer, quittung nr, bonnr, gutschriftnummer, gutschriftsnr, rechnungsnummer / datum, stornorechnung nr, faktura nr, faktura-nr., fakturanummer, re nummer, ihre rechnungsnummer, rechn nr, rechn.-nr., gutschriftnr, nummer, trans nr, quittungs-nr, rechnungs-nummer, rechnungskennung, abrechnungsnummer, kassenbeleg nr',
    date: 'rechnungsdatum, datum, belegdatum, beleg datum, ausstellungsdatum, rechnung vom, liefer und rechnungsdatum, rechnungs- und lieferdatum, datum der rechnung, rechnungs datum, dokumentdatum, gutschriftsdatum, erstellt am, ausgestellt am, vom, gutschriftdatum, re datum, kaufdatum, rechnungsdatum/lieferdatum, bestelldatum, rechnungsdatum/leistungsdatum, druckdatum, tag, datum/uhrzeit, rechnung datum',
    dueDate:
      'fälligkeitsdatum, fällig am, fällig bis, fälligkeit, zahlbar bis, zahlungsziel, zahlbar bis zum, zahlungsfrist, zu zahlen bis, zahlbar ohne abschlag bis, netto bis, tagen netto bis, bis zum, fällig, zahlbar am, fällig zum, zahlungstermin, bitte zahlen bis, zahlbar netto bis, zahlung bis, zahlung fällig am, zahlung bis zum, zahlbar spätestens, oder bis, ohne abzug bis, rein netto bis, spätestens bis, bis spätestens',
    otherDate:
      'lieferdatum, leistungsdatum, leistungszeitraum, lieferschein datum, bestelldatum, bestell datum, auftragsdatum, leistungs datum, auftrag datum lief, anreise, abreise, liefer und leistungsdatum, zeitraum, abrechnungszeitraum, auftrags datum, liefertermin, versanddatum, liefer-/leistungszeitraum, anreisedatum, abreisedatum, zahlungseingang, liefertag, leistungsmonat, auftrag vom, bestelltag, bestellung vom, lieferung vom, zur rechnung vom',
    purchaseOrder:
      'bestellnummer, ihre bestellung, bestell nr, bestellnr, ihre auftragsnummer, ihre bestellnummer, ihre bestell nr, bestell-nr., kundenreferenz, ihr auftrag, ihre referenz, bestellung nr, ihr zeichen, bestellung, po nummer',
    taxId:
      'ust idnr, ust-idnr., ust id, ust id nr, ust-id, umsatzsteuer id, ustid, uid nr, uid, ust.-identnr., mwst nr, umsatzsteuer identifikationsnummer, ust-id-nr., mwst-nr., steuernummer, steuer nr, ust id nummer',
    currency: 'währung, rechnungswährung, beträge in, alle beträge in, preise in, alle preise in',
    customer:
      'tierhalter, rechnungsempfänger, kunde, käufer, rechnung an, rechnungsadresse, rechnungsanschrift, leistungsempfänger, käufer leistungsempfänger, käufer/leistungsempfänger, auftraggeber, empfänger, gast, kundenname, besteller, an, kundenadresse, gastname, gutschrift an, debitor, kundendaten, auftraggeber in, kundin, patient, versicherungsnehmer, bauherr, mieter, fahrgast',
    vendor:
      'rechnungssteller, rechnungsersteller, verkäufer, lieferant, von, aussteller, leistungserbringer, zahlungsempfänger, anbieter, verkauft von, rechnung von, absender, auftragnehmer, empfänger zahlung',
    shipTo:
      'lieferadresse, lieferanschrift, warenempfänger, lieferung an, versandadresse, abweichender warenempfänger, leistungsort, lieferort',
    other:
      'kundennummer, kundennr, kunden nr, kunden-nr., ihre kundennummer, telefon, tel, fax, e-mail, email, seite, lieferschein nr, lieferschein, lieferscheinnummer, auftragsnummer, auftrag nr, auftragsnr, iban, bic, bank, bankverbindung, handelsregister, geschäftsführer, bearbeiter, ansprechpartner, sachbearbeiter, zahlungsbedingungen, zahlungsart, zahlungsform, gln, markt, kasse, bediener, bed, blz, kontonr, konto nr, konto, hrb, hra, web, internet, vertragsnummer, vertrag nr, mandatsreferenz, hinweis, betreff, referenz, verwendungszweck, versandart, projekt, zeichen, terminal id, trace nr, vu nr, lief nr, abteilung, beträge in, unsere gln, ihre gln, ihre kundennummer, tisch, filiale, kassierer, objekt, zimmer, zimmer nr, gläubiger id, amtsgericht, registergericht, steuerbevollmächtigter, abweichender zahlungsempfänger, zählernummer, vertragskonto, lieferbedingungen, unser zeichen, es bediente sie, bauvorhaben, buchungskonto, unsere steuernummer, rufnummer, ordnungsnr, strecke, uhrzeit, kostenstelle, bv, zu rechnung, zur rechnung, zu rechnung nr, zur rechnung nr, ursprungsrechnung, bezug, originalrechnung, stornierte rechnung, rechnungsbezug, zu unserer rechnung, gutschrift zu rechnung',
  },
  titles: {
    invoice:
      'rechnung, handelsrechnung, warenrechnung, schlussrechnung, abschlagsrechnung, teilrechnung, sammelrechnung, w a r e n r e c h n u n g, rechnung lieferschein, honorarrechnung, faktura, dienstleistungsrechnung, monatsrechnung, jahresrechnung, anzahlungsrechnung, proforma rechnung, reiserechnung, hotelrechnung, mobilfunkrechnung, stromrechnung, telefonrechnung, honorarnote, r e c h n u n g, ihre rechnung, rechnungskopie, lieferantenrechnung, kostenrechnung, kostennote, liquidation, verbrauchsabrechnung, mietrechnung, vorauszahlungsrechnung, gebührenrechnung, leistungsabrechnung',
    creditNote:
      'gutschrift, rechnungskorrektur, stornorechnung, korrekturrechnung, storno, rechnungsgutschrift, warengutschrift',
    receipt:
      'quittung, kassenbon, beleg, kassenbeleg, kundenbeleg, bon, barverkauf, bewirtungsbeleg, kaufbeleg, kassenzettel, barquittung, kleinbetragsrechnung, parkschein',
    other:
      'angebot, auftragsbestätigung, lieferschein, bestellung, mahnung, kostenvoranschlag, vertrag, gehaltsabrechnung, lohnabrechnung, lebenslauf, bescheinigung, zahlungserinnerung, kündigung, protokoll, preisliste, preisangebot, auftrag, letzte mahnung, 1. mahnung, 2. mahnung, zahlungsaufforderung, speisekarte, mietvertrag, arbeitsvertrag, versicherungsschein, entgeltabrechnung, bezügemitteilung, packliste, gutachten, prüfbericht, bilanz, bewerbung, einladung, stundenzettel, arbeitszeugnis, kaufvertrag, retourenschein, bestellbestätigung, steuerbescheid',
  },
  names: {
    owners: 'weg, wohnungseigentümergemeinschaft, eigentümergemeinschaft, hausgemeinschaft',
    trade:
      'gaststätte, hotel, bäckerei, metzgerei, markt, baumarkt, supermarkt, drogerie, apotheke, tankstelle, handel, vertrieb, verlag, praxis, kanzlei, anwaltskanzlei, rechtsanwaltskanzlei, steuerkanzlei, arztpraxis, zahnarztpraxis, werkstatt, autohaus, technik, elektro, bau, dienstleistungen, steuerberater, rechtsanwälte, stadtwerke, verkehrsbetriebe, vertriebs, buchhandlung, café, friseur',
    street:
      'straße, str, strasse, weg, platz, allee, gasse, ring, postfach, damm, ufer, etage, stock, haus, chaussee',
    greeting:
      'vielen dank, danke, willkommen, ihr einkauf, ihren einkauf, auf wiedersehen, öffnungszeiten, es bediente sie, kasse, beleg, seite, kopie, wir, ihr, ihre, ihnen, sehr geehrte',
  },
  units:
    'stk, stk., stück, std, std., stunde, stunden, psch, psch., pauschal, pausch, kg, g, l, m, m2, m², tag, tage, monat, monate, mon, karton, kiste, dose, flasche, paar, paket, pkg, pack, h, st, st., ltr, lfm, km, nacht, nächte, eur/kg, lizenz, lizenzen, rolle, rollen, satz, vpe, kwh, min, jahr, jahre, sack, palette, seiten, stck, wo, einheit, einheiten, bund, m3, t',
};
