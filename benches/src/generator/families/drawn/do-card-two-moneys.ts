import type { Ledger } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { MEXICO } from '../../prints/places.ts';
import { from, takeRoll, upTo } from '../../roll.ts';

const MOVEMENTS = {
  refund: [['DEVOLUCION {m}']],
  transferIn: [['PAGO RECIBIDO, GRACIAS'], ['PAGO VIA INTERNET']],
  fee: [['CARGO POR MORA'], ['SEGURO PROTECCION']],
} as const;

/** A card of the Dominican Republic in two currencies: one summary with a column for each, then the movements of each under a title that names it. */
export const doCardTwoMoneys: Family = {
  id: 'do-card-two-moneys',
  kind: 'credit_card_statement',
  tags: ['two-currencies', 'multi-account', 'debit-credit-columns', 'two-dates', 'section-totals'],
  locales: MEXICO.map((mexico) => ({
    ...mexico,
    id: 'es-DO',
    country: 'DO',
    currency: 'DOP',
    symbol: 'RD$',
  })),
  draw: (desk) => {
    const pen = desk.pen({ size: 8 });
    const full = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const pesos = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(4, 25),
      movements: { ...MOVEMENTS, card: [['{m} SANTO DOMINGO DO'], ['{m} {c}']] },
    });
    const dollars = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(2, 8),
      start: pesos.start,
      number: pesos.number,
      opening: desk.random.whole(1000, 90_000),
      movements: { ...MOVEMENTS, card: [['{m} 800-555-{f} US'], ['{m}.COM US']] },
    });
    const head = () => {
      pen.left(40, 40, desk.bank, { size: 13, isBold: true });
      pen.right(560, 40, 'ESTADO DE CUENTA TARJETA DE CRÉDITO');
      return 62;
    };
    const roll = takeRoll(pen, { top: head(), bottom: pen.heightPt - 60, step: 11, onNewSheet: head });
    const facts = [
      ['No. de Tarjeta', pesos.number],
      ['Fecha de Corte', full(pesos.end)],
      ['Fecha Límite de Pago', full(pesos.end + 22)],
    ] as const;
    for (const [label, value] of facts) roll.row(from(340, label), upTo(560, value));
    roll.row(from(40, 'RESUMEN', { isBold: true }), upTo(330, 'PESOS'), upTo(450, 'DÓLARES'));
    const sums = (mark: string, { opening, out, into, closing }: Ledger) =>
      [opening, -out.sum, into.sum, closing].map((minor) => `${mark}${desk.signed(minor)}`);
    const [own, other] = [sums('RD$', pesos), sums('US$', dollars)];
    ['Balance Anterior', '(+) Consumos y Cargos', '(-) Pagos y Créditos', 'Balance al Corte'].forEach(
      (label, at) => {
        roll.row(from(40, label), upTo(330, own[at] ?? ''), upTo(450, other[at] ?? ''));
      },
    );
    const list = (title: string, { entries, out, into }: Ledger) => {
      roll.skip(10);
      roll.need(60);
      roll.row(from(40, title, { isBold: true }));
      const headings = () =>
        roll.row(
          from(40, 'Fecha Transacción'),
          from(130, 'Fecha Posteo'),
          from(210, 'Descripción'),
          upTo(480, 'Débito'),
          upTo(560, 'Crédito'),
        );
      headings();
      roll.repeat(headings);
      for (const { date, postDate, lines, amount } of entries)
        roll.row(
          from(40, full(date)),
          from(130, full(postDate)),
          from(210, lines),
          upTo(amount < 0 ? 480 : 560, desk.number(amount)),
        );
      roll.repeat(null);
      roll.row(from(210, 'Total'), upTo(480, desk.number(out.sum)), upTo(560, desk.number(into.sum)));
    };
    list('MOVIMIENTOS EN PESOS (RD$)', pesos);
    list('MOVIMIENTOS EN DÓLARES (US$)', dollars);
    const truth = (ledger: Ledger) => desk.truth(ledger, { balances: 'none', printsPostDate: true });
    return { pen, accounts: [truth(pesos), { ...truth(dollars), currency: 'USD' }] };
  },
};
