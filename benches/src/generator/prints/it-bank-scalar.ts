import { ITALY } from './places.ts';
import { facts, type Sheet, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** An Italian account: movements given and had, then the interest ladder with a balance and its numbers for each day of value, and the costs. */
export const itBankScalar = tablePrint({
  id: 'it-bank-scalar',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'value-date',
    'opening-in-table',
    'interest-ladder',
    'column-totals',
    'no-running-balance',
  ],
  locales: ITALY,
  order: {
    movements: {
      card: [['PAGAMENTO POS', '{m} {c} CARTA {f}']],
      transferIn: [['BONIFICO A VOSTRO FAVORE', '{p} CRO {r}']],
      salary: [['ACCREDITO EMOLUMENTI', '{e}']],
      directDebit: [['ADDEBITO SDD', '{m} MANDATO {r}']],
      transferOut: [['VOSTRA DISPOSIZIONE', 'BONIFICO A {p}']],
      cash: [['PRELIEVO BANCOMAT', '{c} ORE 14.32 CARTA {f}']],
      fee: [['IMPOSTA DI BOLLO'], ['CANONE MENSILE']],
      interest: [['COMPETENZE A CREDITO']],
    },
  },
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  css: 'th { border: 1px solid #048; font-size: 8pt } h3 { margin: 10pt 0 2pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTRATTO CONTO N. 3<br>al ${s.full(s.ledger.end)}<br>Conto corrente ordinario n. 1000/00012345<br>IBAN ${s.ledger.number}</div></div><p>Gentile Cliente<br>JORDAN ESEMPIO<br>VIA DEGLI ONTANI 14<br>20121 MILANO</p>`,
  columns: [
    ['Data<br>operazione', (e, s) => s.day(e.date)],
    ['Data<br>valuta', (e, s) => s.day(e.postDate)],
    ['>Movimenti<br>dare', (e, s) => s.out(e)],
    ['>Movimenti<br>avere', (e, s) => s.into(e)],
    ['Descrizione delle operazioni', (e) => e.lines.map(esc).join('<br>')],
  ],
  first: (s) => [
    [
      s.day(s.ledger.start),
      '',
      ...sides(s.ledger.opening, s),
      `SALDO INIZIALE A VOSTRO ${s.ledger.opening < 0 ? 'DEBITO' : 'CREDITO'}`,
    ],
  ],
  last: (s) => [
    [
      '',
      '',
      `><b>${s.number(s.ledger.out.sum)}</b>`,
      `><b>${s.number(s.ledger.into.sum)}</b>`,
      '<b>TOTALE MOVIMENTI</b>',
    ],
    [
      s.day(s.ledger.end),
      '',
      ...sides(s.ledger.closing, s),
      `SALDO FINALE A VOSTRO ${s.ledger.closing < 0 ? 'DEBITO' : 'CREDITO'}`,
    ],
  ],
  below: (s) =>
    `<h3 style="break-before:page">CONTO SCALARE</h3>${sheetTable(
      ['Valuta', '>Saldi per valuta', '>Giorni', '>Numeri debitori', '>Numeri creditori'],
      s.ledger.daily.map(({ date, balance }, at) => {
        const days = (s.ledger.daily[at + 1]?.date ?? s.ledger.end) - date;
        const numbers = s.number(Math.abs(balance) * days);
        return tr([
          s.day(date),
          `>${s.signed(balance)}`,
          `>${days}`,
          balance < 0 ? `>${numbers}` : '',
          balance < 0 ? '' : `>${numbers}`,
        ]);
      }),
    )}<h3>RIEPILOGO COMPETENZE E SPESE</h3>${facts(
      [
        ['Interessi creditori lordi al tasso 0,0100%', '>0,04'],
        ['Ritenuta fiscale 26%', '>0,01'],
        ['Spese di tenuta conto', '>0,00'],
        ["Totale spese addebitate nell'anno", '>36,20'],
      ],
      'style="width:60%"',
    )}`,
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

function sides(minor: number, { number }: Sheet): readonly [string, string] {
  return minor < 0 ? [`>${number(minor)}`, ''] : ['', `>${number(minor)}`];
}
