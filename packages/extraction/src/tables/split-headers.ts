import { chunkOf } from '../lines/chunk.ts';
import type { BodyLine } from './body-line.ts';
import { clustersOf } from './clusters.ts';
import { type Heading, isNumeric, namesDays, roleOf, splitHeading } from './heading.ts';
import type { AmountToken } from './token.ts';

/** Splits headers over two columns of dates. */
export function splitDateHeaders(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const dates = lines.slice(0, 40).flatMap((body) => body.tokens.filter((token) => token.kind === 'date'));
  return headings.flatMap((heading) => {
    const over = dates.filter((date) => date.left > heading.left - 9 && date.right < heading.right + 14);
    const places: { at: number; count: number }[] = [];
    for (const date of over) {
      const middle = (date.left + date.right) / 2;
      const place = places.find((item) => Math.abs(item.at - middle) < 14);
      if (place === undefined) places.push({ at: middle, count: 1 });
      else place.count++;
    }
    const least = namesTwoDays(heading) ? 1 : 2;
    const columns = places
      .filter((place) => place.count >= least && place.count * 4 >= over.length)
      .sort((a, b) => a.at - b.at);
    if (columns.length < 2) return [heading];
    const parts = splitHeading(
      heading,
      columns.map((place) => place.at),
    );
    // Dates inside descriptions do not split a header.
    return parts.some(({ role }) => role === 'description') ? [heading] : parts;
  });
}

/** Whether a header names two dates with a slash between them, "Valuta / Buchungstag": then one row is enough evidence. */
function namesTwoDays({ text }: Heading): boolean {
  const halves = text.split(/\s*\/\s*/);
  return halves.length === 2 && halves.every((half) => namesDays({ role: roleOf(half) }));
}

/** Splits headers over two columns of numbers, if both parts name a column. */
export function splitAmountHeaders(headings: readonly Heading[], lines: readonly BodyLine[]): Heading[] {
  const dated = lines.filter((body) => body.tokens[0]?.kind === 'date').slice(0, 60);
  const amounts = dated.flatMap((body) =>
    body.tokens.filter((token): token is AmountToken => token.kind === 'amount' && token.amount.isCertain),
  );
  const clusters = clustersOf(amounts, 'right');
  return headings.flatMap((heading) => {
    if (heading.words.length < 2) return [heading];
    const over = clusters.filter(
      (cluster) =>
        cluster.edge > heading.left &&
        cluster.left < heading.right &&
        (cluster.left + cluster.right) / 2 > heading.left - 8 &&
        (cluster.left + cluster.right) / 2 < heading.right + 8,
    );
    if (over.length < 2 || over.some((cluster, at) => standsOver(cluster, over[at + 1]))) return [heading];
    const nearest = splitHeading(
      heading,
      over.map((cluster) => (cluster.left + cluster.right) / 2),
    );
    // A single number is a column only if its header gives it a direction.
    const isOfOne = over.some(({ count }) => count === 1);
    const isSound = (parts: readonly Heading[]) =>
      parts.length === over.length &&
      parts.every((part) => (isOfOne ? isSide(part) : isNumeric(part) || part.role === 'foreign')) &&
      new Set(parts.map((part) => part.role)).size === parts.length;
    if (isSound(nearest)) return nearest;
    // A long label may extend from its own column to near the other: "OUT ACCOUNT BALANCE".
    const isOfSides = (parts: readonly Heading[]) => isSound(parts) && parts.every(isSide);
    return (over.length === 2 ? cutsOf(heading).find(isOfSides) : undefined) ?? [heading];
  });
}

/** Whether amounts with another shared edge overlap, as when some of a column are followed by letters. */
function standsOver(a: Extent, b: Extent | undefined): boolean {
  if (b === undefined) return false;
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared * 2 > Math.min(a.right - a.left, b.right - b.left);
}

type Extent = { readonly left: number; readonly right: number };

/** Every split of a header in two. */
function cutsOf({ words }: Heading): Heading[][] {
  return words.slice(1).map((_, at) =>
    [words.slice(0, at + 1), words.slice(at + 1)].map((part) => {
      const chunk = chunkOf(part);
      return { ...chunk, role: roleOf(chunk.text) };
    }),
  );
}

function isSide({ role }: Heading): boolean {
  return role === 'in' || role === 'out' || role === 'balance';
}
