import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** A French operator's bill: groups without headings, prices with tax, what is taken from the account and when. */
export const frOperateurPrelevement: Template = {
  ...COUNTRY.fr,
  id: 'fr-operateur-prelevement',
  draw: (s) => {
    const fixed = [good('Abonnement Fibre Max', 4199), good('Option TV Sport', s.random.pick([999, 1499]))];
    const used = [
      good('Appels vers mobiles internationaux', s.random.whole(40, 1900)),
      good('Location décodeur 4K', 300),
    ];
    const goods = [...fixed, ...used];
    const total = sumOf(goods);
    const tax = Math.round((total * 20) / 120);
    const number = `F${s.random.digits(10)}`;
    const customer = s.random.pick(['M. Karim Benali', 'Mme Aude Carpentier']);
    const group = (name: string, items: typeof goods) =>
      `<tr><td><b>${name}</b></td><td class="r"><b>${s.number(sumOf(items))} €</b></td></tr>${items.map((item) => `<tr><td>&nbsp;&nbsp;${item.name}</td><td class="r">${s.number(item.amount)} €</td></tr>`).join('')}`;
    const body = `<div class="flex"><b style="font-size:20pt;color:#c03">Lumio</b><div>${lines('Votre facture', `du ${s.date(s.day)}`, `n° ${number}`)}</div></div><div style="margin-left:90mm">${lines(customer, '8 allée des Chênes', '35000 RENNES')}</div><br><p>N° de ligne : 02 99 55 01 44</p><p>Période du ${s.date(s.day)} au ${s.date(s.day + 30)}</p><br>
      <table class="wide">${group('Vos abonnements et options', fixed)}${group('Vos consommations et locations', used)}<tr><td>Total HT</td><td class="r">${s.number(total - tax)} €</td></tr><tr><td>TVA 20,00 %</td><td class="r">${s.number(tax)} €</td></tr><tr><td><b>Montant total TTC</b></td><td class="r"><b>${s.number(total)} €</b></td></tr></table>
      <p>Cette somme sera prélevée le ${s.date(s.day + 12)} sur votre compte FR76 **** **** 4417.</p><p class="small">Lumio SA au capital de 12 000 000 € - RCS Rennes 398 765 432 - 1 rue de la Data 35000 Rennes</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 12,
        vendor: 'Lumio SA',
        customer,
        subtotal: total - tax,
        tax,
        total,
        alt: { vendor: ['Lumio'], customer: [customer.replace(/^\S+ /, '')], due_date: [null] },
      },
    );
  },
};
