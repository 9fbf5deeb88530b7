import { COUNTRY } from '../countries.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, PLAIN_COMMA, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** An Italian pharmacy's commercial document: rate by line, what of the sum is tax, paid by card. */
export const itDocumentoCommerciale: Template = {
  ...COUNTRY.it,
  ...SLIP,
  id: 'it-documento-commerciale',
  numbers: [PLAIN_COMMA],
  dates: ['dd-MM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'TACHIPIRINA 1000 16CPR',
        'AEROSOL FISIOLOGICA',
        'CREMA MANI 75ML',
        'INTEGRATORE MAGNESIO',
        'GARZE STERILI',
      ],
      quantities: [1000],
      price: [390, 2990],
      rates: [10, 22],
    });
    const total = sumOf(goods);
    const tax = taxesOf(goods, true).reduce((sum, share) => sum + share.tax, 0);
    const number = `${s.random.digits(4)}-${s.random.digits(4)}`;
    const look = slip(
      head(
        '<b>FARMACIA SAN GIORGIO</b>',
        'DOTT.SSA CONTI & C. SNC',
        'VIA ROMA 15 - 37121 VERONA (VR)',
        'P.IVA 04455660231',
        'TEL 045 5550166',
      ),
      head('DOCUMENTO COMMERCIALE', 'di vendita o prestazione'),
      rows([
        ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
        ...goods.map((item) => [item.name, `${item.rate},00%`, s.number(item.amount)]),
        ['<b>TOTALE COMPLESSIVO</b>', '', `<b>${s.number(total)}</b>`],
        ['di cui IVA', '', s.number(tax)],
        ['Pagamento elettronico', '', s.number(total)],
        ['Importo pagato', '', s.number(total)],
      ]),
      head(`${s.date(s.day)} 11:08`, `DOCUMENTO N. ${number}`, 'RT 99MEX012345'),
    );
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      { number, vendor: 'FARMACIA SAN GIORGIO', alt: { vendor: ['DOTT.SSA CONTI & C. SNC'] }, tax, total },
    );
  },
};
