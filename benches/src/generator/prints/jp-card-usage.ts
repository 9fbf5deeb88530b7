import { JAPAN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Japanese card: each sum printed as used and as to be paid, times of payment between, no signs but for refunds. */
export const jpCardUsage: Print = {
  id: 'jp-card-usage',
  kind: 'credit_card_statement',
  tags: ['card', 'short-year-first', 'two-amount-columns', 'no-decimals'],
  locales: JAPAN,
  draw: (desk) => {
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 40) });
    const day = (at: number) => desk.written(at, 'yy/MM/dd');
    const full = (at: number) => desk.written(at, 'yyyy年MM月dd日');
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: "Droid Sans Fallback", sans-serif } th { background: #eee } td, th { border: 1px solid #bbb }',
      body: `<h2>カードご利用代金明細書</h2><p>ご利用期間 ${full(ledger.start)} ～ ${full(ledger.end)}</p><p>カード番号 ${ledger.number}</p>
<table style="width:60%">${tr(['前回ご請求残高', `>${desk.signed(ledger.opening)}円`])}${tr(['ご入金額', `>${desk.number(ledger.into.sum)}円`])}${tr(['今回ご利用額', `>${desk.number(ledger.out.sum)}円`])}${tr(['今回ご請求金額', `>${desk.signed(ledger.closing)}円`])}${tr(['お支払日', `>${full(ledger.end + 27)}`])}</table><p></p>
${sheetTable(
  ['ご利用日', 'ご利用店名', '>ご利用金額', '支払区分', '>お支払い金額', '備考'],
  ledger.entries.map((entry) =>
    tr([
      day(entry.date),
      esc(entry.lines.join(' ')),
      `>${desk.signed(-entry.amount)}`,
      '1回',
      `>${desk.signed(-entry.amount)}`,
      '',
    ]),
  ),
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          alternatives: (entry) => [
            `${entry.lines.join(' ')} 1回`,
            `${entry.lines.join(' ')} ${desk.signed(-entry.amount)} 1回`,
          ],
        }),
      ],
    };
  },
};
