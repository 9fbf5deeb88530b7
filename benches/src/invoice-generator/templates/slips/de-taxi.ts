import { COUNTRY } from '../countries.ts';
import { pairs } from '../html.ts';
import { good } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';
import { head, SLIP, slip } from './slip.ts';

/** A taxi's receipt: almost nothing but the fare, label by label. */
export const deTaxi: Template = {
  ...COUNTRY.de,
  ...SLIP,
  id: 'de-taxi',
  draw: (s) => {
    const total = s.random.whole(800, 6900);
    const tax = Math.round((total * 7) / 107);
    const number = s.random.digits(5);
    const goods = [good('Fahrpreis', total)];
    const look = slip(
      head(
        '<b>Taxi Yıldız</b>',
        'Inh. Murat Yıldız',
        'Kölner Str. 77, 40227 Düsseldorf',
        'St.-Nr. 133/5123/4567',
        'Ordnungsnr. 0815',
      ),
      head('QUITTUNG'),
      pairs(
        [
          ['Quittungs-Nr.:', number],
          ['Datum:', s.date(s.day)],
          ['Uhrzeit:', '22:47'],
          ['von:', 'Flughafen'],
          ['nach:', 'Hauptbahnhof'],
          ['Strecke:', '9,8 km'],
          ['Fahrpreis:', `${s.number(total)} EUR`],
          ['enth. MwSt 7%:', `${s.number(tax)} EUR`],
          ['<b>Gesamt:</b>', `<b>${s.number(total)} EUR</b>`],
        ],
        'wide',
      ),
      head('Betrag dankend erhalten', 'Bezahlt: bar'),
    );
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      { number, vendor: 'Taxi Yıldız', tax, total, alt: { vendor: ['Murat Yıldız'] } },
    );
  },
};
