import { MEXICO } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { into, out, tableSheet } from './table-sheet.ts';

/** A Mexican account: a folio between day and text, transfers shown over five lines with hours, keys and banks, deposits before withdrawals, the sums of the period as an equation. */
export const mxFolioTransfers = tableSheet({
  id: 'mx-folio-transfers',
  kind: 'bank_statement',
  tags: ['credit-before-debit', 'running-balance', 'reference-column', 'long-descriptions', 'month-letters'],
  locales: MEXICO,
  dates: ['dd-MMM-yyyy', 'dd "de" MMMM "de" yyyy'],
  count: [4, 40],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'cash', 'fee'],
    movements: {
      card: [['CGO COMPRA {m}', 'TARJETA {f}  REF {r}']],
      salary: [['ABONO NOMINA {e}']],
      transferIn: [
        [
          'ABONO TRANSFERENCIA SPEI HORA 13:05:11',
          'RECIBIDO DE BANCO DEL NORTE',
          'DE LA CUENTA 0121800012345{f}',
          'DEL CLIENTE {p}',
          'CLAVE DE RASTREO BNET01002401{r}',
          'REF {r}',
          'CONCEPTO PAGO FACTURA {f}',
        ],
      ],
      transferOut: [
        [
          'PAGO TRANSFERENCIA SPEI HORA 09:41:52',
          'ENVIADO A BANCO DEL SUR',
          'A LA CUENTA 0721800098765{f}',
          'AL CLIENTE {p} (1)',
          'CLAVE DE RASTREO 2024010540014{r}',
          'REF {r}',
          'CONCEPTO RENTA',
        ],
      ],
      cash: [['RETIRO EFECTIVO CAJERO {c}']],
      fee: [['COM MANEJO DE CUENTA'], ['IVA POR COMISIONES'], ['I.S.R. RETENIDO']],
    },
  },
  paper: { size: 8 },
  step: 10.5,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, desk.bank, { size: 14, isBold: true });
    pen.right(556, 44, isFirst ? 'ESTADO DE CUENTA INTEGRAL' : `HOJA 2   CODIGO DE CLIENTE NO. 44108820`);
    pen.right(556, 56, `PERIODO : ${full(ledger.start)} AL ${full(ledger.end)}`.toUpperCase());
    return isFirst ? 90 : 76;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    roll.row(
      from(40, 'JUAN EJEMPLO SA DE CV'),
      from(330, `CUENTA DE CHEQUES MONEDA NACIONAL ${ledger.number}`),
    );
    roll.skip(8);
    roll.row(from(40, 'RESUMEN INFORMATIVO', { isBold: true }));
    roll.row(
      upTo(150, 'SALDO FINAL DEL'),
      upTo(260, '+ DEPOSITOS'),
      upTo(370, '- RETIROS'),
      upTo(500, '= SALDO FINAL DEL'),
    );
    roll.row(upTo(150, 'PERIODO ANTERIOR'), upTo(500, 'PERIODO'));
    roll.row(
      upTo(150, signed(ledger.opening)),
      upTo(260, number(ledger.into.sum)),
      upTo(370, number(ledger.out.sum)),
      upTo(500, signed(ledger.closing)),
    );
    roll.skip(10);
    roll.row(from(40, 'DETALLE DE MOVIMIENTOS CUENTA DE CHEQUES.', { isBold: true }));
    roll.row(
      from(150, `SALDO FINAL DEL PERIODO ANTERIOR: ${full(ledger.start - 1)}`.toUpperCase()),
      upTo(556, signed(ledger.opening)),
    );
  },
  columns: [
    ['F E C H A', '40', (entry, { day }) => day(entry.date).toUpperCase()],
    ['FOLIO', '100', ({ reference }) => reference.slice(0, 7)],
    ['DESCRIPCION', '150', ({ lines }) => lines],
    ['DEPOSITO', '>410', into],
    ['RETIRO', '>482', out],
    ['SALDO', '>556', (entry, { signed }) => signed(entry.balance)],
  ],
  last: ({ ledger, number, signed }) => [
    ['', '', 'TOTAL', number(ledger.into.sum), number(ledger.out.sum), signed(ledger.closing)],
  ],
  below: ({ roll }) => {
    roll.skip(10);
    roll.prose(
      40,
      500,
      '(1) Dato no verificado por esta institución. Los saldos de sus cuentas están garantizados por el IPAB hasta por 400,000 UDIS. GAT nominal 0.00 %, GAT real -4.35 %. Comisiones cobradas en el periodo $0.00.',
      { size: 6.5 },
    );
  },
  truth: {
    balances: 'every-row',
    alternatives: ({ lines, reference }) => [`${reference.slice(0, 7)} ${lines.join(' ')}`],
  },
});
