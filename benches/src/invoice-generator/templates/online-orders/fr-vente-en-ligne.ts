import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, type Template } from '../template.ts';

/** A French marketplace's bill: prices with and without tax in neighbouring columns, the tax's table below the sum. */
export const frVenteEnLigne: Template = {
  ...COUNTRY.fr,
  id: 'fr-vente-en-ligne',
  dates: ['dd MMMM yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const n = (minor: number) => `${s.number(minor)} €`;
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Aspirateur balai sans fil 22V',
        'Casque audio Bluetooth pliable noir',
        'Lampe de bureau LED',
        'Sac à dos 30 L imperméable',
      ],
      quantities: [1000, 2000],
      price: [990, 18_900],
      rates: [20],
    });
    const shipping = s.random.chance(0.5) ? 499 : 0;
    const gross = sumOf(goods) + shipping;
    const net = Math.round(gross / 1.2);
    const number = `FR${s.random.digits(4)}ABEI${s.random.digits(5)}`;
    const [vendor, customer] = ['Grand Bazar EU S.à r.l.', s.random.pick(['Camille Renaud', 'Julien Petit'])];
    const body = `<div class="flex"><b style="font-size:16pt">grandbazar</b><div class="r"><b style="font-size:14pt">Facture</b><p>Payé</p></div></div><div style="float:right;width:46%;background:#eee">${pairs(
      [
        ['Numéro de la facture', number],
        ['Date de la facture/Date de la livraison', s.date(s.day)],
        ['Montant total à payer', `<b>${n(gross)}</b>`],
      ],
    )}<p>Vendu par ${vendor}</p><p>TVA FR12487773327</p></div>${lines(customer, '18 RUE DES LILAS', 'TOULOUSE, 31000', 'FR')}<div style="clear:both"></div><hr><p class="small">Pour toute question, visitez www.grandbazar.example/contact</p>
      <div class="flex"><div>${lines('<b>Adresse de facturation</b>', customer, '18 RUE DES LILAS', 'TOULOUSE, 31000')}</div><div>${lines('<b>Adresse de livraison</b>', customer, '18 RUE DES LILAS', 'TOULOUSE, 31000')}</div><div>${lines('<b>Vendu par</b>', vendor, '38 avenue J. F. Kennedy', 'L-1855 Luxembourg')}</div></div><br><b>Informations sur la commande</b>${pairs(
        [
          ['Date de la commande', s.date(s.day - 2)],
          ['Numéro de la commande', `403-${s.random.digits(7)}-${s.random.digits(7)}`],
        ],
      )}<br><b>Détails de la facture</b>
      ${grid(
        ['Description', 'Qté', 'P.U.<br>(HT)', 'Taux TVA', 'P.U.<br>(TTC)', 'Prix total<br>(TTC)'],
        [
          ...goods.map((item) => [
            `${item.name} | ASIN: B0${item.code.replace('-', '')}`,
            s.quantity(item.quantity),
            n(Math.round(item.price / 1.2)),
            '20 %',
            n(item.price),
            n(item.amount),
          ]),
          ...(shipping > 0
            ? [['Frais de livraison', '', n(Math.round(shipping / 1.2)), '', n(shipping), n(shipping)]]
            : []),
        ],
      )}
      <p class="r" style="font-size:13pt"><b>Total de la facture &nbsp; ${n(gross)}</b></p>
      ${grid(
        ['Taux TVA', 'Prix total<br>(HT)', 'TVA'],
        [
          ['20 %', n(net), n(gross - net)],
          ['<b>Total</b>', `<b>${n(net)}</b>`, `<b>${n(gross - net)}</b>`],
        ],
        'right',
      )}<p class="small">${vendor} - 38 avenue John F. Kennedy, L-1855 Luxembourg. R.C.S. Luxembourg B 101818. Capital social 37 500 €</p>`;
    const all = shipping > 0 ? [...goods, good('Frais de livraison', shipping)] : goods;
    return drawn(
      s,
      { style: '.goods{font-size:8.5pt}', body, goods: all, prints: AMOUNTS_ONLY },
      {
        number,
        vendor,
        customer,
        subtotal: net,
        tax: gross - net,
        total: gross,
        alt: alsoCalled(all, (item) => [`${item.name} ASIN: B0${item.code.replace('-', '')}`]),
      },
    );
  },
};
