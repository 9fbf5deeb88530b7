import { JAPAN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Japanese card by mail: short days, holder's mark, times of payment in words, the month's sum at the end and nothing carried over. */
export const jpCardLateMonth: Print = {
  id: 'jp-card-late-month',
  kind: 'credit_card_statement',
  tags: ['card', 'short-year-first', 'no-decimals', 'total-at-end', 'holder-column'],
  locales: JAPAN,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 35),
      opening: 0,
      kinds: ['card'],
    });
    const full = (at: number) => desk.written(at, 'yyyy年MM月dd日');
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: "Droid Sans Fallback" } th { border-top: 1px solid; border-bottom: 1px solid }',
      body: `<b style="font-size:13pt">ご利用代金明細書</b><p>サンプル 花子 様<br>カード番号 ${ledger.number}<br>お支払日 ${full(ledger.end + 26)}</p><p>お支払合計額 ${desk.signed(ledger.closing)}円</p>
${sheetTable(
  ['ご利用日', '利用者', 'ご利用先など', '>ご利用額(円)', '支払区分', '>当月お支払額(円)', '備考'],
  [
    ...ledger.entries.map((entry) =>
      tr([
        desk.written(entry.date, 'yyyy/MM/dd'),
        '本人',
        esc(entry.lines.join(' ')),
        `>${desk.signed(-entry.amount)}`,
        '1回払い',
        `>${desk.signed(-entry.amount)}`,
        '',
      ]),
    ),
    tr(['', '', '合計', '', '', `>${desk.signed(ledger.closing)}`, '']),
  ],
)}`,
    });
    const both = (entry: (typeof ledger.entries)[number]) => `本人 ${entry.lines.join(' ')}`;
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          opening: null,
          alternatives: (entry) => [
            both(entry),
            `${both(entry)} 1回払い`,
            `${entry.lines.join(' ')} 1回払い`,
          ],
        }),
      ],
    };
  },
};
