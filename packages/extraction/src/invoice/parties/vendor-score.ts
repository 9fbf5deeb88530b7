import type { Chunk } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { squash } from './is-akin.ts';
import { namesContact } from './names-contact.ts';
import { legalName } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';

/** What names of a document are weighed against. */
export type Context = {
  /** The rows of the first page. */
  readonly page: readonly DocumentRow[];
  /** Where their text ends and begins, and the usual size of its letters, in points. */
  readonly bottom: number;
  readonly top: number;
  readonly usual: number;
  /** Web and mail domains the document names, without endings. */
  readonly domains: readonly string[];
};

/** Domains at which anybody may have an address. */
const ANYBODYS = /^(gmail|hotmail|yahoo|outlook|web|gmx|icloud|googlemail)$/;

/** The context in which the names of `page`, the first of the document, stand. */
export function contextOf(rows: readonly DocumentRow[], page: readonly DocumentRow[]): Context {
  const text = rows.map((row) => textOf(row.line.words)).join(' ');
  const domains = [...text.matchAll(/(?:@|www\.|https?:\/\/)([\p{L}\d-]{3,})\.[a-z]{2,}/giu)].map((match) =>
    squash(match[1] ?? ''),
  );
  const sizes = page.flatMap((row) => row.line.words.map((word) => word.fontSize)).sort((a, b) => a - b);
  return {
    page,
    bottom: Math.max(...page.map((row) => row.line.bottom)),
    top: Math.min(...page.map((row) => row.line.top)),
    usual: sizes[sizes.length >> 1] || 10,
    domains: domains.filter((domain) => !ANYBODYS.test(domain)),
  };
}

/** A cell, the row it stands in, and its place among the cells of that. */
type Place = { readonly row: DocumentRow; readonly chunk: Chunk; readonly index: number };

/** How much speaks for a name being the vendor's: where it stands, how it looks, what is printed with it. */
export function vendorScore(name: string, place: Place, context: Context): number {
  const { row, chunk } = place;
  let score = placeScore(place, context);
  const size = Math.max(...chunk.words.map((word) => word.fontSize)) / context.usual;
  if (size > 1.12) score += Math.min(2.5, (size - 1) * 3);
  if (chunk.words.every((word) => word.isBold)) score += 0.4;
  if (isOfDomain(name, context.domains)) score += 2.5;
  if (name.split(' ').length > 7) score -= 2;
  if (/\d/.test(name)) score -= 0.8;
  if (leads(place, context, (text) => POSTAL_CODE.test(text), { lines: 4, within: 60 })) score += 1.5;
  if (leads(place, context, tellsContact, { lines: 6, within: 80 })) score += 1.5;
  if (leadsAttention(row, chunk, context.page)) score -= 4;
  if (legalName(name) !== null && tellsRegister(printAt(place, context))) score += 3;
  return score;
}

/** How far down the page a name stands, from 0 to 1: letterheads and footers name the vendor. */
function heightOf({ row }: Place, { top, bottom }: Context): number {
  return (row.line.top - top) / Math.max(1, bottom - top);
}

const FOOTER = 0.85;

function placeScore(place: Place, context: Context): number {
  const height = heightOf(place, context);
  const score = height < 0.12 ? 2 : height < 0.25 ? 1.2 : height > FOOTER ? 0.6 : -0.5;
  const isFirst = place.row.line.top - context.top < 3 && place.index === 0;
  return isFirst ? score + 1.2 : score;
}

function isOfDomain(name: string, domains: readonly string[]): boolean {
  const bare = squash(name);
  return domains.some((domain) => domain.length > 3 && (bare.includes(domain) || domain.includes(bare)));
}

/** Whether a text tells how a seller lets itself be reached, or its tax number. */
function tellsContact(text: string): boolean {
  return says('contact', text) || /www\.|@\S+\.\w{2,}/i.test(text);
}

/** Whether one of the next `lines` lines says what `isSign` looks for right below the name, `within` points of it. */
function leads(
  { row, chunk }: Place,
  { page }: Context,
  isSign: (text: string) => boolean,
  { lines, within }: { readonly lines: number; readonly within: number },
): boolean {
  const at = page.indexOf(row);
  return page.slice(at + 1, at + 1 + lines).some((below) => {
    const cell = below.chunks.find((item) => isFlush(item, chunk));
    return cell !== undefined && isSign(cell.text) && below.line.top - row.line.bottom < within;
  });
}

/** Whether two cells stand under one another by their left edges, their right ones or their middles. */
function isFlush(a: Chunk, b: Chunk): boolean {
  return (
    Math.abs(a.left - b.left) < 5 ||
    Math.abs(a.right - b.right) < 5 ||
    Math.abs(a.left + a.right - b.left - b.right) < 6
  );
}

/** Whether the line right below names somebody at the party's, as in the address of a letter. */
function leadsAttention(row: DocumentRow, chunk: Chunk, page: readonly DocumentRow[]): boolean {
  const below = page[page.indexOf(row) + 1]?.chunks.find((item) => Math.abs(item.left - chunk.left) < 5);
  const first = normalise(below?.text ?? '').split(' ');
  return [1, 2, 3].some((count) => namesContact(first.slice(0, count).join(' ')));
}

/** Whether a text says what a company must say of itself on its papers, behind its name. */
function tellsRegister(text: string): boolean {
  return says('registered', text) || says('registration', text) || says('tradeRegister', text);
}

/** A cell's text; in the small print, which goes on over lines, with the line below. */
function printAt(place: Place, context: Context): string {
  const { page } = context;
  const below = heightOf(place, context) > FOOTER ? page[page.indexOf(place.row) + 1] : undefined;
  return below === undefined ? place.chunk.text : `${place.chunk.text} ${textOf(below.line.words)}`;
}
