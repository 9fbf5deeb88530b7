import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';

/** An Italian energy bill: a page of sums by group, tax on only part, a stamp of payment by. */
export const itBolletta: Template = {
  ...COUNTRY.it,
  id: 'it-bolletta',
  draw: (s) => {
    const goods = [
      good('Spesa per la materia energia', s.random.whole(2500, 14_000), { rate: 10 }),
      good('Spesa per il trasporto e la gestione del contatore', s.random.whole(900, 4000), { rate: 10 }),
      good('Spesa per oneri di sistema', s.random.whole(300, 2500), { rate: 10 }),
      good('Accise', s.random.whole(50, 900), { rate: 10 }),
    ];
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const extra = 900;
    const total = subtotal + tax + extra;
    const number = s.random.digits(12);
    const customer = s.random.pick(['ROSSI MARIO', 'BIANCHI LAURA']);
    const n = (minor: number) => `€ ${s.number(minor)}`;
    const body = `<div class="flex"><b style="font-size:18pt;color:#07a">Lumera Energia</b><div>${lines('Lumera Energia S.p.A.', 'Viale Europa 100 - 00144 Roma', 'P.IVA 09876543210')}</div></div><div class="flex"><div>${pairs(
      [
        ['Bolletta n.', number],
        ['Emessa il', s.date(s.day)],
        ['Periodo', `${s.date(s.day - 60)} - ${s.date(s.day - 1)}`],
        ['Codice cliente', s.random.digits(9)],
      ],
    )}</div><div>${lines('Gentile', `<b>${customer}</b>`, 'VIA DEI PINI 4', '40133 BOLOGNA BO')}</div></div><h2>Totale da pagare ${n(total)} entro il ${s.date(s.day + 20)}</h2><h3>Sintesi degli importi</h3>
      <table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${n(item.amount)}</td></tr>`).join('')}<tr><td>Totale imponibile</td><td class="r">${n(subtotal)}</td></tr><tr><td>IVA 10% su imponibile di ${n(subtotal)}</td><td class="r">${n(tax)}</td></tr><tr><td>Canone di abbonamento alla televisione per uso privato</td><td class="r">${n(extra)}</td></tr><tr><td><b>Totale bolletta</b></td><td class="r"><b>${n(total)}</b></td></tr></table>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 20,
        vendor: 'Lumera Energia S.p.A.',
        customer,
        subtotal,
        tax,
        total,
        alt: { vendor: ['Lumera Energia'] },
      },
    );
  },
};
