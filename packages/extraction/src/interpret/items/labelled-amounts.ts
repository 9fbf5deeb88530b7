import { withoutComma } from '../../lines/first-date.ts';
import type { AmountToken, Token } from '../../tables/token.ts';
import { type PrintedDate, readDateAt } from '../../values/printed-date.ts';
import { balanceLabel, namesBalanceOrSum, totalLabel } from '../../words/label.ts';
import type { FlowItem } from './flow-item.ts';
import { labelsAround } from './labels-around.ts';
import { standsBeforeRate } from './stands-before-rate.ts';
import { type TableLine, textItem } from './table-line.ts';
import { titleBesideSum } from './title-beside-sum.ts';

/**
 * Amounts outside the columns, each with its label: the words before it, or those printed above or below it. A line on which no
 * amount has one is a title beside figures, or text.
 */
export function labelledAmounts(line: TableLine): FlowItem[] {
  const { body, cells } = line;
  const items = body.tokens.flatMap((token, index): FlowItem[] => {
    if (token.kind !== 'amount' || !token.amount.isCertain) return [];
    const before = sinceLastFigure(body.tokens.slice(0, index));
    const label = labelsAround(line, token, before).find(namesBalanceOrSum);
    if (label === undefined || (balanceLabel(label) === null && standsBeforeRate(body, token))) return [];
    return [labelledItem(line, token, { label, before })];
  });
  const titles = () => titleBesideSum(body);
  if (items.length > 0) return items[0]?.kind === 'total' ? [...titles(), ...items] : items;
  const title = cells.date === null ? titles() : [];
  return title.length > 0 ? title : [textItem(line)];
}

/** The tokens behind the last certain amount among `tokens`. */
function sinceLastFigure(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex((token) => token.kind === 'amount' && token.amount.isCertain);
  return tokens.slice(last + 1).filter(({ kind }) => kind !== 'mark');
}

function labelledItem(
  { body }: TableLine,
  { amount }: AmountToken,
  { label, before }: { readonly label: string; readonly before: readonly Token[] },
): FlowItem {
  const role = balanceLabel(label);
  if (role === null)
    return { kind: 'total', side: totalLabel(label) ?? 'both', amounts: [{ amount, role: null }], body };
  const date = before.find((token) => token.kind === 'date')?.date ?? dayWithin(label);
  return { kind: 'balance', role, amount, column: null, body, isInTable: false, date };
}

/** The day, with its year, that a label over or under its figure names: "Balance on 1 March 2025". */
function dayWithin(label: string): PrintedDate | null {
  if (!YEAR.test(label)) return null;
  const words = label.split(' ').map(withoutComma);
  for (let at = 0; at < words.length; at++) {
    const date = readDateAt(words, at);
    if (date !== null && date.year !== null) return date;
  }
  return null;
}

const YEAR = /(19|20)\d\d/;
