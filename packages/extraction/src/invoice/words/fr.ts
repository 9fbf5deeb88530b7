import type { InvoiceLocale } from './locale.ts';

export const fr: InvoiceLocale = {
  code: 'fr',
  columns: {
    position: 'n°, no, pos, ligne, poste',
    code: 'réf, réf., référence, code, code article, réf article, article n°, ref, code produit, réf. article',
    date: 'date, période, jour',
    description:
      'phase, phases, mission, missions, désignation, description, libellé, article, produit, prestation, prestations, détail, intitulé, désignation des produits, désignation des prestations, nature, objet, articles, service, services, produits, libelle, description des prestations, désignation des articles, abonnement, rubrique, trajet, parcours, itinéraire, prestations réalisées, travaux, nature des travaux',
    quantity:
      'quantité, qté, qté., qte, quantite, nombre, nb, heures, nbre, nombre heures, jours, nuits, volume, durée, quantités, qte livrée, quantité livrée, qté fact',
    unit: 'unité, u, un, u.',
    unitPrice:
      'prix unitaire, pu ht, pu, p.u., p.u. ht, prix unitaire ht, prix unit, prix, prix u, prix u ht, tarif, prix unit ht, prix unit. ht, prix/unité, prix unitaire mois, prix unitaire/mois eur ttc, prix unitaire ttc, pu ttc, taux horaire, prix unitaire (ht), pu net, p.u ht, pu (ht), prix unitaire mois eur ttc, pu eur, pu €, prix u. ht, coût unitaire, p.u. (ttc), prix unit ttc, tarif unitaire',
    discount: 'remise, rem, rem., rem %, remise %, % remise, % rem, rabais, réduction, rem. %, %',
    taxRate: 'tva, taux tva, % tva, taux, tva %, taux de tva, taxe, tva (%), taxes, code tva, tx tva',
    taxAmount:
      'montant tva, montant de la tva, tva eur, montant taxe, tva €, total tva, montant tva eur, mt tva, dont tva, dont montant tva',
    taxBase: 'base ht, base, base tva, base hors taxe, base h.t., montant base, base imposable',
    amount:
      'à facturer, à facturer ht, montant à facturer, présente situation, présente note, montant, total, montant ht, total ht, prix ht, prix total, montant eur ht, ht, montant h.t., total h.t., prix total ht, montant net, total ligne, € ht, montant total, montant total ht, total ligne ht, somme, total net ht, total (ht), montant (ht), net ht, débit, montant €, montant eur, total eur, valeur, total ht eur, montant ht eur',
    gross:
      'montant ttc, total ttc, montant eur ttc, ttc, prix ttc, € ttc, montant total ttc, prix total ttc, total (ttc), montant (ttc), € ttc*',
    credit: 'crédit, crédits, règlement, règlements, paiements, encaissement',
  },
  totals: {
    subtotal:
      'total ht, sous total, sous-total, montant ht, total h.t., total hors taxes, total net ht, montant hors taxe, montant total ht, net ht, total hors taxe, sous total ht, sous-total ht, base ht, total brut ht, montant hors tva, total hors tva, montant hors tva soumis à une tva, net commercial, total net, total htva, total € ht, montant net ht, total eur ht, ht, somme ht, total ht net, total prestations ht, montant total hors taxes, total h.t, total ht brut, montant hors taxes, total net hors taxes, total marchandises ht',
    tax: 'tva, total tva, total taxes, montant tva, tva collectée, total t.v.a., t.v.a., dont tva, tva incluse, taxe, taxes, montant de la tva, tva payée sur les débits, tva payée sur les encaissements, total taxe, montant total tva, dont t.v.a., tps, tvq, eco participation, montant tva total, total tva 20, tva due, tva sur débits, dont tva 10, dont tva 20',
    total:
      'total en votre faveur, net en votre faveur, solde en votre faveur, totaux, total ttc, net à payer, montant ttc, total t.t.c., total à payer, montant total ttc, total, net à payer ttc, somme à payer, total facture, montant total, total général, montant à payer, total eur, total ttc eur, montant de la facture soumis à tva, total toutes taxes comprises, total tvac, net à payer eur, total avoir, montant prélevé le, total € ttc, montant net à payer, net à déduire, total euros, montant dû, a payer, à payer, total dû, total de la facture, montant de la facture, net à rembourser, montant de l avoir, total avoir ttc, montant total à payer, total ttc à payer, total chf, montant du prélèvement, total net à payer, total à régler, total général ttc, total de l avoir, total facture ttc, montant à régler, montant total de la facture, total à payer ttc, montant facturé',
    due: 'solde à payer, reste à payer, solde, solde dû, restant dû, reste dû, reste à régler',
    paid: 'acompte, déjà payé, carte bancaire, espèces, rendu, rendu monnaie, payé, virement, cb, chèque, acompte versé, reçu, règlement, montant payé, acomptes, versé, paiement, monnaie rendue, carte, acompte payé, réglé, payé par, espèce, acomptes versés, montant réglé, ticket restaurant, règlement cb, réglé par cb, déjà réglé, acompte reçu, total payé, payé par carte, titre restaurant, virement reçu, prélèvement, carte bleue, cb sans contact, règlement carte, paiement cb, american express, tiers payant, part mutuelle, provision reçue, provisions reçues, provision versée, provisions versées, provision',
    discount:
      'remise, à déduire, situations précédentes, situation précédente, remises, rabais, réduction, escompte, remise globale, ristourne, promotion, remise commerciale, remise totale, total remise, bon de réduction, avantage fidélité, retenue de garantie, retenue garantie, rg 5%',
    charge:
      'taxe de séjour, frais de port, port, livraison, transport, frais de livraison, emballage, frais, port et emballage, éco participation, participation, pourboire, frais de dossier, port ht, frais de port ht, frais de gestion, frais d envoi, frais de transport, frais d expédition, assurance, frais de déplacement, frais de traitement, participation aux frais, supplément, débours, frais et débours, total débours, débours non soumis à tva, débours hors tva, frais non soumis à tva',
    rounding: 'arrondi, arrondis',
    carried:
      'à reporter, report, sous total page, total page, report page, sous-total à reporter, montant à reporter',
    other:
      'montant du marché, montant initial du marché, montant du marché ht, capital, au capital de, indemnité forfaitaire, pour un montant total de, nombre d articles, points, vous avez économisé, total articles, nb articles, ancien solde, consigne, frais de recouvrement, total quantité, montant restant, base',
  },
  labels: {
    number:
      'facture ticket, ticket facture, facture n°, facture no, facture nr, n° de facture, no de facture, numéro de facture, n° facture, no facture, numéro facture, facture numéro, avoir n°, avoir no, n° d avoir, no d avoir, numéro d avoir, n° avoir, no avoir, ticket n°, ticket no, n° ticket, no ticket, n° de ticket, réf facture, référence facture, n° document, n° de document, numéro, note n°, reçu n°, n°, facture, n° pièce, numéro de document, numéro de reçu, no de document, note no, n° de reçu, référence de la facture, numéro de la facture, facturette n°, n° note, numéro du ticket, n° de la facture',
    date: 'date de facture, date facture, date, date de la facture, date d émission, date d avoir, le, émise le, date de facturation, date avoir, facturé le, émis le, en date du, date de l avoir, date d emission, du, date du ticket, date émission, date d achat, facture du, édité le, date d édition',
    dueDate:
      "échéance, date d échéance, date échéance, à payer avant le, date limite de paiement, date limite de paiement le, payable avant le, à régler avant le, échéance le, date de paiement, règlement avant le, payable le, à payer avant, date limite de règlement, date de règlement, à régler le, payable au plus tard le, paiement avant le, à échéance du, au plus tard le, date d echeance, à payer pour le, prélevé le, à régler pour le, paiement au plus tard le, payable jusqu'au, facture à régler le, règlement le, à payer jusqu'au, à payer au plus tard le, sera prélevée le, sera prélevé le, prélèvement le, date de prélèvement, date du prélèvement, date limite",
    otherDate:
      'date de livraison, date de commande, période, prélèvement à partir du, date de prestation, arrivée, départ, montant prélevé le, période de facturation, livré le, date de service, date d arrivée, date de départ, date de la livraison, date de la commande, du au, période du, séjour du, date de la prestation, commande du',
    purchaseOrder:
      'votre référence, bon de commande, n° de commande, commande n°, commande no, no de commande, n° commande, votre commande, réf commande, votre commande n°, numéro de commande, réf. client, bc n°, vos réf, vos références',
    taxId:
      'n° tva, tva intracommunautaire, n° de tva, n° tva intracommunautaire, tva intra, no tva, n° tva client, numéro de tva, n° de tva intra communautaire, id tva, n° tva intra, tva intracom, ide, siret',
    currency: 'devise, montants en, monnaie, montants exprimés en',
    customer:
      'propriétaire, client, facturé à, vendu à, adressé à, destinataire, adresse de facturation, facturer à, nom du client, à l attention de, nom de l abonné, acheteur, doit, adresse facturation, titulaire, abonné, facture à, nom, facturation, votre client, payeur, coordonnées client, locataire, preneur',
    vendor:
      'vendeur, fournisseur, émetteur, de, vendu par, prestataire, émis par, emetteur, votre fournisseur, bailleur, expédié par, facture émise par, entreprise',
    shipTo:
      'adresse de livraison, livré à, livrer à, lieu de livraison, livraison à, adresse livraison, adresse de l installation, adresse d intervention, adresse du chantier',
    other:
      'n° client, numéro client, code client, n° de client, no client, référence client, compte client, n° de compte client, téléphone, tél, fax, email, e mail, courriel, page, siret, siren, rcs, iban, bic, banque, contact commercial, conditions de paiement, mode de règlement, mode de paiement, ape, naf, réf marché, facture liée, objet, notes, identifiant, id client, n° de ligne, numéro de ligne, contact, adresse email de contact, remise à zéro, fin d engagement, site, code ape, votre contact, caisse, table, vendeuse, caissier, règlement, conditions de règlement, modalités de paiement, no de client, contrat, n° contrat, référence, n° abonné, bon de livraison, chantier, dossier, serveur, couverts, magasin, sur facture n°, sur facture, facture d origine, facture d origine n°, avoir sur facture, annule la facture, référence facture d origine, sur la facture, rectifie la facture, relatif à la facture, chambre, personnes, numéro de la commande, capital social, montant des échéances',
  },
  titles: {
    invoice:
      "facture, facture proforma, facture d acompte, facture acquittée, votre facture, facture de vente, facture de solde, facture de prestation, facture électronique, facture client, factures, note d honoraires, facture originale, quittance de loyer, facture de situation, état de frais et honoraires, état d'honoraires, note d'honoraires, note de frais et honoraires, note de débit, facture d'acompte, situation de travaux, décompte, avis d'échéance, appel de fonds, facture d'électricité, mémoire de travaux",
    creditNote: 'avoir, facture d avoir, note de crédit, avoir client, facture rectificative, note de credit',
    receipt:
      'reçu, ticket, ticket de caisse, note, addition, justificatif, reçu de paiement, quittance, ticket client, note de restaurant, facturette, note de taxi, ticket carte bancaire, duplicata de ticket',
    other:
      'devis, bon de commande, bon de livraison, relance, contrat, bulletin de paie, attestation, commande, curriculum vitae, lettre de motivation, rapport, compte rendu, offre de prix, confirmation de commande, lettre de relance, mise en demeure, rappel, fiche de paie, bilan, contrat de travail, contrat de location, bordereau de livraison, proposition commerciale, menu, estimation, fiche technique, avis d imposition',
  },
  names: {
    owners: 'syndicat des copropriétaires, copropriété, sdc',
    trade:
      'restaurant, brasserie, boulangerie, café, hôtel, marché, supermarché, pharmacie, garage, cabinet, cabinet d avocats, cabinet médical, cabinet dentaire, société, établissements, ets, librairie, boutique, entreprise, boucherie, charcuterie, boucherie charcuterie, pâtisserie, boulangerie pâtisserie, poissonnerie, épicerie, fromagerie, crèmerie, traiteur, fleuriste, pressing, blanchisserie, laverie, teinturerie, cordonnerie, imprimerie, menuiserie, plomberie, maçonnerie, quincaillerie, papeterie, droguerie, jardinerie, bijouterie, auberge, bistrot, crêperie, clinique vétérinaire, cabinet vétérinaire, station service',
    street:
      'rue, avenue, boulevard, place, chemin, route, impasse, allée, quai, cours, bp, cedex, zi, zac, lieu dit, étage',
    greeting:
      'merci, bienvenue, à bientôt, votre, vous, nous, ticket, page, caisse, au revoir, bonne journée',
  },
  units:
    'u, un, unité, unités, pce, pièce, pièces, h, heure, heures, kg, g, l, m, m2, m², jour, jours, mois, forfait, ens, lot, carton, boîte, boite, litre, litres, nuit, nuits, ml, paquet, j, km, pcs, unit(s), liter(s), licence, an, sac, rouleau, palette, bouteille, kwh, min, semaine, ans, colis, m3, t',
};
