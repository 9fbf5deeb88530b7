import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, COMMA, drawn, plain, type Template } from '../template.ts';

/** A Belgian notary's or lawyer's state of fees: fees with tax, outlays without, an advance deducted. */
export const beEtatHonoraires: Template = {
  ...COUNTRY.fr,
  id: 'be-etat-honoraires',
  country: 'BE',
  numbers: [COMMA],
  dates: ['dd/MM/yyyy', 'd MMMM yyyy'],
  draw: (s) => {
    const fees = [
      good('Consultation et étude du dossier', s.random.whole(20_000, 90_000)),
      good('Rédaction des conclusions', s.random.whole(40_000, 160_000)),
    ];
    const outlay = good('Débours : frais d’huissier (hors TVA)', s.random.whole(9000, 40_000));
    const goods = [...fees, outlay];
    const tax = Math.round(sumOf(fees) * 0.21);
    const total = sumOf(goods) + tax;
    const advance = s.random.pick([50_000, 75_000]);
    const number = `2025/${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Cabinet Verlinden & Associés SRL',
      s.random.pick(['Madame Sophie Lambert', 'Boulangerie Maes SPRL']),
    ];
    const row = (name: string, minor: number) =>
      `<tr><td>${name}</td><td class="r">${s.number(minor)} €</td></tr>`;
    const body = `<div class="c"><b style="font-size:15pt">${vendor}</b>${lines('Avocats au barreau de Liège', 'Boulevard d’Avroy 101, 4000 Liège', 'TVA BE 0765.432.198')}</div><br>${lines(customer, 'Rue Haute 7', '4500 Huy')}<br><b>État de frais et honoraires n° ${number}</b><p>Liège, le ${s.date(s.day)}</p><p>Dossier : Lambert / Assurances Mosanes</p><br><table class="wide">${fees.map((item) => row(item.name, item.amount)).join('')}${row('Total honoraires hors TVA', sumOf(fees))}${row('TVA 21 %', tax)}${row(outlay.name, outlay.amount)}${row('<b>Total TVA comprise</b>', total)}${row('Provision reçue', -advance)}${row('<b>Solde à payer</b>', total - advance)}</table><p>À verser dans les 15 jours sur le compte BE71 0961 2345 6769.</p>`;
    return drawn(
      s,
      { body, goods: fees, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal: sumOf(fees),
        tax,
        total,
        alt: { customer: [customer.replace('Madame ', '')], subtotal: [plain(sumOf(goods)), null] },
      },
    );
  },
};
