import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, SPACE, type Template } from '../template.ts';

/** A French haulier: runs in rows with date, from, to, weight, price; fuel by percent below; figures of the sums in a row of boxes. */
export const frTransporteur: Template = {
  ...COUNTRY.fr,
  id: 'fr-transporteur',
  numbers: [SPACE],
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const runs = Array.from({ length: s.random.whole(2, 7) }, (_, index) =>
      good(
        s.random.pick(['LYON - LILLE', 'DIJON - NANTES', 'METZ - PAU', 'BREST - NICE']),
        s.random.whole(18_000, 98_000),
        { code: s.date(s.day - 20 + index) },
      ),
    );
    const fuel = good('Surcharge gazole 12,40 %', Math.round(sumOf(runs) * 0.124));
    const goods = [...runs, fuel];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.2);
    const total = subtotal + tax;
    const number = `${s.random.digits(7)}`;
    const [vendor, customer] = [
      'TRANSPORTS GAUDIN SAS',
      s.random.pick(['FROMAGERIES DU HAUT JURA', 'PAPETERIES DE CONDAT SA']),
    ];
    const body = `<b style="font-size:16pt">${vendor}</b>${lines('Zone Industrielle Nord - 21000 DIJON', 'SIREN 388 112 233 - TVA FR40388112233')}<div style="margin-left:95mm">${lines(`<b>${customer}</b>`, 'BP 40', '39260 MOIRANS EN MONTAGNE')}</div><br><b>FACTURE N° ${number} DU ${s.date(s.day)}</b><br><br><table class="wide"><tr><th>Date</th><th>Récép.</th><th>Trajet</th><th class="r">Poids kg</th><th class="r">Montant HT</th></tr>${runs.map((item) => `<tr><td>${item.code}</td><td>${s.random.digits(6)}</td><td>${item.name}</td><td class="r">${s.random.whole(800, 24_000)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td></td><td></td><td>${fuel.name}</td><td></td><td class="r">${s.number(fuel.amount)}</td></tr></table><br>
      <table class="wide box"><tr><th>Total HT</th><th>Taux TVA</th><th>Montant TVA</th><th>Total TTC</th><th>Échéance</th><th>Net à payer EUR</th></tr><tr><td class="r">${s.number(subtotal)}</td><td class="r">20,00</td><td class="r">${s.number(tax)}</td><td class="r">${s.number(total)}</td><td>${s.date(s.day + 30)}</td><td class="r"><b>${s.number(total)}</b></td></tr></table><p class="small">TVA acquittée d'après les encaissements. Pénalités de retard : 3 fois le taux légal. Indemnité forfaitaire 40,00 EUR.</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #666}', body, goods, prints: AMOUNTS_ONLY },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
