import type { Claim } from '../../claims/claim.ts';
import type { ClaimKind } from '../../claims/claim-kind.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { PrintedDate } from '../../values/printed-date.ts';
import type { FlowItem } from './flow-item.ts';
import { standsBeforeRate } from './stands-before-rate.ts';
import { type TableLine, textItem } from './table-line.ts';
import { titleBeforeTotal } from './title-before-total.ts';
import { withSideSaid } from './with-side-said.ts';

/**
 * The labelled balances and totals on a line, outside the columns. A line without any is a title next to figures, or text.
 */
export function labelledAmounts(line: TableLine): FlowItem[] {
  const { body, cells, claims } = line;
  const items = claims
    .map((claim) => pastSides(pastUnusedZero(claim, claims), claims))
    .flatMap((claim): FlowItem[] => {
      const item = claimedItem(claim);
      return item === null || (item.kind === 'total' && standsBeforeRate(body, claim.figure)) ? [] : [item];
    });
  // Several totals on one line belong to a box and title nothing below.
  const titles = () => (items.length > 1 ? [] : titleBeforeTotal(body));
  if (items.length > 0) return items[0]?.kind === 'total' ? [...titles(), ...items] : items;
  if (showsFacts(line)) return [];
  const title = cells.date === null ? titles() : [];
  return title.length > 0 ? title : [textItem(line)];
}

/** A claim of zero with the amount right behind it, if that has no label of its own: of an account kept in two currencies, one may be unused. */
function pastUnusedZero(claim: Claim, claims: readonly Claim[]): Claim {
  const { figure, body } = claim;
  if (figure.amount.minor !== 0 || claim.side !== 'before') return claim;
  const [behind, ...others] = body.tokens
    .slice(body.tokens.indexOf(figure) + 1)
    .filter(({ kind }) => kind !== 'mark');
  const isAmount = behind?.kind === 'amount' && behind.amount.isCertain && behind.amount.minor !== 0;
  const isLabelled = claims.some((other) => other.figure === behind && other.kind !== 'other');
  return isAmount && others.length === 0 && !isLabelled ? { ...claim, figure: behind } : claim;
}

/** A claim of a balance with the last of three amounts in a row behind it: "Totals and closing balance 0.00 739.30 7,301.31". */
function pastSides(claim: Claim, claims: readonly Claim[]): Claim {
  const { figure, body, kind, side } = claim;
  if (side !== 'before' || (kind !== 'closing' && kind !== 'carried')) return claim;
  const behind = body.tokens.slice(body.tokens.indexOf(figure) + 1).filter((token) => token.kind !== 'mark');
  const isLabelled = claims.some(
    (other) => other !== claim && other.kind !== 'other' && behind.some((token) => token === other.figure),
  );
  const [second, third, ...others] = behind;
  const isRun = second?.kind === 'amount' && third?.kind === 'amount' && others.length === 0;
  return isRun && !isLabelled && third.amount.isCertain ? { ...claim, figure: third } : claim;
}

/** Whether a line without a day shows two facts of the account at least, its average balance and its interest say: no text of a row does. */
function showsFacts({ cells, claims }: TableLine): boolean {
  const facts = claims.filter(({ kind, side }) => side === 'before' && FACTS.has(kind));
  return cells.date === null && facts.length > 1;
}

const FACTS: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['average', 'interest', 'limit', 'minimum payment']);

/** The balance or total that a claim stands for; null if it is neither. */
export function claimedItem({
  kind,
  figure: { amount },
  body,
  label,
  date,
  strength,
}: Claim): FlowItem | null {
  switch (kind) {
    case 'opening':
    case 'closing':
    case 'carried':
    case 'balance':
      return {
        kind: 'balance',
        role: kind === 'balance' ? 'checkpoint' : kind,
        amount: withSideSaid(amount, body),
        column: null,
        body,
        isInTable: false,
        label,
        strength,
        date,
      };
    case 'in':
    case 'out':
      return { kind: 'total', side: kind, amounts: [{ amount, role: null }], body, date: dayBefore(body) };
    case 'sum':
      return { kind: 'total', side: 'both', amounts: [{ amount, role: null }], body, date: dayBefore(body) };
    default:
      return null;
  }
}

/** The date a line begins with; null if it begins with anything else. */
function dayBefore({ tokens: [first] }: BodyLine): PrintedDate | null {
  return first?.kind === 'date' ? first.date : null;
}
