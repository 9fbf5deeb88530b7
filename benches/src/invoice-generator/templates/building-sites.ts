import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, SWISS, type Template } from './template.ts';

/** A German interim bill: what is done by title to date, earlier interim bills taken off, security kept back below the total. */
const abschlag: Template = {
  ...COUNTRY.de,
  id: 'de-abschlagsrechnung',
  draw: (s) => {
    const done = ['Titel 01 Baustelleneinrichtung', 'Titel 02 Erdarbeiten', 'Titel 03 Betonarbeiten'].map(
      (name) => good(name, s.random.whole(300_000, 4_500_000)),
    );
    const before = Math.round(sumOf(done) * 0.4);
    const goods = [...done, good('abzgl. 1. Abschlagsrechnung netto', -before)];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
    const kept = Math.round(total * 0.05);
    const number = `AR-${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Tiefbau Grothe GmbH & Co. KG',
      s.random.pick(['Stadtwerke Lünen AöR', 'Wohnbau Hamm eG']),
    ];
    const row = (name: string, minor: number) =>
      `<tr><td>${name}</td><td class="r">${s.number(minor)} €</td></tr>`;
    const body = `<p class="small">${vendor} · Kamener Str. 9 · 59192 Bergkamen</p>${lines(customer, 'Bauabteilung', 'Münsterstr. 30', '44534 Lünen')}<br>
      <div class="flex"><h2>2. Abschlagsrechnung</h2>${pairs([
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Auftrag', `B-${s.random.digits(4)}`],
      ])}</div><p>Bauvorhaben: Erschließung Nord. Leistungsstand zum ${s.date(s.day - 3)} gemäß beigefügtem Aufmaß:</p><br>
      <table class="wide">${done.map((item) => row(item.name, item.amount)).join('')}<tr><td>Leistungsstand netto</td><td class="r"><u>${s.number(sumOf(done))} €</u></td></tr>
      ${row('abzgl. 1. Abschlagsrechnung netto', -before)}<tr><td>Zwischensumme netto</td><td class="r">${s.number(subtotal)} €</td></tr>${row('zzgl. 19% MwSt.', tax)}
      <tr><td><b>Rechnungsbetrag brutto</b></td><td class="r"><b>${s.number(total)} €</b></td></tr>${row('abzgl. 5% Sicherheitseinbehalt', -kept)}<tr><td><b>Auszahlungsbetrag</b></td><td class="r"><b>${s.number(total - kept)} €</b></td></tr></table>
      <p>Zahlbar bis ${s.date(s.day + 21)} ohne Abzug.</p><p class="small">Sparkasse Bergkamen IBAN DE12 4105 1845 0000 1234 56 · Steuernummer 316/5777/1234 · AG Hamm HRA 4711</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 21, vendor, customer, subtotal, tax, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A French progress claim: contract, share done, done to date, claimed before, claimed now. */
const situation: Template = {
  ...COUNTRY.fr,
  id: 'fr-situation-travaux',
  size: 'landscape',
  draw: (s) => {
    const works = [
      'Dépose des menuiseries',
      'Fourniture et pose fenêtres PVC',
      'Habillages intérieurs',
      'Nettoyage du chantier',
    ].map((name) => {
      const market = s.random.whole(1000, 18_000) * 100;
      const [now, before] = [s.random.pick([40, 60, 80, 100]), s.random.pick([0, 10, 30])];
      const [done, earlier] = [(market * now) / 100, (market * before) / 100];
      return { name, market, now, done, earlier, item: good(name, done - earlier) };
    });
    const goods = works.map(({ item }) => item);
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.1);
    const total = subtotal + tax;
    const number = `S${s.random.digits(3)}-02`;
    const [vendor, customer] = [
      'MENUISERIES DU VAL SARL',
      s.random.pick(['SCI LES TILLEULS', 'OPHLM DE MOULINS']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('ZA des Prés', '03000 MOULINS', 'SIRET 432 111 222 00034', 'TVA FR12432111222')}</div><div>${lines(`<b>${customer}</b>`, '14 cours Jean Jaurès', '03000 MOULINS')}</div></div>
      <h2>SITUATION DE TRAVAUX N° 2</h2>${lines(`Facture n° ${number} du ${s.date(s.day)}`, 'Chantier : Résidence Les Tilleuls, lot 07')}<br>${grid(
        ['Désignation', 'Marché HT', '% avancement', 'Cumul HT', 'Situations antérieures HT', 'Mois HT'],
        works.map(({ name, market, now, done, earlier, item }) => [
          name,
          s.number(market),
          `${now} %`,
          s.number(done),
          s.number(earlier),
          s.number(item.amount),
        ]),
        'wide box',
      )}<br>${pairs(
        [
          ['Total HT de la situation', `${s.number(subtotal)} €`],
          ['TVA 10 %', `${s.number(tax)} €`],
          ['<b>Total TTC</b>', `<b>${s.number(total)} €</b>`],
          ['Retenue de garantie 5 %', `-${s.number(Math.round(total * 0.05))} €`],
          ['Net à payer', `${s.number(total - Math.round(total * 0.05))} €`],
        ],
        'right',
      )}<p>Échéance : ${s.date(s.day + 45)}</p>`;
    return drawn(
      page('.box td,.box th{border:1px solid #777}', body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 45, vendor, customer, subtotal, tax, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A craftsman's bill of French Switzerland: hours and material in two groups with their sums, rounded to five centimes, the payment slip below with the sum twice more. */
const artisan: Template = {
  ...COUNTRY.fr,
  id: 'ch-fr-artisan',
  country: 'CH',
  currency: 'CHF',
  numbers: [SWISS],
  dates: ['dd.MM.yyyy'],
  draw: (s) => {
    const work = [
      good('Monteur sanitaire', 9800, { quantity: s.random.whole(2, 16) * 500 }),
      good('Apprenti', 4250, { quantity: s.random.whole(2, 16) * 500 }),
    ];
    const parts = s.goods({
      count: [1, 3],
      names: ['Mitigeur évier', 'Siphon DN40', 'Tube multicouche 20 mm', 'Vanne à bille 3/4"'],
      quantities: [1000, 2000, 3000],
      price: [990, 38_000],
    });
    const goods = [...work, ...parts];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.081);
    const total = Math.round((subtotal + tax) / 5) * 5;
    const number = `25${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Rochat Sanitaire Sàrl',
      s.random.pick(['Régie du Léman SA', 'Mme Claudine Favre']),
    ];
    const row = (item: (typeof goods)[number], unit: string) =>
      `<tr><td>${item.name}</td><td class="r">${s.quantity(item.quantity)} ${unit}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`;
    const sum = (name: string, minor: number) =>
      `<tr><td colspan="3"><b>${name}</b></td><td class="r"><b>${s.number(minor)}</b></td></tr>`;
    const body = `<div class="flex"><b style="font-size:15pt">${vendor}</b><div>${lines('Rue du Lac 8', '1800 Vevey', 'CHE-112.345.678 TVA')}</div></div><div style="margin-left:95mm">${lines(customer, 'Avenue de la Gare 20', '1820 Montreux')}</div>
      <h3>Facture ${number}</h3><p>Vevey, le ${s.date(s.day)}</p><p>Payable jusqu'au ${s.date(s.day + 30)}</p><br><table class="wide"><tr><th>Désignation</th><th class="r">Quantité</th><th class="r">Prix CHF</th><th class="r">Total CHF</th></tr>
      <tr><td colspan="4"><b>Main d'œuvre</b></td></tr>${work.map((item) => row(item, 'h')).join('')}${sum("Total main d'œuvre", sumOf(work))}<tr><td colspan="4"><b>Matériel</b></td></tr>${parts.map((item) => row(item, 'pce')).join('')}${sum('Total matériel', sumOf(parts))}
      ${sum('Total hors TVA', subtotal)}<tr><td colspan="3">TVA 8.1%</td><td class="r">${s.number(tax)}</td></tr><tr><td colspan="3">Arrondi</td><td class="r">${s.number(total - subtotal - tax)}</td></tr>${sum('Total à payer CHF', total)}</table>
      <div class="flex" style="border-top:1px dashed #000;margin-top:20pt;font-size:7pt"><div>${lines('<b>Récépissé</b>', 'Compte / Payable à', 'CH44 3199 9123 0008 8901 2', vendor, 'Payable par', customer, 'Monnaie &nbsp; Montant', `CHF &nbsp; ${s.number(total)}`)}</div>
      <div>${lines('<b>Section paiement</b>', 'Monnaie &nbsp; Montant', `CHF &nbsp; ${s.number(total)}`)}</div><div>${lines('Compte / Payable à', 'CH44 3199 9123 0008 8901 2', vendor, 'Référence', `21 00000 00003 13947 14300 0${s.random.digits(4)}`, 'Payable par', customer)}</div></div>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal,
      tax,
      total,
      alt: { customer: [customer.replace('Mme ', '')] },
    });
  },
};

/** Bills of builders and fitters. */
export const BUILDING_SITES: readonly Template[] = [abschlag, situation, artisan];
