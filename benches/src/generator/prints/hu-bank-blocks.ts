import { HUNGARY } from './new-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Hungarian account: kinds of movement with labelled lines below, days of booking and value with the year first, one signed column of forints. */
export const huBankBlocks = tablePrint({
  id: 'hu-bank-blocks',
  kind: 'bank_statement',
  tags: ['signed', 'value-date', 'year-first', 'labelled-lines', 'no-cents', 'totals-below'],
  locales: HUNGARY,
  dates: ['yyyy.MM.dd', 'yyyy.MM.dd'],
  css: 'th { border-bottom: 1px solid #062 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Számlakivonat 3. szám<br>Számlaszám: 11773016-01234567-00000000<br>Időszak: ${s.full(s.ledger.start)}. - ${s.full(s.ledger.end)}.<br>Devizanem: HUF</div></div><p>Minta Anna<br>Égerfa utca 14<br>1011 Budapest</p>${facts([['Nyitó egyenleg', `>${s.signed(s.ledger.opening)}`]], 'style="width:45%"')}`,
  columns: [
    ['Könyvelés dátuma', (e, s) => s.day(e.date)],
    ['Értéknap', (e, s) => s.day(e.postDate)],
    ['Megnevezés', (e) => e.lines.map(esc).join('<br>')],
    ['>Összeg', (e, s) => s.signed(e.amount)],
  ],
  below: (s) =>
    facts(
      [
        ['Összes jóváírás', `>${s.number(s.ledger.into.sum)}`],
        ['Összes terhelés', `>-${s.number(s.ledger.out.sum)}`],
        ['Záró egyenleg', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:45%"',
    ),
  truth: () => ({ balances: 'none', number: '11773016-01234567-00000000' }),
});
