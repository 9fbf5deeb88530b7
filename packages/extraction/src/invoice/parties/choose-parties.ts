import { largest, smallest } from '../../values/extremes.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { phrasesIn } from '../../vocabulary/phrase-table.ts';
import { says } from '../../vocabulary/says.ts';
import { NAME_WORDS } from '../vocabulary/tables.ts';
import { isAkin, squash } from './is-akin.ts';
import { companyBelow, isFlush, type PartyCandidate } from './party-candidates.ts';
import type { Features } from './party-features.ts';
import { endsInLegalForm } from './party-name.ts';
import { PARTY_WEIGHTS, type PartyWeights } from './party-weights.ts';

/** A party, its probability from 0 to 1, and where its name is printed. */
export type ChosenParty = {
  readonly name: string;
  readonly confidence: number;
  readonly candidate: PartyCandidate;
};

export type ChosenParties = { readonly vendor: ChosenParty | null; readonly customer: ChosenParty | null };

/** A candidate with its features. */
export type Described = { readonly candidate: PartyCandidate; readonly features: Features };

/** How many of the likeliest names of each party are tried together. */
const MOST_TRIED = 8;

/** The likeliest pair of vendor and customer: one name is never both. With `saysNobody`, a label says that no customer is known. */
export function chooseParties(
  described: readonly Described[],
  isReceipt: boolean,
  weights: { readonly vendor: PartyWeights; readonly customer: PartyWeights } = PARTY_WEIGHTS,
  saysNobody = false,
): ChosenParties {
  const bare = isReceipt ? 1 : BARE_INVOICE;
  const vendors = namesOf(described, weights.vendor, isReceipt, bare);
  const customers = namesOf(described, weights.customer, isReceipt, saysNobody ? 1 : bare);
  let best: { vendor: Name; customer: Name; score: number } | null = null;
  for (const vendor of vendors)
    for (const customer of customers) {
      if (vendor.chosen !== null && customer.chosen !== null && isAkin(vendor.name, customer.name)) continue;
      if (isBehind(vendor, 'customer') && isBehind(customer, 'vendor')) continue;
      const score = vendor.probability * customer.probability;
      if (best === null || score > best.score) best = { vendor, customer, score };
    }
  return {
    vendor: inFull(partyOf(best?.vendor, vendors), described, vendors),
    customer: ofCompany(partyOf(best?.customer, customers), described),
  };
}

/** Whether a name is a part of another that ends in its legal form: both are of one party, and the other is its name in full. */
function isPartOf(name: string, whole: string): boolean {
  const part = squash(name);
  return part.length >= LEAST_OF_PART && endsInLegalForm(whole) && squash(whole).includes(part);
}

/** Fewer letters may be in any name. */
const LEAST_OF_PART = 3;

/** Whether two long names differ by one letter alone: one of them is misread. */
function isMisread(a: string, b: string): boolean {
  const [x, y] = [squash(a), squash(b)];
  const others = [...x].filter((letter, index) => letter !== y[index]);
  return x.length === y.length && x.length >= LEAST_OF_MISREAD && others.length === 1;
}

/** Names of fewer letters may be of two parties. */
const LEAST_OF_MISREAD = 8;

/** Whether a name stands behind a label of a party: no other weight turns two of them round. */
function isBehind({ chosen }: Name, role: 'vendor' | 'customer'): boolean {
  return chosen?.features.has(`${role}:behind`) === true;
}

/** A buyer by the company right below, where the name chosen only says for whom there it is. */
function ofCompany(party: ChosenParty | null, described: readonly Described[]): ChosenParty | null {
  const candidates = described.map(({ candidate }) => candidate);
  const company = party === null ? undefined : companyBelow(party.candidate, candidates);
  return party === null || company === undefined
    ? party
    : { ...party, name: company.name, candidate: company };
}

/** How many lines below a brand its company's name may be printed. */
const NEAR = 3;

/** A seller by the company's name right below that begins with the name chosen: "EIGHT OUNCE", "EIGHT OUNCE COFFEE CO.". */
function inFull(
  party: ChosenParty | null,
  described: readonly Described[],
  names: readonly Name[],
): ChosenParty | null {
  if (party === null) return null;
  const { candidate: own } = party;
  const isTrade = isTradeAlone(party.name);
  const titleAt = (position: number, mayBe: (name: string) => boolean) =>
    described.find(
      ({ candidate }) =>
        candidate.row.position === position && mayBe(candidate.name) && isOneTitle(candidate, own),
    )?.candidate;
  // "BLANCHISSERIE", over "DU PONT-NEUF"
  const above = titleAt(own.row.position - 1, (name) => isTrade || isTradeAlone(name));
  if (above !== undefined) return { ...party, name: `${above.name} ${party.name}`, candidate: above };
  if (isTrade) return withNameBelow(party, described);
  const below = titleAt(own.row.position + 1, isTradeAlone);
  if (below !== undefined) return { ...party, name: `${party.name} ${below.name}` };
  const at = party.candidate.row.position;
  const found = described.find(
    ({ candidate: { name, cut, row } }) =>
      cut === 'legal' &&
      row.position > at &&
      row.position - at <= NEAR &&
      name.toUpperCase().startsWith(`${party.name.toUpperCase()} `),
  );
  if (found === undefined) return party;
  const { candidate } = found;
  return { name: candidate.name, confidence: confidenceOf(candidate.name, names), candidate };
}

/** Whether two lines of a letterhead are one name, set in nearly the same type: "THORNDYKE", "GARDEN CENTRE". */
function isOneTitle(a: PartyCandidate, b: PartyCandidate): boolean {
  if (a.cut !== 'cell' || b.cut !== 'cell') return false;
  const sizes = [a, b].map(({ chunk }) => largest(chunk.words.map(({ fontSize }) => fontSize)));
  const isBold = ({ chunk }: PartyCandidate) => chunk.words.every((word) => word.isBold);
  return (
    a.row.line.page === b.row.line.page &&
    a.row.chunks.length + b.row.chunks.length === 2 &&
    isBold(a) === isBold(b) &&
    smallest(sizes) > largest(sizes) * LEAST_SIZE &&
    isFlush(a.chunk, b.chunk)
  );
}

/** The smaller of two sizes of type of one name, as a share of the larger. */
const LEAST_SIZE = 0.6;

/** Whether a name says what a business does and no more: "STUDIO LEGALE". */
function isTradeAlone(name: string): boolean {
  const trades = phrasesIn(NAME_WORDS, name).filter(({ value }) => value === 'trade');
  const words = normalise(name)
    .split(' ')
    .filter((word) => !says('joining', word));
  return trades.reduce((count, { length }) => count + length, 0) === words.length;
}

/** What a business does together with whose it is on the next line, or the company's name there. */
function withNameBelow(party: ChosenParty, described: readonly Described[]): ChosenParty {
  const { row, chunk } = party.candidate;
  const below = described.find(
    ({ candidate }) =>
      (candidate.cut === 'cell' || candidate.cut === 'legal') &&
      candidate.row.line.page === row.line.page &&
      candidate.row.position === row.position + 1 &&
      isFlush(candidate.chunk, chunk),
  )?.candidate;
  if (below === undefined) return party;
  if (below.cut === 'legal') return { ...party, name: below.name, candidate: below };
  return { ...party, name: `${party.name} ${below.name}` };
}

type Name = { readonly name: string; readonly probability: number; readonly chosen: Described | null };

function partyOf(name: Name | undefined, names: readonly Name[]): ChosenParty | null {
  if (name?.chosen === null || name === undefined) return null;
  const { candidate } = name.chosen;
  return { name: candidate.name, confidence: confidenceOf(candidate.name, names), candidate };
}

/** The probability of a name, together with those of its parts and of its misreadings elsewhere: they speak of the same party. */
function confidenceOf(own: string, names: readonly Name[]): number {
  return names
    .filter(({ name }) => squash(name) === squash(own) || isPartOf(name, own) || isMisread(name, own))
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** The factor for an invoice without a customer or vendor, which is rarer than such a receipt. */
const BARE_INVOICE = 0.15;

/** The likeliest names of a party, repeated names counted together, and the probability, times `bare`, that it is not printed. */
function namesOf(
  described: readonly Described[],
  weights: PartyWeights,
  isReceipt: boolean,
  bare: number,
): Name[] {
  const scores = described.map(({ features }) => scoreOf(features, weights));
  const none = scoreOf(noneFeatures(isReceipt), weights);
  const most = Math.max(none, largest(scores));
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = Math.exp(none - most) + shares.reduce((sum, share) => sum + share, 0);
  const byName = new Map<string, Name & { readonly own: number }>();
  described.forEach((item, index) => {
    const key = squash(item.candidate.name);
    const own = (shares[index] ?? 0) / whole;
    const known = byName.get(key);
    const isBetter = known === undefined || own > known.own;
    byName.set(key, {
      name: item.candidate.name,
      probability: own + (known?.probability ?? 0),
      chosen: isBetter ? item : known.chosen,
      own: isBetter ? own : known.own,
    });
  });
  const names = [...byName.values()].sort((a, b) => b.probability - a.probability).slice(0, MOST_TRIED);
  return [...names, { name: '', probability: (Math.exp(none - most) / whole) * bare, chosen: null }];
}

/** The features of a party that is not printed. */
export function noneFeatures(isReceipt: boolean): Features {
  return new Map([['none', 1], ...(isReceipt ? [['receipt:none', 1] as const] : [])]);
}

function scoreOf(features: Features, weights: PartyWeights): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}
