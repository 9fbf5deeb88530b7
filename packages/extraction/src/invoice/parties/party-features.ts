import type { Chunk } from '../../lines/chunk.ts';
import { textOf } from '../../lines/line.ts';
import { perObject } from '../../values/per-object.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { fieldLabelAt, type Labelled } from '../rows/labels.ts';
import { NAME_WORDS } from '../vocabulary/tables.ts';
import { HONORIFIC, isForAttention } from './for-attention.ts';
import { squash } from './is-akin.ts';
import { cellInColumn, isFlush, isOfOwners, type PartyCandidate, wordsOfName } from './party-candidates.ts';
import { endsInLegalForm, isStreet, legalName, PERSON } from './party-name.ts';
import { POSTAL_CODE } from './postal-code.ts';

/** What is known of a candidate, by name; a feature that is left out is 0. */
export type Features = ReadonlyMap<string, number>;

/** What the candidates of a document are compared with. */
export type PartyContext = {
  readonly rows: readonly DocumentRow[];
  readonly page: readonly DocumentRow[];
  readonly labels: readonly PlacedLabel[];
  readonly isReceipt: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** The usual and the largest size of type on the first page, in points. */
  readonly usual: number;
  readonly largest: number;
  /** Web and mail domains the document names, without endings. */
  readonly domains: readonly string[];
  /** Where the items or the first sums begin. */
  readonly itemsFrom: number;
  /** The whole text by its letters and figures alone. */
  readonly letters: string;
  readonly candidates: readonly PartyCandidate[];
};

type PlacedLabel = { readonly label: Labelled; readonly chunk: Chunk };

/** Domains at which anybody may have an address. */
const ANYBODYS = /^(gmail|hotmail|yahoo|outlook|web|gmx|icloud|googlemail|live|aol)$/;

/** What the candidates of a document are compared with. */
export function partyContext(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  candidates: readonly PartyCandidate[],
  { itemsFrom, isReceipt }: { readonly itemsFrom: number; readonly isReceipt: boolean },
): PartyContext {
  const page = rows.filter(({ line }) => line.page === rows[0]?.line.page);
  const text = rows.map(({ line }) => textOf(line.words)).join(' ');
  const domains = [...text.matchAll(/(?:@|www\.|https?:\/\/)([\p{L}\d-]{3,})\.[a-z]{2,}/giu)].map((match) =>
    squash(match[1] ?? ''),
  );
  const sizes = page.flatMap(({ line }) => line.words.map((word) => word.fontSize)).sort((a, b) => a - b);
  return {
    rows,
    page,
    labels: labels.flatMap((label) => {
      const chunk = rows[label.position]?.chunks.find((cell) => cell.text.includes(label.label));
      return chunk === undefined ? [] : [{ label, chunk }];
    }),
    isReceipt,
    top: Math.min(...page.map(({ line }) => line.top)),
    bottom: Math.max(...page.map(({ line }) => line.bottom)),
    left: Math.min(...page.map(({ line }) => line.left)),
    right: Math.max(...page.map(({ line }) => line.right)),
    usual: sizes[sizes.length >> 1] || 10,
    largest: sizes.at(-1) || 10,
    domains: domains.filter((domain) => !ANYBODYS.test(domain)),
    itemsFrom,
    letters: squash(text),
    candidates,
  };
}

/** What speaks for and against a candidate, for either party. */
export function featuresOf(candidate: PartyCandidate, context: PartyContext): Features {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean = 1) => {
    const number = Number(value);
    if (number === 0) return;
    features.set(name, number);
    if (context.isReceipt) features.set(`receipt:${name}`, number);
  };
  setPlace(candidate, context, set);
  setLooks(candidate, context, set);
  setNeighbours(candidate, context, set);
  setLabels(candidate, context, set);
  return features;
}

type Setter = (name: string, value?: number | boolean) => void;

function setPlace({ row, chunk, index }: PartyCandidate, context: PartyContext, set: Setter): void {
  const { top, bottom, left, right, page, itemsFrom } = context;
  const isFirstPage = row.line.page === page[0]?.line.page;
  const height = (row.line.top - top) / Math.max(1, bottom - top);
  const band = [0.06, 0.12, 0.2, 0.3, 0.45, 0.7, 0.88].findIndex((edge) => height < edge);
  set(isFirstPage ? `height${band < 0 ? 'Foot' : band}` : 'lastPage');
  const middle = ((chunk.left + chunk.right) / 2 - left) / Math.max(1, right - left);
  set(middle < 0.35 ? 'atLeft' : middle > 0.65 ? 'atRight' : 'inMiddle');
  set('isFirstText', isFirstPage && row.position - (page[0]?.position ?? 0) === 0 && index === 0);
  set('isInFirstRows', isFirstPage && row.position - (page[0]?.position ?? 0) < 3);
  set('isBelowItems', row.position >= itemsFrom);
  const rank = context.candidates.filter(
    (other) => other.row.position < row.position && other.row.line.page === row.line.page,
  ).length;
  set('rank', Math.min(rank, 12) / 12);
  set('isFirstName', rank === 0);
  set(
    'hasMoney',
    row.figures.some(({ isMoney }) => isMoney),
  );
  set('cellsOnLine', Math.min(row.chunks.length - 1, 3) / 3);
}

function setLooks(candidate: PartyCandidate, context: PartyContext, set: Setter): void {
  const { name, cut, row, chunk } = candidate;
  const size = Math.max(...chunk.words.map(({ fontSize }) => fontSize));
  set(`cut:${cut}`);
  set('size', Math.max(-0.5, Math.min(1.5, Math.log(size / context.usual))));
  set('isLargest', size > context.largest * 0.95 && size > context.usual * 1.15);
  set(
    'isBold',
    chunk.words.every(({ isBold }) => isBold),
  );
  const words = name.split(' ');
  set('isOneWord', words.length === 1);
  set('isLong', words.length > 6);
  const ofOwners = isOfOwners(name);
  set('hasDigits', /\d/.test(name) && !ofOwners);
  set('isStreet', isStreet(name) && !ofOwners);
  set('hasPostalCode', POSTAL_CODE.test(name));
  set('isLegal', legalName(name) !== null || ofOwners);
  set('isCapitals', name === name.toUpperCase() && /\p{Lu}{2}/u.test(name));
  set('isLower', /^\p{Ll}/u.test(name));
  set('hasSmallWords', words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length / words.length);
  set('hasMarks', /[,.;!?%]/.test(name.replace(/\b\p{L}{1,3}\./gu, '')));
  set('isShort', name.replace(/\P{L}/gu, '').length < 4);
  set('looksLikePerson', PERSON.test(name));
  set(
    'hasAttention',
    words.some((word) => says('attention', normalise(word))),
  );
  set('hasHonorific', HONORIFIC.test(chunk.text));
  for (const { value } of phrasesIn(NAME_WORDS, name)) set(`says:${value}`);
  const letters = squash(name);
  const isPart = context.candidates.some(
    (other) => Math.abs(other.row.position - row.position) < 2 && isLonger(squash(other.name), letters),
  );
  set('isPartOfLonger', isPart);
  set(
    'isPartOfLegal',
    isPart &&
      context.candidates.some(
        (other) => isLonger(squash(other.name), letters) && legalName(other.name) !== null,
      ),
  );
  setJoins(candidate, context, set);
  set('endsInLegal', endsInLegalForm(name));
  set('isMostlyLegal', words.length <= 3 && endsInLegalForm(name));
  set(
    'isOfDomain',
    context.domains.some((domain) => domain.length > 3 && isAkinDomain(letters, domain)),
  );
  const count = letters.length < 4 ? 1 : context.letters.split(letters).length - 1;
  set('isRepeated', count > 1);
  set('isOftenRepeated', count > 2);
}

/** Of a name over two lines: whether the second is a legal form's, and what either line is without the other. */
function setJoins(
  { name, cut, row, chunk }: PartyCandidate,
  { candidates }: PartyContext,
  set: Setter,
): void {
  if (cut === 'joined') {
    set('joined:endsInLegal', endsInLegalForm(name));
    set('joined:isCapitals', name === name.toUpperCase());
    return;
  }
  const over = candidates.find(
    (other) =>
      other.cut === 'joined' &&
      (other.row === row || other.row.position + 1 === row.position) &&
      isLonger(squash(other.name), squash(name)) &&
      isFlush(other.chunk, chunk),
  );
  if (over === undefined) return;
  const isLower = over.row !== row;
  set(isLower ? 'isLowerLine' : 'isUpperLine');
  set(isLower ? 'isLowerLine:legal' : 'isUpperLine:legal', endsInLegalForm(over.name));
}

function isLonger(longer: string, letters: string): boolean {
  return longer.length > letters.length && longer.includes(letters);
}

function isAkinDomain(letters: string, domain: string): boolean {
  return letters.includes(domain) || (letters.length > 3 && domain.includes(letters));
}

/** How far a block may go on, in lines, and how many heights of a line apart. */
const BLOCK_LINES = 8;
const WIDEST_GAP = 1.7;

/** The cells of the block a cell is in, above or below it, nearest first. */
function blockFrom(
  rows: readonly DocumentRow[],
  row: DocumentRow,
  chunk: Chunk,
  step: 1 | -1,
): { readonly row: DocumentRow; readonly cell: Chunk }[] {
  const found: { row: DocumentRow; cell: Chunk }[] = [];
  let last = row;
  for (let ahead = 1; ahead <= BLOCK_LINES + 6 && found.length < BLOCK_LINES; ahead++) {
    const next = rows[row.position + step * ahead];
    if (next === undefined || next.line.page !== row.line.page) break;
    const gap = step === 1 ? next.line.top - last.line.bottom : last.line.top - next.line.bottom;
    if (gap > (last.line.bottom - last.line.top) * WIDEST_GAP) break;
    const cell = cellInColumn(next, chunk);
    if (cell === undefined || (!isFlush(cell, chunk) && cell.left > chunk.left + 20)) continue;
    found.push({ row: next, cell });
    last = next;
  }
  return found;
}

function setNeighbours(candidate: PartyCandidate, context: PartyContext, set: Setter): void {
  const { row, chunk } = candidate;
  const block = blockFrom(context.rows, row, chunk, 1);
  // For whom at the party it is may be said before its street; below a letterhead that is the party.
  const isLetterhead = row.position === context.page[0]?.position;
  const address = isLetterhead ? block : block.filter(({ cell }) => !isForAttention(cell.text));
  const below = address.map(({ cell }) => cell.text);
  const above = blockFrom(context.rows, row, chunk, -1);
  const within = (count: number, isSign: (text: string) => boolean) => below.slice(0, count).some(isSign);
  const code = below.slice(0, 5).findIndex((text) => POSTAL_CODE.test(text));
  set('codeBelow', code >= 0);
  set('codeRightBelow', code >= 0 && code < 2);
  set('streetBelow', within(2, isStreet));
  set('contactBelow', within(6, saysContact));
  set(
    'webBelow',
    within(6, (text) => /www\.|@\S+\.\w{2,}/i.test(text)),
  );
  set('bankNear', [row, ...context.rows.slice(row.position + 1, row.position + 3)].some(saysBank));
  set(
    'taxIdBelow',
    within(6, (text) => says('sellersMark', text)),
  );
  set(
    'attentionBelow',
    block.slice(0, 1).some(({ cell }) => says('attention', normalise(cell.text).split(' ')[0] ?? '')),
  );
  set('labelBelow', within(1, fieldLabelAt));
  set('blockBelow', Math.min(below.length, 6) / 6);
  set('blockAbove', Math.min(above.length, 6) / 6);
  set('isTopOfBlock', above.length === 0);
  const [over] = above;
  const isSender =
    over !== undefined && SENDER.test(over.cell.text) && POSTAL_CODE.test(over.cell.text) && code >= 0;
  set('senderAbove', isSender);
  set('nameInSender', isSender && squash(over.cell.text).includes(squash(candidate.name)));
  const names = (at: DocumentRow | undefined) =>
    context.candidates.filter(({ row: other, chunk: cell }) => other === at && isFlush(cell, chunk));
  const [under] = address;
  const namesUnder = names(under?.row);
  set('nameAbove', names(over?.row).length > 0);
  set('nameBelow', namesUnder.length > 0);
  set(
    'personBelow',
    namesUnder.some(({ name }) => PERSON.test(name)),
  );
  set('senderFarAbove', !isSender && hasSenderFarAbove(candidate, context));
  const text = textOf(row.line.words);
  const after = textOf(context.rows[row.position + 1]?.line.words ?? []);
  set('registerBehind', saysRegister(`${text} ${after}`) && legalName(candidate.name) !== null);
  set('hasCodeInCell', POSTAL_CODE.test(chunk.text.replace(candidate.name, '')));
  set('webOnLine', /www\.|@\S+\.\w{2,}/i.test(text) || saysContact(text));
  const near = [text, after, textOf(context.rows[row.position + 2]?.line.words ?? [])].join(' ');
  set('registrationNear', REGISTRATION.test(near) || says('registration', near));
  const addresses = addressBlocks(context);
  const own = addresses.findIndex(
    (at) => at.position >= row.position && at.position - row.position <= 5 && isFlush(at.chunk, chunk),
  );
  set('firstAddress', own === 0);
  set('secondAddress', own === 1);
  set('laterAddress', own > 1);
  set('onlyAddress', own === 0 && addresses.length === 1);
}

/** How far over the address in a window the sender's line may be, in points. */
const WINDOW = 110;

/** Whether the line before a name in its column, though not right above it, is a sender's. */
function hasSenderFarAbove({ row, chunk }: PartyCandidate, { rows }: PartyContext): boolean {
  const over = rows
    .slice(0, row.position)
    .findLast(
      ({ chunks, line }) =>
        line.page === row.line.page &&
        chunks.some((cell) => cell.left < chunk.right && cell.right > chunk.left),
    );
  const cell = over?.chunks.find((item) => Math.abs(item.left - chunk.left) < 12);
  if (over === undefined || cell === undefined || row.line.top - over.line.bottom > WINDOW) return false;
  return SENDER.test(cell.text) && POSTAL_CODE.test(cell.text);
}

/** The number of a company in a register, as printed behind or under its name. */
const REGISTRATION = /\(\s?\d{4,9}\s?-\s?[A-Z]\s?\)|\(\d{6,12}[A-Z]?\)/;

/** A name and an address on one line, separated by dots, dashes or commas. */
const SENDER = /\p{L}.*(\s[•·●|*–—-]\s|,\s).*\d/u;

function saysContact(text: string): boolean {
  return says('contact', text);
}

function saysBank({ line }: DocumentRow): boolean {
  return says('bankDetail', textOf(line.words));
}

function saysRegister(text: string): boolean {
  return says('registered', text) || says('registration', text) || says('tradeRegister', text);
}

/** The cells with a postal code above the items, in reading order. */
const addressBlocks = perObject(
  (context: PartyContext): readonly { readonly chunk: Chunk; readonly position: number }[] =>
    context.page
      .filter(({ position }) => position < context.itemsFrom)
      .flatMap((row) =>
        row.chunks
          .filter((chunk) => POSTAL_CODE.test(chunk.text) && !isDelivery(row, chunk, context))
          .map((chunk) => ({ chunk, position: row.position })),
      ),
);

/** Whether a cell is under the label of where the goods go. */
function isDelivery(row: DocumentRow, chunk: Chunk, context: PartyContext): boolean {
  return sectionOver({ row, chunk }, context)?.label.role === 'shipTo';
}

/** Whether a till prints, behind a label, that it does not know the customer. */
export function isNobodys({ places }: Labelled): boolean {
  return places.some(({ kind, words }) => {
    const text = textOf(words);
    return kind !== 'below' && (says('walkInCustomer', text) || says('walkInCustomerBehind', text));
  });
}

const PARTY_ROLES: ReadonlySet<string> = new Set(['customer', 'vendor', 'shipTo']);

function setLabels(candidate: PartyCandidate, context: PartyContext, set: Setter): void {
  const { row, chunk, name } = candidate;
  const own = wordsOfName(chunk, name);
  for (const { label } of context.labels) {
    if (isNobodys(label)) continue;
    const place = label.places.find(
      ({ position, words }) => position === row.position && words.some((word) => own.words.includes(word)),
    );
    const hasNearer = place?.kind === 'right' && label.places.some(({ kind }) => kind === 'behind');
    if (place === undefined || hasNearer || (place.kind === 'below' && isAnswered(label, context))) continue;
    const kind = says('attention', label.label) ? 'attention' : kindOf(label);
    const isFirst = own.words[0] === place.words[0];
    set(`${kind}:${place.kind}`, Math.max(label.strength, 0.2));
    set(`${kind}:begins`, isFirst && label.strength >= 0.4);
    set('label:short', label.label.replace(/\P{L}/gu, '').length < 4);
  }
  const section = sectionOver(candidate, context);
  if (section === null) return;
  set(`under:${kindOf(section.label)}`);
  set(`under:${kindOf(section.label)}:first`, section.namesBetween === 0);
  set(`under:${kindOf(section.label)}:far`, Math.min(row.position - section.label.position, 8) / 8);
}

/** Whether a company's name is printed on the line of a label with a colon: what is below that is another's. */
function isAnswered({ label, places }: Labelled, { candidates }: PartyContext): boolean {
  const next = places.filter(({ kind }) => kind !== 'below').flatMap(({ words }) => words);
  return (
    label.endsWith(':') &&
    candidates.some(
      ({ name, chunk }) => endsInLegalForm(name) && chunk.words.some((word) => next.includes(word)),
    )
  );
}

function kindOf({ role, label, isOfOneParty }: Labelled): string {
  if (isOfOneParty !== true && (says('nameLabel', label) || says('legalNameLabel', label))) return 'name';
  return PARTY_ROLES.has(role) ? role : 'other';
}

/** How many lines a label of a party may be above a name of its block. */
const SECTION_LINES = 9;

/** The nearest label of a party over a candidate, in its column or, where the values are in a column of their own, left of it. */
function sectionOver(
  { row, chunk }: Pick<PartyCandidate, 'row' | 'chunk'>,
  { labels, candidates }: PartyContext,
): { readonly label: Labelled; readonly namesBetween: number } | null {
  const over = labels.findLast(
    ({ label, chunk: at }) =>
      PARTY_ROLES.has(label.role) &&
      label.strength >= 0.4 &&
      !isNobodys(label) &&
      !says('nameLabel', label.label) &&
      label.page === row.line.page &&
      label.position < row.position &&
      row.position - label.position <= SECTION_LINES &&
      (isFlush(at, chunk) || at.left <= chunk.left + 6),
  );
  if (over === undefined) return null;
  const between = candidates.filter(
    (other) =>
      other.row.position > over.label.position &&
      other.row.position < row.position &&
      (isFlush(other.chunk, chunk) || other.chunk.left === chunk.left),
  );
  return { label: over.label, namesBetween: between.length };
}
