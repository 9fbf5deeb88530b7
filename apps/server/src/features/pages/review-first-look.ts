import type { ReviewResponse } from '@tieout/contract';
import { proofOf, shownMoney } from '@tieout/records';
import { escapeHtml } from '../../http/escape-html.ts';
import type { PrerenderedPage } from '../../http/render-page.ts';

/** As many rows as any screen shows before it is scrolled. */
const FIRST_ROWS = 40;

/** The page of a review as it is read before the app runs; null where the app has more to say of it: of bills, of several accounts, and of corrections. */
export function reviewFirstLook(review: ReviewResponse, locale: string): PrerenderedPage | null {
  const [account, other] = review.accounts;
  const { correctionCount, changedBalanceCount, confirmedCount } = review.proof;
  if (account === undefined || other !== undefined) return null;
  if (correctionCount + changedBalanceCount + confirmedCount > 0) return null;
  if (review.kind === 'credit_card_statement') return null;
  const { currency, rows } = account;
  const { moneyInCount, moneyOutCount, ...figures } = proofOf(
    { ...account, transactions: rows },
    review.kind,
  );
  const money = (text: string | null) =>
    text === null ? '–' : escapeHtml(shownMoney(text, { locale, currency, hasSign: true }));
  const days = new Intl.DateTimeFormat(locale, {
    ...({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
  });
  return {
    page: `review-${account.verdict}.html`,
    starts: 'after-paint',
    values: {
      name: escapeHtml(review.originalName),
      fileId: review.fileId,
      opening: money(figures.opening),
      in: money(figures.moneyIn),
      out: money(figures.moneyOut),
      computed: money(figures.computedClosing),
      closing: money(figures.closing),
      difference: money(figures.difference),
      inCount: String(moneyInCount),
      outCount: String(moneyOutCount),
    },
    rows: rows.slice(0, FIRST_ROWS).map(({ date, description, amount }) => ({
      date: date === null ? '' : escapeHtml(days.format(new Date(`${date}T00:00:00Z`))),
      text: escapeHtml(description),
      amount: escapeHtml(shownMoney(amount, { locale, currency })),
    })),
  };
}
