import type { InvoiceLocale } from './locale.ts';

export const nl: InvoiceLocale = {
  code: 'nl',
  columns: {
    position: 'pos, regel, nr, pos., regelnr',
    code: 'artikelnummer, artikelnr, art nr, art.nr., code, artikelcode, referentie, productcode, art. nr., art.code, bestelnr',
    date: 'datum, periode, dag',
    description:
      'omschrijving, artikel, product, beschrijving, dienst, artikelomschrijving, werkzaamheden, diensten, omschrijving werkzaamheden, productomschrijving, naam, artikelen, producten, specificatie, activiteit, omschrijving dienst',
    quantity: 'aantal, hoeveelheid, uren, stuks, aant, aant., nachten, dagen, verbruik, qty, geleverd',
    unit: 'eenheid, ehd, per, eenh, eenh.',
    unitPrice:
      'prijs, prijs per stuk, stukprijs, eenheidsprijs, tarief, prijs per eenheid, prijs excl btw, prijs/stuk, uurtarief, prijs excl. btw, stukprijs excl, stuksprijs, prijs p/st, prijs p.st., prijs p/eenheid, nettoprijs, prijs ex btw, eenheidsprijs excl btw, prijs per uur, prijs €, prijs/eenheid, prijs eur, tarief excl btw, p/st, prijs p st',
    discount: 'korting, korting %, krt, kort, % korting, kort., kort. %, korting (%)',
    taxRate: 'btw, btw %, btw-tarief, btw tarief, % btw, btw%, btw percentage, btw code, btw-%, btw code',
    taxAmount:
      'btw bedrag, btw-bedrag, bedrag btw, btw eur, btw €, totaal btw, btw totaal, waarvan btw, inclusief btw bedrag',
    taxBase:
      'grondslag, btw grondslag, maatstaf, over bedrag, over, maatstaf van heffing, bedrag excl, belastbaar bedrag',
    amount:
      'bedrag, totaal, totaalprijs, totaal excl btw, bedrag excl btw, subtotaal, regeltotaal, netto bedrag, netto, totaal excl. btw, bedrag excl. btw, totaal €, bedrag €, totaal eur, bedrag eur, totaal excl, nettobedrag, totaal bedrag, bedrag (€), waarde, totaal ex btw, regelbedrag, debet, af, totaal excl. btw €, prijs totaal, totaal (€), netto totaal',
    gross:
      'prijs incl btw, prijs incl. btw, totaal incl btw, bedrag incl btw, totaal incl. btw, bedrag incl. btw, bruto, totaal incl, bruto bedrag, totaal inclusief btw',
    credit: 'credit, betalingen',
  },
  totals: {
    subtotal:
      'subtotaal, maatstaf, maatstaf van heffing, exclusief btw, totaal excl btw, totaal exclusief btw, bedrag excl btw, netto, totaal netto, subtotaal excl btw, sub totaal, totaal excl, nettobedrag, netto bedrag, totaal zonder btw, factuurbedrag excl btw, subtotaal exclusief btw, excl btw, totaal exclusief, totaal ex btw, netto totaal, totaalbedrag excl btw, totaalbedrag exclusief btw, goederenbedrag, totaal goederen, totaal excl. btw, bedrag exclusief btw, sub-totaal, btw grondslag, bedrag ex btw, totaal diensten, subtotaal excl',
    tax: 'btw, btw bedrag, totaal btw, btw totaal, b.t.w., omzetbelasting, btw hoog, btw laag, waarvan btw, inclusief btw, btw over, bedrag btw, btw-bedrag, totaal btw bedrag, totale btw, btw hoog tarief, btw laag tarief, inclusief btw bedrag, btw verlegd, btw 21, btw 9, incl. btw bedrag',
    total:
      'totaal in uw voordeel, totaal te uwen gunste, totalen, totaal, totaal declaratie, totaal nota, totaal incl btw, totaal te betalen, te betalen, totaalbedrag, factuurbedrag, totaal inclusief btw, totaal eur, te voldoen, eindtotaal, totaal factuur, bedrag incl btw, totaal incl, te betalen bedrag, totaal euro, totaal bedrag, totaal te voldoen, factuurtotaal, totaal credit, creditbedrag, totaalbedrag incl btw, bruto, totaal creditnota, totaalbedrag inclusief btw, totaal bedrag incl btw, factuurbedrag incl btw, te crediteren, totaal inclusief, totaal €, totaal incl. btw, bedrag inclusief btw, totaal te betalen eur, te betalen eur, factuur totaal, te ontvangen, totaal factuurbedrag, te betalen incl btw, eindbedrag, notabedrag',
    due: 'openstaand, openstaand bedrag, nog te betalen, restant, resterend bedrag, restbedrag, nog te voldoen, openstaand saldo, saldo, u ontvangt terug, terug te ontvangen',
    paid: 'betaald, contant, pin, wisselgeld, aanbetaling, ideal, rembours, pinbetaling, bankpas, voldaan, reeds betaald, bankcontact, terug, reeds voldaan, betaling, ontvangen, betaald met pin, maestro, voorschot, voorschotnota, af voorschotnota, af voorschot, bancontact, vooruitbetaling, creditcard, afgerekend, pinnen, afschrijvingskosten, betaald per pin, vooruitbetaald, in rekening gebrachte voorschotten, voorschotten, betaalde voorschotten, reeds in rekening gebracht',
    discount:
      'emballagebon, statiegeldbon, korting, kortingen, totaal korting, betalingskorting, actiekorting, kortingsbedrag, bonus, factuurkorting, uw voordeel, actie, spaarkorting, garantie inhouding, inhouding, inhouding garantie',
    charge:
      'toeristenbelasting, verzendkosten, bezorgkosten, transportkosten, administratiekosten, toeslag, porto, statiegeld, leeggoed, leeggoed retour, statiegeld retour, vracht, vrachtkosten, emballage, orderkosten, fooi, verpakkingskosten, verzending, leveringskosten, voorrijkosten, bezorging, verzend en administratiekosten, verwijderingsbijdrage, brandstoftoeslag, verschotten, onbelaste verschotten, belaste verschotten, kosten zonder btw, vrijgesteld van btw',
    rounding: 'afronding, afgerond',
    carried:
      'transport, te transporteren, transporteren, subtotaal pagina, transport vorige pagina, totaal pagina',
    other:
      'aantal artikelen, thuiskopieheffing, u bespaart, spaarpunten, krediet beperking, kredietbeperking, artikelen, uw voordeel totaal, incl thuiskopieheffing, spaarzegels, koopzegels, totaal aantal, aantal, koers',
  },
  labels: {
    number:
      'bon, factuurnummer, declaratienr, declaratienr., declaratienummer, factuurnr, factuur nr, factuur nummer, fact nr, bonnummer, bon nr, bonnr, creditnota nummer, creditnotanummer, creditfactuur nr, factuur, nota nr, notanummer, creditnummer, factuurnr., factuur nr., creditnota nr, creditfactuurnummer, documentnummer, kassabon nr, ticketnummer, ticket nr, transactie, nummer, kasticket nr, fact. nr., factuur no, referentienummer, transactienummer, bon, nota nummer, documentnr, ticket',
    date: 'factuurdatum, datum, datum factuur, d.d., creditdatum, datum creditnota, dd, notadatum, documentdatum, factuur datum, factuur d.d., opgemaakt op, aankoopdatum, transactiedatum, uitgegeven op, bondatum',
    dueDate:
      'vervaldatum, betalen voor, uiterste betaaldatum, te betalen voor, vervaldag, betaaldatum, uiterlijk betalen op, uiterlijk, te betalen uiterlijk, betaal voor, betaling voor, betalen uiterlijk, uiterste betaaldag, te voldoen voor, betaling uiterlijk, te betalen vóór, gelieve te betalen voor, betalen vóór, factuur vervalt op, vervalt op, uiterlijk te betalen op, betaling uiterlijk op',
    otherDate:
      'orderdatum, leverdatum, periode, besteldatum, aankomst, vertrek, leveringsdatum, factuurperiode, datum levering, afleverdatum, aankomstdatum, vertrekdatum',
    purchaseOrder:
      'ordernummer, uw order, uw referentie, inkoopordernummer, bestelnummer, po nummer, ordernr, uw bestelling, inkoopnummer, uw kenmerk, uw ordernummer, inkooporder, bestelbon, uw ref, order nr, uw bestelnummer',
    taxId:
      'btw nummer, btw nr, btw-nummer, btw id, btw-id, btw nr., btw identificatienummer, btw-nr, ondernemingsnummer, btw-nr., btw be',
    currency: 'valuta, munt, bedragen in',
    customer:
      'factuur aan, factuuradres, klant, aan, t.a.v., tav, factureren aan, gefactureerd aan, factuur voor, debiteur, opdrachtgever, klantgegevens, afnemer, koper, gast, klantnaam, factuuradres klant, ter attentie van, naam klant, creditnota aan, bestemd voor, huurder',
    vendor:
      'van, verkoper, leverancier, afzender, ten name van, t.n.v., factuur van, verkocht door, ten name van rekening, begunstigde, opdrachtnemer, o.v.v., verhuurder',
    shipTo:
      'afleveradres, bezorgadres, leveradres, leveren aan, geleverd aan, leveringsadres, verzendadres, werkadres',
    other:
      'klantnummer, klantnr, klant nr, debiteurnummer, debiteurnr, telefoon, tel, fax, e-mail, email, pagina, kvk, kvk nummer, iban, bic, bank, betalingstermijn, betaalwijze, betalingscondities, kassa, medewerker, betreft, referentie, contactpersoon, betalingsvoorwaarden, btw nummer klant, website, relatienummer, lidnummer, rekeningnummer, onze referentie, verkoper nr, filiaal, kassier, tafel, project, kenmerk, leveringsvoorwaarden, kvk nr, kvk-nummer, pakbon, pakbonnummer, debiteuren nr, contractnummer, betaalmethode, tijd, winkel, terminal, bestelling, betalingskenmerk, mobiel, blad, contract, bediend door, machtiging, uw btw-nummer, betreft factuur, op factuur, oorspronkelijke factuur, betreft factuurnummer, debiteurennummer, projectnummer',
  },
  titles: {
    invoice:
      'factuur, faktuur, nota, f a c t u u r, verkoopfactuur, proforma factuur, verzamelfactuur, handelsfactuur, factuur kopie, termijnfactuur, deelfactuur, eindfactuur, voorschotfactuur, energienota, declaratie, ereloonnota, kostennota, staat van kosten, voorschotnota, eindafrekening',
    creditNote: 'creditnota, creditfactuur, credit nota, kredietnota, credit factuur',
    receipt:
      'kassabon, bon, btw kasticket, btw kassabon, betaalbewijs, kwitantie, kasticket, kassaticket, klantticket, ontvangstbewijs, aankoopbewijs, ticket, parkeerbewijs, pinbon',
    other:
      'offerte, orderbevestiging, pakbon, aanmaning, herinnering, overeenkomst, salarisstrook, loonstrook, prijslijst, contract, verslag, prijsopgave, betalingsherinnering, laatste aanmaning, vrachtbrief, leverbon, bestelbon, huurovereenkomst, arbeidsovereenkomst, menukaart, jaarrekening, uitnodiging, polis, bestelling',
  },
  names: {
    owners: 'vve, vereniging van eigenaren',
    trade:
      'restaurant, eetcafé, bakkerij, slagerij, markt, supermarkt, drogisterij, apotheek, winkel, garage, handel, diensten, boekhandel, bouw, advies',
    street: 'straat, laan, weg, plein, kade, gracht, postbus, singel, dreef, steenweg',
    greeting: 'bedankt, dank u, welkom, tot ziens, pagina, kassa, uw, u, wij',
  },
  units:
    'st, st., stuk, stuks, uur, uren, u, kg, g, l, m, m2, m², dag, dagen, maand, maanden, doos, dozen, pak, set, liter, nacht, nachten, kwh, paar, rol, fles, zak, licentie, jaar, km, pallet, krat, week, weken, pst, ps, mnd, pakket, keer',
};
