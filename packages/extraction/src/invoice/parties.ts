import { type Chunk, chunkOf, chunksOf } from '../arrange/chunk.ts';
import { textOf } from '../arrange/line.ts';
import { normalise } from '../words/normalise.ts';
import type { DocumentRow } from './document-rows.ts';
import { chunkBelow, fieldLabelAt, type Labelled } from './labels.ts';
import { isStreet, legalName, nameLike } from './party-name.ts';
import { FIELD_LABELS, ITEM_HEADINGS, TITLES, TOTAL_LABELS } from './words/index.ts';

/** Who sells and who buys; null where the document does not say. */
export type Parties = { readonly vendor: string | null; readonly customer: string | null };

/** A candidate for the vendor's name with what speaks for it. */
type Candidate = { readonly name: string; readonly score: number };

/** The parties of a document: labelled ones first, else by letterhead and address block. */
export function partiesOf(rows: readonly DocumentRow[], labels: readonly Labelled[]): Parties {
  const isFor = (label: Labelled) => ATTENTION.test(normalise(label.label));
  const parties = labels.filter((label) => !isFor(label));
  const byLabel = addressedName(rows) ?? labelledParty(rows, parties, 'customer') ?? belowSender(rows);
  const provisional = vendorOf(rows, labels, byLabel);
  const customer =
    byLabel ?? addressee(rows, labels, provisional) ?? labelledParty(rows, labels.filter(isFor), 'customer');
  return {
    vendor: byLabel === null && customer !== null ? vendorOf(rows, labels, customer) : provisional,
    customer,
  };
}

/** The name an honorific follows, as on every Japanese paper. */
function addressedName(rows: readonly DocumentRow[]): string | null {
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage) return null;
    const name = /^(.{2,40}?)\s*(御中|様|殿)$/u.exec(row.chunks[0]?.text ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

/** Rank of a place for a party's name: the cell behind the label before the ones right of and below it. */
function labelledParty(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  role: 'customer' | 'vendor',
): string | null {
  let best: Candidate | null = null;
  for (const label of labels) {
    if (label.strength < 0.4 || roleIn(labels, label) !== role) continue;
    if (isOfBank(rows, label) || isOfRide(rows, label)) continue;
    const name = nameAt(rows, label);
    if (name === null) continue;
    // "To" and its like stand before much else.
    const isShort = label.label.replace(/\P{L}/gu, '').length < 4;
    const score = label.strength - label.position / 1000 - (isShort ? 0.5 : 0);
    if (best === null || score > best.score + 0.05) best = { name, score };
  }
  return best?.name ?? null;
}

/** Before a name of somebody at the party's, where the party's own is not printed. */
const ATTENTION =
  /^(attn|attention|att|z hd|t a v|a a|f a o|c o|ate|a l attention de|a la atencion de|c a|zhd|tav)$/;

const BANK = /\b(sort code|iban|swift|bic|routing|bsb|blz|account (no|number)|konto|kontonr)\b/;

/** Whether a label names the holder of the account to pay to. */
function isOfBank(rows: readonly DocumentRow[], { label, position }: Labelled): boolean {
  if (!/\b(account|konto|compte|cuenta|conto|conta|rekening)/i.test(label)) return false;
  const near = rows.slice(Math.max(0, position - 3), position + 4);
  return near.some((row) => BANK.test(normalise(textOf(row.line.words))));
}

/** Whether a label is the first of two that name where a ride began and ended. */
function isOfRide(rows: readonly DocumentRow[], { label, position }: Labelled): boolean {
  if (!/^(von|from|de|da|van|od|fran|fra)$/.test(normalise(label))) return false;
  const below = rows.slice(position, position + 3).flatMap((row) => row.chunks.map((chunk) => chunk.text));
  return below.some((text) =>
    /^(nach|naar|vers|hacia|verso|till|dest\p{L}*|para|do)\s*:?(\s|$)/iu.test(text),
  );
}

/** Labels that say only that a name follows: whose it is, the last label of a party above them says. */
const NAME_ONLY =
  /^(nome|nome razao social|razao social|nombre|razon social|nom|raison sociale|name|naam|denominazione|ragione sociale|nome cognome|nazwa|navn|namn)$/;
/** How many lines below a party's label its name may be labelled. */
const PARTY_LINES = 8;

function roleIn(labels: readonly Labelled[], label: Labelled): Labelled['role'] {
  if (!NAME_ONLY.test(normalise(label.label))) return label.role;
  const section = labels.findLast(
    (other) =>
      (other.role === 'vendor' || other.role === 'customer') &&
      other.strength >= 0.8 &&
      other.position <= label.position &&
      label.position - other.position <= PARTY_LINES &&
      !NAME_ONLY.test(normalise(other.label)),
  );
  return section?.role ?? label.role;
}

/** The places of a value, what stands below a bare heading before what stands beside it: there another column begins. */
function placesOf({ label, places }: Labelled): readonly Labelled['places'][number][] {
  if (label.endsWith(':')) return places;
  const rank = { behind: 0, below: 1, right: 2 };
  return places.toSorted((a, b) => rank[a.kind] - rank[b.kind]);
}

function nameAt(rows: readonly DocumentRow[], label: Labelled): string | null {
  for (const place of placesOf(label)) {
    const text = textOf(place.words);
    if (place.kind === 'behind' && label.strength < 0.8 && !/^\p{Lu}/u.test(text)) continue;
    if (isName(text)) return tidy(text);
    if (place.kind !== 'below') continue;
    const name = blockName(rows, place.position, chunkOf(place.words));
    if (name !== null) return name;
  }
  const row = rows[label.position];
  const chunk = row?.chunks.find((item) => item.text.includes(label.label));
  return chunk === undefined || label.places.some((place) => place.kind === 'behind')
    ? null
    : blockName(rows, label.position, chunk);
}

/** How many lines of a block may stand before the name, and how many heights of a line apart. */
const BLOCK_LINES = 4;
const WIDEST_GAP = 2.4;

function blockName(rows: readonly DocumentRow[], position: number, label: Chunk): string | null {
  for (let ahead = 1; ahead <= BLOCK_LINES; ahead++) {
    const row = rows[position + ahead];
    if (row === undefined || row.line.page !== rows[position]?.line.page) return null;
    const above = rows[position + ahead - 1]?.line;
    const height = row.line.bottom - row.line.top;
    if (above !== undefined && row.line.top - above.bottom > height * WIDEST_GAP) return null;
    const chunk = chunkBelow(row, label);
    if (chunk !== undefined && isName(chunk.text) && (ahead === 1 || !isStreet(chunk.text)))
      return tidy(chunk.text);
  }
  return null;
}

function isName(text: string): boolean {
  const bare = tidy(text);
  return (
    nameLike(bare) &&
    !text.trimEnd().endsWith(':') &&
    !fieldLabelAt(bare) &&
    !beginsWithLabel(bare) &&
    !TITLES.spaced.has(normalise(bare)) &&
    !isHeadingText(bare)
  );
}

/** "Your order AB321": a label with its value, though no colon parts them. */
function beginsWithLabel(text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (word, index) =>
      index > 0 && /\d/.test(word) && FIELD_LABELS.spaced.has(normalise(words.slice(0, index).join(' '))),
  );
}

function isHeadingText(text: string): boolean {
  const key = normalise(text);
  return ITEM_HEADINGS.spaced.has(key) || FIELD_LABELS.spaced.has(key) || TOTAL_LABELS.spaced.has(key);
}

const NAME_LABEL =
  /^(nome|nome\/raz[ãa]o social|raz[ãa]o social|nombre|raz[óo]n social|nom|raison sociale|name|naam|denominazione|ragione sociale|firma|company( name)?|nazwa|navn|namn|名称|名稱)\s*:\s*/i;

function tidy(text: string): string {
  const bare = text
    .replace(/^[:•·●\s-]+/, '')
    .replace(NAME_LABEL, '')
    .replace(
      /^(attn|attention|att|z\.? ?hd\.?|t\.?a\.?v\.?|a\/a|spett\.le|spett\.|exmo\(s\) sr\(s\)|ate|f\.?a\.?o\.?|c\/o)\s*[.:]?\s+/i,
      '',
    )
    .replace(/[,;:]+$/, '')
    .trim();
  return withoutLabel(bare);
}

/** "Sold by Acme Ltd": the label of a party a name begins with is none of it. */
function withoutLabel(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 1; count--) {
    const role = FIELD_LABELS.spaced.get(normalise(words.slice(0, count).join(' ')));
    if (role === 'vendor' || role === 'customer') return words.slice(count).join(' ');
  }
  return text;
}

/** The name under a sender's line, as in letters with a window. */
function belowSender(rows: readonly DocumentRow[]): string | null {
  const firstPage = rows[0]?.line.page;
  for (const row of rows) {
    if (row.line.page !== firstPage) return null;
    const sender = chunksOf(row.line, 1.05).find(
      (chunk) => SENDER.test(chunk.text) && POSTAL.test(chunk.text) && chunk.text.length < 110,
    );
    if (sender === undefined || isFootOf(rows, row)) continue;
    for (let ahead = 1; ahead <= BLOCK_LINES; ahead++) {
      const below = rows[row.position + ahead];
      const chunk = below?.chunks.find((item) => Math.abs(item.left - sender.left) < 12);
      if (chunk === undefined || below?.line.page !== firstPage) continue;
      if (isName(chunk.text) && !isStreet(chunk.text) && !sender.text.includes(chunk.text))
        return tidy(chunk.text);
    }
  }
  return null;
}

const SENDER_MARK = /\s[•·●|–—*-]\s/u;
/** A name and an address on one line, parted by dots, dashes or commas. */
const SENDER = /\p{L}.*(\s[•·●|*–—-]\s|,\s).*\d/u;

function isFootOf(rows: readonly DocumentRow[], row: DocumentRow): boolean {
  const page = rows.filter((other) => other.line.page === row.line.page);
  return row.line.top > Math.max(...page.map((other) => other.line.bottom)) * 0.5;
}

const POSTAL =
  /(^|\s|-)([A-Z]{1,2}-)?\d{4,5}(-\d{3,4})?\s+\p{Lu}|\b[A-Z]{2},?\s+\d{5}(-\d{4})?\b|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;

/** How a letter addresses a person. */
const ADDRESSED =
  /^(mr|mrs|ms|miss|dr|herrn?|frau|familie|monsieur|madame|mme|de heer|mevrouw|dhr|mevr|sig|sig\.ra|sr|sra|gentile|hr|fru|pan|pani)\.?\s+\p{Lu}/iu;

/** The first line of an address block of the first page that is not the vendor's. */
function addressee(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  vendor: string | null,
): string | null {
  const firstPage = rows[0]?.line.page;
  const page = rows.filter((row) => row.line.page === firstPage);
  const firstMoney = page.find((row) => row.figures.some((figure) => figure.isMoney));
  const lowest = Math.max(Math.max(...page.map((row) => row.line.bottom)) * 0.5, firstMoney?.line.top ?? 0);
  const shipTo = new Set(labels.filter((label) => label.role === 'shipTo').map((label) => label.position));
  for (const row of rows) {
    if (row.line.page !== firstPage || row.line.top > lowest) continue;
    for (const chunk of row.chunks) {
      if (!POSTAL.test(chunk.text) || /[•·|●–—]|\s-\s|,.*,/.test(chunk.text)) continue;
      const block = blockAbove(rows, row, chunk);
      const names = block.filter((text) => isName(text) && !POSTAL.test(text));
      // An owners' association is called by its street and number.
      const name = names.find((text) => !isStreet(text)) ?? (block.length > 2 ? names[0] : undefined);
      if (name === undefined || block.length < 2 || shipTo.has(row.position - block.length)) continue;
      if (vendor !== null && isAkin(name, vendor)) {
        const addressed = names.find((text) => ADDRESSED.test(text));
        if (addressed !== undefined) return tidy(addressed);
        continue;
      }
      if (
        block.some(
          (text) =>
            /(tel|fax|www|@|iban|ust|vat|nif|cif|siret)/i.test(text) && text !== name && vendor === null,
        )
      )
        continue;
      return tidy(name);
    }
  }
  return null;
}

/** The texts of a block of aligned lines from its top down to `chunk`. */
function blockAbove(rows: readonly DocumentRow[], row: DocumentRow, chunk: Chunk): string[] {
  const texts = [chunk.text];
  let top = row.line.top;
  for (let back = 1; back <= 8; back++) {
    const above = rows[row.position - back];
    if (above === undefined || above.line.page !== row.line.page) break;
    const em = above.line.bottom - above.line.top;
    if (top - above.line.bottom > em * 1.3) break;
    const aligned = above.chunks.find((item) => Math.abs(item.left - chunk.left) < 4);
    if (aligned === undefined) continue;
    // An address ends there: what stands over it is another party's.
    if (POSTAL.test(aligned.text) || fieldLabelAt(aligned.text)) break;
    const size = aligned.words[0]?.fontSize ?? 0;
    if (size < (chunk.words[0]?.fontSize ?? 0) * 0.7) break;
    texts.unshift(aligned.text);
    top = above.line.top;
  }
  return texts;
}

function vendorOf(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  customer: string | null,
): string | null {
  const labelled = labelledParty(rows, labels, 'vendor');
  const lastPage = rows[rows.length - 1]?.line.page;
  const page = rows.filter((row) => row.line.page === rows[0]?.line.page);
  const context = contextOf(rows, page);
  const scores = new Map<string, Candidate>();
  const block = customerBlock(page, customer);
  const closing = rows.filter((row) => row.line.page === lastPage && row.line.page !== page[0]?.line.page);
  for (const row of [...page, ...closing]) {
    if (row.figures.some((figure) => figure.isMoney)) continue;
    for (const [index, chunk] of nameChunks(row).entries()) {
      if (
        block.some(
          (item) =>
            Math.abs(item.left - chunk.left) < 6 && row.position > item.from && row.position <= item.from + 6,
        )
      )
        continue;
      for (const { name, bonus } of namesIn(chunk)) {
        if (customer !== null && isAkin(name, customer)) continue;
        const key = squash(name);
        const score =
          bonus +
          scoreOf(name, row, chunk, index, context) +
          (labelled !== null && isAkin(name, labelled) ? 4 : 0);
        const known = scores.get(key);
        scores.set(key, {
          name,
          score:
            known === undefined
              ? score
              : Math.max(known.score, score) + (row.line.top > context.bottom * 0.85 ? 2 : 0.7),
        });
      }
    }
  }
  let best: Candidate | null = null;
  for (const candidate of scores.values())
    if (best === null || candidate.score > best.score) best = candidate;
  if (labelled !== null && (best === null || best.score < 6.5)) return labelled;
  return best === null || best.score < 1.5 ? null : inFull(best, scores.values()).name;
}

/** A short name, as a logo writes it, in the longer form with which the company is registered. */
function inFull(best: Candidate, others: Iterable<Candidate>): Candidate {
  if (legalName(best.name) !== null) return best;
  const short = squash(best.name);
  for (const other of others)
    if (other.score > 0 && legalName(other.name) !== null && squash(other.name).startsWith(short))
      return other;
  return best;
}

/** A line's words in cells wide enough apart for letter-spaced and typewriter type. */
function nameChunks(row: DocumentRow): Chunk[] {
  return chunksOf(row.line, 1.05).filter(
    (chunk) => !isStreet(chunk.text) || legalName(chunk.text) !== null || POSTAL.test(chunk.text),
  );
}

/** Where the customer's addresses stand. */
function customerBlock(
  page: readonly DocumentRow[],
  customer: string | null,
): { left: number; from: number }[] {
  if (customer === null) return [];
  return page.flatMap((row) =>
    row.chunks
      .filter((chunk) => isAkin(chunk.text, customer))
      .map((chunk) => ({ left: chunk.left, from: row.position })),
  );
}

type Context = {
  readonly page: readonly DocumentRow[];
  readonly bottom: number;
  readonly top: number;
  readonly usual: number;
  readonly domains: readonly string[];
};

function contextOf(rows: readonly DocumentRow[], page: readonly DocumentRow[]): Context {
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
    domains: domains.filter(
      (domain) => !/^(gmail|hotmail|yahoo|outlook|web|gmx|icloud|googlemail)$/.test(domain),
    ),
  };
}

/** The names a cell may hold: itself, the first part of a sender's line, and a name that ends with its legal form. */
function namesIn(chunk: Chunk): { name: string; bonus: number }[] {
  const names: { name: string; bonus: number }[] = [];
  const parts = chunk.text.split(/\s+[•·|●–—*−-]\s+|,\s+(?=\S*\d|\p{Lu})/u);
  const first = tidy(parts[0] ?? '');
  const isSender =
    POSTAL.test(chunk.text) &&
    (parts.length > 2 || SENDER_MARK.test(chunk.text)) &&
    !isStreet(first) &&
    !POSTAL.test(`${first}, ${parts[1] ?? ''}`);
  const legal = legalName(withoutLabel(chunk.text));
  // The small print names the seller in the midst of its sentences.
  for (const sentence of chunk.text.split(/[.;]\s+(?=\p{Lu})/u).slice(1)) {
    const inside = legalName(sentence);
    if (inside !== null) names.push({ name: inside, bonus: 1.5 });
  }
  if (legal !== null) names.push({ name: legal, bonus: 3 + (isSender ? 1.5 : 0) });
  if ((parts.length === 1 || isSender) && legal === null && isName(first))
    names.push({ name: first, bonus: isSender ? 2 : 0 });
  return names;
}

function scoreOf(name: string, row: DocumentRow, chunk: Chunk, index: number, context: Context): number {
  const place = (row.line.top - context.top) / Math.max(1, context.bottom - context.top);
  const size = Math.max(...chunk.words.map((word) => word.fontSize)) / context.usual;
  const bare = squash(name);
  let score = place < 0.12 ? 2 : place < 0.25 ? 1.2 : place > 0.85 ? 0.6 : -0.5;
  if (row.line.top - context.top < 3 && index === 0) score += 1.2;
  if (size > 1.12) score += Math.min(2.5, (size - 1) * 3);
  if (chunk.words.every((word) => word.isBold)) score += 0.4;
  if (context.domains.some((domain) => domain.length > 3 && (bare.includes(domain) || domain.includes(bare))))
    score += 2.5;
  if (name.split(' ').length > 7) score -= 2;
  if (/\d/.test(name)) score -= 0.8;
  if (leadsAddress(row, chunk, context.page)) score += 1.5;
  if (leadsContact(row, chunk, context.page)) score += 1.5;
  if (leadsAttention(row, chunk, context.page)) score -= 4;
  // The small print goes on over lines.
  const below = place > 0.85 ? context.page[context.page.indexOf(row) + 1] : undefined;
  const print = below === undefined ? chunk.text : `${chunk.text} ${textOf(below.line.words)}`;
  if (REGISTERED.test(print) && legalName(name) !== null) score += 3;
  return score;
}

/** What a company must say of itself on its papers, behind its name. */
const REGISTERED =
  /\bregistered (in|office)\b|\bcompany (no|number|reg)|\bHRB\b|\bRCS\b|\bSIREN?T?\b|\bau capital\b|\bcap\. soc|\bKvK\b|\bCVR\b|\bOrg\.? ?nr|\bABN\b|\bCNPJ\b|registro mercantil|registo comercial|registro (delle )?imprese|\bRSIN\b/i;

/** How a seller lets itself be reached, and its tax numbers. */
const CONTACT =
  /\b(tel|tél|telefon|telefono|teléfono|phone|fax|ust-?id|p\. ?iva|siret|kvk|cvr|btw|iban|abn|gstin|org\.? ?nr|organisasjonsnr|nip|dič|ičo|mva)\b|登録番号|電話|纳税人识别号|www\.|@\S+\.\w{2,}/i;

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
  return [1, 2, 3].some((count) => ATTENTION.test(first.slice(0, count).join(' ')));
}

/** Whether the lines right below tell how to reach whom they are about. */
function leadsContact(row: DocumentRow, chunk: Chunk, page: readonly DocumentRow[]): boolean {
  const at = page.indexOf(row);
  return page.slice(at + 1, at + 7).some((below) => {
    const cell = below.chunks.find((item) => isFlush(item, chunk));
    return cell !== undefined && CONTACT.test(cell.text) && below.line.top - row.line.bottom < 80;
  });
}

/** Whether an address stands in the lines right below. */
function leadsAddress(row: DocumentRow, chunk: Chunk, page: readonly DocumentRow[]): boolean {
  const at = page.indexOf(row);
  return page.slice(at + 1, at + 5).some((below) => {
    const cell = below.chunks.find((item) => isFlush(item, chunk));
    return cell !== undefined && POSTAL.test(cell.text) && below.line.top - row.line.bottom < 60;
  });
}

function squash(text: string): string {
  return normalise(text).replaceAll(' ', '');
}

/** Whether two names are of the same party: one contains the other. */
function isAkin(a: string, b: string): boolean {
  const [x, y] = [squash(a), squash(b)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}
