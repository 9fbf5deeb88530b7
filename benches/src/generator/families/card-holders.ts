import type { Entry } from '@tieout/corpus';
import type { Family } from '../family.ts';
import { drawLetterhead } from '../letterhead.ts';
import { cardSummaryLines, drawFeet, drawSummaryList } from '../summary.ts';

/** One account, two cards: the purchases of each holder under the name and the card's last digits, with what each spent. */
export const cardHolders: Family = {
  id: 'card-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'multi-cardholder', 'section-totals', 'inverted-signs', 'symbol-in-cell'],
  draw: (desk) => {
    const pen = desk.pen({ size: 9 });
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(6, 40) });
    const [left, right] = [46, pen.widthPt - 46];
    const words = desk.words;
    const head = drawLetterhead(desk, pen, ledger, 'banner');
    const lines = cardSummaryLines(desk, ledger);
    let y = drawSummaryList(pen, lines, left, right, head) + 16;
    const row = (date: string, text: string, amount: string, isBold = false) => {
      if (y > pen.heightPt - 80) {
        pen.newSheet();
        y = 60;
      }
      pen.left(left, y, date, { isBold });
      pen.left(left + 96, y, text, { isBold });
      pen.right(right, y, amount, { isBold });
      y += 14;
    };
    row(words.date, desk.word('description'), desk.word('amount'), true);
    const credits = ledger.entries.filter((entry) => entry.amount > 0);
    const isFirstCard = (entry: Entry) => Number(entry.reference.at(-1)) % 2 === 0;
    const spending = ledger.entries.filter((entry) => entry.amount < 0);
    const cards = [spending.filter(isFirstCard), spending.filter((entry) => !isFirstCard(entry))];
    for (const entry of credits)
      row(desk.date(entry.date), entry.lines.join(' '), desk.priced(-entry.amount));
    cards.forEach((entries, at) => {
      if (entries.length === 0) return;
      y += 8;
      row('', `${words.people[at] ?? ''} — ${words.cardNumber} ${at === 0 ? '4417' : '9026'}`, '', true);
      for (const entry of entries)
        row(desk.date(entry.date), entry.lines.join(' '), desk.priced(-entry.amount));
    });
    drawFeet(desk, pen, ledger);
    const entries = [...credits, ...cards.flat()];
    return { pen, accounts: [desk.truth(ledger, { balances: 'none', entries })] };
  },
};
