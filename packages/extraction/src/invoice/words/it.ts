import type { InvoiceLocale } from './locale.ts';

export const it: InvoiceLocale = {
  code: 'it',
  columns: {
    position: 'pos, n, nr, riga, n., progr, nr.',
    code: 'codice, cod, cod., articolo n, codice articolo, cod. art., cod art, rif, riferimento, cod. articolo, cod. prodotto',
    date: 'data, periodo, giorno',
    description:
      'descrizione, articolo, prodotto, servizio, descrizione dei beni, descrizione beni e servizi, prestazione, descrizione articolo, descrizione prodotto, natura e qualità dei beni, oggetto, descrizione servizio, descrizione dei servizi, prestazioni, descrizione attività, prodotti, causale, dettaglio, descrizione merce, descrizione della merce, descrizione beni/servizi, descrizione beni / servizi, descrizione della prestazione, descrizione prestazione, voci di spesa, voce, descrizione lavori, lavori eseguiti, descrizione voce',
    quantity:
      'quantità, qtà, q.tà, qta, q.ta, quantita, ore, nr pezzi, pezzi, qt, notti, giorni, q. tà, q tà, consumo, numero, smc, qtà/ore, colli, consumi',
    unit: 'um, u.m., unità, unità di misura, udm, u. m., un. mis.',
    unitPrice:
      'prezzo, prezzo unitario, prezzo unit, p. unitario, prezzo unit., importo unitario, pr. unitario, costo unitario, p.u., tariffa, prezzo un, prezzo un., prezzo netto, prezzo €, prezzo listino, prezzo unitario €, tariffa oraria, p. unit, p. unit., valore unitario, prezzo uni, prezzo unitario netto, prezzo u., prezzo/unità, corrispettivo unitario, prezzo iva incl.',
    discount: 'sconto, sc, sc., sconto %, sc. %, % sconto, sc %, sconti, sc.%',
    taxRate:
      'iva, aliquota, % iva, iva %, aliquota iva, aliq, aliq., cod iva, cod. iva, al. iva, aliq. iva, c. iva, iva%, codice iva',
    taxAmount:
      'imposta, importo iva, totale iva, iva €, tot. iva, ammontare imposta, imposta €, totale imposta',
    taxBase: 'imponibile, base imponibile, totale imponibile, imponibile €, tot. imponibile, imponibile iva',
    amount:
      'importo, totale, prezzo totale, importo netto, importo €, totale €, valore, totale riga, importo totale, netto, importo eur, prezzo tot, prezzo tot., tot, totale netto, importo (€), totale (€), totale eur, valore totale, addebito, addebiti, dare, totale imponibile riga',
    gross:
      'totale ivato, totale iva inclusa, importo ivato, totale lordo, lordo, totale con iva, importo lordo',
    credit: 'avere, accredito, accrediti, crediti, pagamenti',
  },
  totals: {
    subtotal:
      'imponibile, totale imponibile, subtotale, sub totale, totale netto, totale merce, netto, importo netto, totale imponibile iva, netto merce, totale parziale, totale merci, somma imponibile, base imponibile, importo imponibile, totale beni e servizi, sub-totale, totale prestazioni, totale esclusa iva, totale iva esclusa, totale senza iva, imponibile netto, totale competenze, totale lordo merce, totale compensi, compenso, totale onorari, onorario, compensi, imponibile totale, totale netto merce, totale righe, totale merce e servizi, totale merci e servizi, totale servizi, totale beni, totale merce netto, imponibile iva, totale parziale imponibile, totale imponibili, totale corrispettivo, corrispettivo, netto imponibile, totale prodotti, totale articoli netto, somma importi, totale lordo imponibile, onorari, competenze, totale competenze e spese',
    tax: 'iva, totale iva, imposta, totale imposta, importo iva, di cui iva, iva inclusa, iva compresa, totale imposte, imposte, i.v.a., iva totale, ammontare iva, imposta iva, totale i.v.a., iva 22, iva 10, iva 4, iva 5, imposte e iva, totale imposte e iva, accise e iva, di cui iva 22, di cui iva 10, di cui iva 4, iva di cui',
    total:
      'totale a vostro favore, totale a suo favore, totali, totale, totale fattura, totale documento, totale da pagare, totale dovuto, netto a pagare, importo totale, totale complessivo, totale eur, totale euro, totale generale, importo da pagare, totale a pagare, importo totale documento, totale nota di credito, totale fattura eur, da pagare, totale ordine, totale iva inclusa, totale ivato, importo a pagare, totale documento eur, totale lordo, totale scontrino, importo complessivo, totale fattura €, totale nota credito, totale a voi dovuto, totale accredito, importo totale da pagare, totale con iva, totale €, importo dovuto, totale documento euro, totale bolletta, importo totale bolletta, totale parcella, netto a pagare parcella, netto in bolletta, totale euro iva inclusa, totale ricevuta, totale preconto, totale notula, totale nota spese, totale scontrino euro, totale conto, totale da versare, totale pagamento, importo fattura, importo da versare, tot documento, tot fattura, tot da pagare, tot generale, tot complessivo',
    due: 'netto da corrispondere, netto a pagare, netto da pagare, saldo, residuo, saldo da pagare, da saldare, importo residuo, saldo dovuto, rimanente',
    paid: 'contanti, contante, resto, pagato, acconto, pagamento elettronico, carta, bancomat, importo pagato, pagamento contante, pagamento carta, pagamento, carta di credito, totale pagato, acconti versati, acconto versato, ricevuto, carta di debito, pagamento elettr, non riscosso, già pagato, pagamento pos, anticipo, carta credito, carta debito, pagobancomat, satispay, buoni pasto, assegno, bonifico, resto contanti, pagamenti, totale pagamenti, pagamento non riscosso, a credito, caparra, caparra versata, anticipo versato, già versato, importo versato, acconti già fatturati, pagato contanti',
    discount:
      'sconto, sconti, sconto totale, abbuono, totale sconti, buono sconto, totale sconto, sconto incondizionato, sconto merce, promozione, sconto commerciale, ritenuta, ritenuta d acconto, ritenuta acconto, ra, rit. acconto, ritenuta a garanzia, ritenute a garanzia, ritenuta di garanzia, ritenuta irpef, rit. acc., ritenuta acconto 20, ritenuta 20, ritenuta d acconto 20, ritenuta enasarco, trattenuta enasarco, sconto fedeltà, sconto carta, sconto soci, sconto fidelity, buono, buono acquisto, omaggio, bonus sociale, split payment, iva split payment, scissione dei pagamenti, iva a carico del cessionario',
    charge:
      'imposta di soggiorno, tassa di soggiorno, spese di spedizione, spedizione, trasporto, spese, spese di trasporto, imballo, spese incasso, bollo, imposta di bollo, mancia, coperto, marca da bollo, spese accessorie, spese varie, spese di imballaggio, spese bollo, contributo conai, contributo integrativo, contributo enpav, contr enpav, enpav, contr integrativo, contr previdenziale, cassa previdenza, contributo cassa, contributo cassa previdenza, contributo previdenziale, cassa, cnpadc, rivalsa inps, contributo inps, inarcassa, cassa avvocati, contributo 4%, assicurazione, rimborso spese, anticipazioni, spese trasporto, spese bolli, bolli, spese imballo, servizio, esente, importo esente, spese anticipate, spese escluse art. 15, spese esenti art. 15, escluso art. 15, fuori campo iva, totale esente, fuori campo, importi fuori campo iva, esente art. 15, imballaggio, contributo ambientale, spese generali, spese generali 15, spese forfettarie, rimborso forfettario, cpa, c.p.a., c.p.a. 4, cassa forense, cassa forense 4, contributo cpa, contributo cassa forense, contributo enasarco, coperti, servizio al tavolo, spese di consegna, consegna, spese postali, spese d incasso, bolli virtuali, bollo virtuale, spese non imponibili, spese ex art. 15, anticipazioni art. 15',
    rounding: 'arrotondamento, arrotondamenti',
    carried: 'a riportare, riporto, totale pagina, riporto da pagina precedente, a riporto',
    other:
      'aliquota, capitale sociale, punti, hai risparmiato, numero articoli, totale articoli, cambio, articoli, totale quantità, totale colli, peso, n. articoli, totale punti, numero pezzi, sconto a pagare, punti fedeltà, saldo punti, punti accumulati, hai risparmiato euro, risparmio, n. pezzi, nr articoli, num. articoli, numero colli, n. colli, pezzi totali',
  },
  labels: {
    number:
      'fattura n, fattura nr, fattura numero, numero fattura, n fattura, nr fattura, n. fattura, fattura n., fattura n°, numero documento, n documento, documento n, nota di credito n, nota di credito n., numero, numero doc, nr documento, doc n, n. documento, documento numero, scontrino n, ricevuta n, fattura nr., n° fattura, nr doc, doc. n., n. doc., nr. fattura, numero nota di credito, nota di credito nr, parcella n, documento nr, ricevuta nr, num fattura, num. fattura, numero ricevuta, numero scontrino, n° documento, fatt n, scontrino nr, fattura, n, nr, documento n°, scontrino numero, nota credito n., bolletta n., bolletta numero, numero bolletta, n. bolletta, fattura elettronica n., documento commerciale n, documento commerciale n., doc. commerciale, n. documento commerciale, doc. numero, notula n, notula n., nota n., numero parcella',
    date: 'data, data fattura, data documento, del, data di emissione, data emissione, data doc, emessa il, data della fattura, data nota di credito, data doc., data ricevuta, emesso il, data e ora, data del documento',
    dueDate:
      'scadenza, data scadenza, scadenza pagamento, data di scadenza, pagare entro il, entro il, scadenze, pagamento entro il, pagamento entro, da pagare entro, da pagare entro il, termine di pagamento, scade il, scadenza il, scadenza rata, da pagare entro e non oltre, entro la data, data limite di pagamento, scadenza fattura',
    otherDate:
      'data consegna, data ordine, periodo, data di consegna, arrivo, partenza, data trasporto, data ddt, periodo di fatturazione, data inizio trasporto, periodo di riferimento, data arrivo, data partenza, competenza, periodo di consumo, periodo fatturato, decorrenza, data lettura, data di consegna merce, data operazione, data prestazione',
    purchaseOrder:
      'ordine, vs ordine, ordine n, vostro ordine, n ordine, numero ordine, ordine cliente, rif ordine, vs. ordine, vs. ordine n., ordine nr, vs. rif, vs. rif., vostro riferimento, ordine di acquisto, rif. ordine, vostro ordine n, vs rif, ordine n., vs ordine n',
    taxId:
      'p iva, p. iva, partita iva, p.iva, codice fiscale, cod fiscale, c.f., cod. fisc., partita iva / c.f., c.f. / p.iva, p.iva/c.f., cf, c f, p.iva / cf, piva, p iva cf',
    currency: 'valuta, divisa, importi in',
    customer:
      'proprietario, cliente, spett.le, spett le, spettabile, destinatario, intestatario, fatturare a, cessionario, intestata a, fatturato a, cessionario committente, dati cliente, intestazione, acquirente, committente, intestato a, dati del cliente, cliente/destinatario, gentile, ospite, destinatario fattura, fattura a, indirizzo di fatturazione, cessionario/committente, conduttore, cessionario/committente (cliente), cessionario / committente',
    vendor:
      'fornitore, cedente, venditore, emittente, mittente, cedente prestatore, prestatore, cedente/prestatore, emessa da, beneficiario, locatore, cedente/prestatore (fornitore)',
    shipTo:
      'destinazione, luogo di consegna, consegnare a, indirizzo di consegna, destinazione merce, luogo di destinazione, spedire a, indirizzo di spedizione',
    other:
      'codice cliente, cod cliente, cod. cliente, telefono, tel, fax, email, e-mail, pagina, iban, bic, banca, banca d appoggio, modalità di pagamento, pagamento, condizioni di pagamento, pec, sdi, codice sdi, codice destinatario, cassiere, tavolo, cassa, operatore, note, ddt, agente, vettore, causale, causale trasporto, aspetto dei beni, porto, colli, coordinate bancarie, rea, causale del trasporto, ns rif, contratto, codice univoco, numero cliente, n cliente, contatto, riferimento, sito, coperti, documento di trasporto, conto, pag, modalità pagamento, termini di pagamento, commessa, progetto, cig, cup, abi, cab, ns. rif., codice contratto, cel, cell, rif. fattura, riferimento fattura, a storno fattura, storno fattura n., fattura collegata, camera, arrivi, aspetto esteriore',
  },
  titles: {
    invoice:
      'fattura, bolletta, bolletta luce, bolletta gas, la tua bolletta, la tua bolletta luce, la tua bolletta gas, fattura di vendita, fattura accompagnatoria, fattura immediata, fattura differita, fattura commerciale, parcella, fattura proforma, f a t t u r a, fattura di cortesia, copia di cortesia, fattura elettronica, avviso di fattura, fattura cliente, nota spese, avviso di parcella, preavviso di parcella, progetto di notula, notula, nota pro forma',
    creditNote: 'nota di credito, nota credito, nota di accredito, storno fattura',
    receipt:
      'scontrino, ricevuta, ricevuta fiscale, documento commerciale, scontrino fiscale, documento commerciale di vendita o prestazione, ricevuta di pagamento, scontrino non fiscale, preconto',
    other:
      'preventivo, ordine, ddt, documento di trasporto, contratto, busta paga, offerta, conferma d ordine, curriculum vitae, relazione, verbale, ordine di acquisto, bolla di consegna, sollecito, sollecito di pagamento, cedolino, listino prezzi, certificato, menù, bilancio',
  },
  names: {
    owners: 'condominio',
    trade:
      'ristorante, trattoria, pizzeria, bar, albergo, hotel, mercato, supermercato, farmacia, negozio, officina, panificio, ferramenta, studio, studio legale, studio notarile, studio dentistico, studio tecnico, studio medico, libreria, servizi, gruppo',
    street: 'via, viale, piazza, corso, strada, largo, vicolo, piazzale, località, piano, contrada',
    greeting: 'grazie, arrivederci, benvenuto, benvenuti, pagina, cassa, vostro, vostra, la ringraziamo',
  },
  units:
    'pz, pz., nr, n, n., ore, ora, h, kg, g, lt, l, m, mq, giorno, giorni, gg, mese, mesi, conf, conf., cf, scatola, cad, cad., pezzo, pezzi, nott, notti, notte, litri, kwh, corpo, a corpo, ml, mc, rotolo, sacco, paio, coppia, licenza, anno, km, set, cartone, bottiglia, confezione, nr., mt, mt., etto, etti, hg, gr, gr., cl, dl, n°, cadauno, q.li, vasetto, busta, buste, rotoli, m², m³, quintali, capi, persone, pers, pers., bt, bt., ct, fg, coperti, smc',
};
