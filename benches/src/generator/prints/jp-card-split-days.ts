import type { Entry } from '@tieout/corpus';
import { JAPAN } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** A Japanese card: year, month and day in narrow cells of their own under one heading, the year of two figures, whose card in a word, the facts and the sum to be paid next to the list. */
export const jpCardSplitDays: Print = {
  id: 'jp-card-split-days',
  kind: 'credit_card_statement',
  tags: ['card', 'split-date', 'short-year-first', 'no-decimals', 'panel-beside'],
  locales: JAPAN,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 60),
      opening: 0,
      kinds: ['card'],
    });
    const full = (at: number) => desk.written(at, 'yyyy年M月d日');
    const days = (e: Entry) => ['yy', 'M', 'd'].map((part) => `>${desk.written(e.date, part)}`);
    const rows = ledger.entries.map((e) =>
      tr([...days(e), '本人', esc(e.lines.join(' ')), '1回', `>${desk.number(e.amount)}`]),
    );
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: "Droid Sans Fallback"; font-size: 8pt } .acts { width: 62% } th { border-bottom: 1px solid; font-weight: normal; white-space: nowrap } td { padding: 1pt 2pt }',
      body: `<b style="font-size:13pt">ご利用代金明細書</b><div class="row"><div>サンプル 花子 様<br>東京都千代田区見本町1-4</div><div>カード名称 サンプルカード<br>今回ご請求金額 ${desk.signed(ledger.closing)} 円<br>お支払日 ${full(ledger.end + 2)}<br>ご利用可能枠 500,000 円<br>お支払口座 ${esc(desk.bank)} 普通 *****67</div></div><br>
<table class="acts"><thead><tr><th colspan="3">ご利用日</th><th>利用者</th><th style="width:100%">ご利用先</th><th>支払方法</th><th class="n">ご利用金額</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    });
    const text = (e: Entry) => e.lines.join(' ');
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number: null,
          opening: null,
          alternatives: (e) => [`本人 ${text(e)} 1回`, `本人 ${text(e)}`, `${text(e)} 1回`],
        }),
      ],
    };
  },
};
