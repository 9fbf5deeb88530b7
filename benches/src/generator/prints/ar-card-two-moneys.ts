import type { Ledger } from '@tieout/corpus';
import { ARGENTINA } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Argentine card: pesos and dollars in columns next to each other, instalments as "C.03/12", vouchers with an asterisk, minus behind payments. */
export const arCardTwoMoneys: Print = {
  id: 'ar-card-two-moneys',
  kind: 'credit_card_statement',
  tags: ['card', 'two-currencies', 'installments', 'trailing-minus', 'opening-in-table'],
  locales: ARGENTINA,
  draw: (desk) => {
    const movements = {
      card: [['{m} C.03/12'], ['MERPAGO*{m}'], ['{m} {c}'], ['DLO*{m} C.01/03']],
      transferIn: [['SU PAGO EN PESOS']],
      refund: [['DEVOLUCION {m}']],
      fee: [['COMISION MANTENIMIENTO'], ['IMPUESTO DE SELLOS $'], ['IVA RG 4240 21%']],
    };
    const pesos = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 30), movements });
    const dollars = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(1, 6),
      start: pesos.start,
      opening: desk.random.whole(0, 4) * 1299,
      number: pesos.number,
      movements: {
        card: [['{m} USD'], ['NUBE*{m} {k}']],
        transferIn: [['SU PAGO EN USD']],
        refund: [['DEVOLUCION {m} USD']],
        fee: [['CARGO SERVICIO USD']],
      },
    });
    const small = (minor: number) => `${desk.number(Math.abs(minor))}${minor < 0 ? '-' : ''}`;
    const day = (at: number) => desk.written(at, 'dd.MM.yy');
    const all = [
      ...pesos.entries.map((entry) => ({ entry, at: 0 })),
      ...dollars.entries.map((entry) => ({ entry, at: 1 })),
    ].sort((a, b) => a.entry.date - b.entry.date);
    const two = (minor: number, at: number) =>
      at === 0 ? [`>${small(minor)}`, ''] : ['', `>${small(minor)}`];
    const both = (key: 'opening' | 'closing') => [`>${small(pesos[key])}`, `>${small(dollars[key])}`];
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>RESUMEN DE CUENTA<br>N° de cuenta: ${pesos.number}<br>CIERRE ACTUAL: ${desk.written(pesos.end, 'dd MMM yy')}<br>VENCIMIENTO ACTUAL: ${desk.written(pesos.end + 12, 'dd MMM yy')}</div></div><p>JORDAN EJEMPLO<br>ALISOS 1400<br>1425 CABA</p><div class="row"><div>SALDO ACTUAL: $ ${small(pesos.closing)} &nbsp; U$S ${small(dollars.closing)}</div><div>PAGO MINIMO: $ 41.200,00</div></div><p>Límite de compra $ 2.400.000,00 &nbsp; TNA $ 96,12% &nbsp; TEM 7,90%</p>${sheetTable(
      ['FECHA', 'COMPROBANTE', 'DETALLE DE TRANSACCION', '>PESOS', '>DOLARES'],
      [
        tr(['', '', 'SALDO ANTERIOR', ...both('opening')]),
        ...all.map(({ entry, at }) =>
          tr([
            day(entry.date),
            `${entry.reference.slice(0, 6)}*`,
            esc(entry.lines.join(' ')),
            ...two(-entry.amount, at),
          ]),
        ),
        tr(['', '', '<b>SALDO ACTUAL</b>', ...both('closing')]),
      ],
    )}<p class="small">Plan V: abone en 3 cuotas de $ 88.120,44. CFTEA CON IVA 214,80%.</p>`;
    const wants = {
      balances: 'none',
      number: pesos.number,
      alternatives: (entry: Ledger['entries'][number]) => [
        `${entry.reference.slice(0, 6)}* ${entry.lines.join(' ')}`,
      ],
    } as const;
    return {
      html: webPage({ locale: desk.locale, css: 'th { border-bottom: 1px solid }', body }),
      accounts: [desk.truth(pesos, wants), { ...desk.truth(dollars, wants), currency: 'USD' }],
    };
  },
};
