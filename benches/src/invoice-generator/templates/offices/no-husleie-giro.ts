import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, SPACE, type Template } from '../template.ts';

/** A Norwegian rent bill: KID, no tax, due date over the giro slip whose kroner and øre stand apart. */
export const noHusleieGiro: Template = {
  ...COUNTRY.no,
  id: 'no-husleie-giro',
  numbers: [SPACE],
  draw: (s) => {
    const goods = [
      good('Husleie leilighet H0302', s.random.whole(8000, 16_000) * 100),
      good('Akonto strøm', 95_000),
      good('Kabel-TV og internett', 44_900),
    ];
    const total = sumOf(goods);
    const number = s.random.digits(6);
    const [vendor, customer] = ['Fjordgløtt Eiendom AS', s.random.pick(['Ingrid Solberg', 'Tor Arne Vik'])];
    const body = `<div class="flex"><div>${lines(vendor, 'Postboks 221', '5804 Bergen', 'Org.nr. 987 654 321')}</div><b style="font-size:18pt">FAKTURA</b></div><br><div class="flex"><div>${lines(customer, 'Nygårdsgaten 91', '5008 Bergen')}</div>${pairs(
      [
        ['Fakturanr.', number],
        ['Fakturadato', s.date(s.day)],
        ['Forfallsdato', s.date(s.day + 14)],
        ['KID', s.random.digits(12)],
      ],
    )}</div><br><table class="wide"><tr><th>Beskrivelse</th><th>Periode</th><th class="r">Beløp</th></tr>${goods.map((item) => `<tr><td>${item.name}</td><td>${s.date(s.day + 10)} - ${s.date(s.day + 39)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td><b>Å betale</b></td><td></td><td class="r"><b>${s.number(total)}</b></td></tr></table><p>Husleie er unntatt merverdiavgift.</p><br><br>
      <div style="border-top:1px dashed #333"><div class="flex"><b>KVITTERING</b><span>Innbetalt til konto 1503.22.33445</span><b>GIRO</b></div><div class="flex"><div>${lines('Betalt av', customer, 'Nygårdsgaten 91', '5008 Bergen')}</div><div>${lines('Betalt til', vendor, 'Postboks 221', '5804 Bergen')}</div><div>${lines('Betalingsfrist', s.date(s.day + 14))}</div></div><p>H ${s.random.digits(12)} &nbsp;&nbsp; ${Math.floor(total / 100)} &nbsp;&nbsp; ${String(total % 100).padStart(2, '0')} &lt; 7 &gt; &nbsp; 15032233445</p></div>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 14,
        vendor,
        customer,
        total,
        alt: { subtotal: [plain(total)], tax: ['0.00'], currency: [null] },
      },
    );
  },
};
