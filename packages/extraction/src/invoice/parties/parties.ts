import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import type { Labelled } from '../rows/labels.ts';
import { type ChosenParties, chooseParties, type Described } from './choose-parties.ts';
import { squash } from './is-akin.ts';
import {
  cellInColumn,
  isStreetLine,
  isUnderAddressed,
  type PartyCandidate,
  partyCandidates,
} from './party-candidates.ts';
import { featuresOf, isNobodys, partyContext } from './party-features.ts';
import { legalName } from './party-name.ts';

/** Where the items of a document begin, the lines that carry their amounts or headings, and whether it is a till's slip. */
export type PartyScene = {
  readonly itemsFrom: number;
  readonly itemLines?: ReadonlySet<number>;
  readonly isReceipt: boolean;
};

/** Every name of a document that may be a party's, with what is known of it. */
export function describedParties(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  scene: PartyScene,
): Described[] {
  const { itemLines } = scene;
  // What was bought is no party, whatever it is called.
  const candidates = partyCandidates(rows).filter(({ row }) => itemLines?.has(row.position) !== true);
  const context = partyContext(
    rows,
    ofReturnSlip(rows, ofConsignee(ofEitherParty(labels))),
    candidates,
    scene,
  );
  return candidates
    .filter(
      (candidate) =>
        !isStreetLine(candidate) &&
        !isUnderAddressed(candidate, candidates) &&
        !isBankInFoot(candidate, candidates, rows),
    )
    .map((candidate) => ({ candidate, features: featuresOf(candidate, context) }));
}

/** Whether a name is over the bank details of a foot in columns, next to a name that is printed elsewhere too: that of the bank. */
function isBankInFoot(
  { name, row, chunk }: PartyCandidate,
  candidates: readonly PartyCandidate[],
  rows: readonly DocumentRow[],
): boolean {
  const next = rows[row.position + 1];
  const below = next === undefined ? undefined : cellInColumn(next, chunk);
  if (below === undefined || !says('bankDetail', below.text)) return false;
  const isElsewhere = (own: string) =>
    candidates.some((other) => other.row !== row && squash(other.name) === squash(own));
  const isNextTo = (other: PartyCandidate) => other.row === row && other.chunk.right < chunk.left;
  return !isElsewhere(name) && candidates.some((other) => isNextTo(other) && isElsewhere(other.name));
}

/**
 * The labels, that of a name alone as the seller's where a longer one below it names the buyer: "Razón Social" in the head, "Apellido y
 * Nombre / Razón Social" over the lines.
 */
function ofEitherParty(labels: readonly Labelled[]): readonly Labelled[] {
  const isLonger = (long: Labelled, short: Labelled) =>
    long.position > short.position && normalise(long.label).endsWith(` ${normalise(short.label)}`);
  return labels.map((own) => {
    if (own.role !== 'customer' || says('addressee', normalise(own.label))) return own;
    const others = labels.filter(({ role }) => role === 'customer');
    if (others.some((other) => isLonger(other, own))) return { ...own, role: 'vendor', isOfOneParty: true };
    return others.some((other) => isLonger(own, other)) ? { ...own, isOfOneParty: true } : own;
  });
}

/** The labels, that of who receives the goods as where they go, if another one names the customer: "Bill to", "Consignee". */
function ofConsignee(labels: readonly Labelled[]): readonly Labelled[] {
  const isConsignee = ({ role, label }: Labelled) =>
    role === 'customer' && says('consignee', normalise(label));
  const isNamed = labels.some((own) => own.role === 'customer' && own.strength >= SAID && !isConsignee(own));
  return isNamed ? labels.map((own) => (isConsignee(own) ? { ...own, role: 'shipTo' } : own)) : labels;
}

/** How sure a label is one that says in so many words what stands next to it. */
const SAID = 0.6;

/** The labels, that of an addressee on a slip that comes back with the payment as the seller's: "Payment advice", "To: Acme Ltd". */
function ofReturnSlip(rows: readonly DocumentRow[], labels: readonly Labelled[]): readonly Labelled[] {
  const from = rows.find(({ chunks }) => chunks.some(({ text }) => says('returnSlip', normalise(text))));
  if (from === undefined) return labels;
  return labels.map((own) => {
    const isOnSlip = own.position > from.position && own.page === from.line.page;
    const isAddressee = own.role === 'customer' && says('addressee', normalise(own.label));
    return isOnSlip && isAddressee ? { ...own, role: 'vendor' } : own;
  });
}

/** Who sells and who buys, chosen together among all names of the document; null where it does not say. */
export function partiesOf(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  scene: PartyScene,
): ChosenParties {
  const described = describedParties(rows, labels, scene);
  const chosen = chooseParties(described, scene.isReceipt, undefined, labels.some(isNobodys));
  return scene.isReceipt ? byWebAddress(chosen, rows, scene.itemsFrom) : chosen;
}

/** A web address alone in its cell: "www.example.de". */
const WEB_ADDRESS = /^(?:https?:\/\/)?www\.([\p{L}\d-]{2,})(?:\.\p{L}{2,}){1,2}\/?$/u;

/** How sure a seller is whose name is printed in a web address only. */
const BY_ADDRESS = 0.5;

/** The seller of a slip by its web address where nothing above the lines is a name, as under a logo: what is below them thanks and warns. */
function byWebAddress(chosen: ChosenParties, rows: readonly DocumentRow[], itemsFrom: number): ChosenParties {
  const { vendor } = chosen;
  const isNamed =
    vendor !== null && (vendor.candidate.row.position < itemsFrom || legalName(vendor.name) !== null);
  if (isNamed) return chosen;
  const [found] = rows.flatMap((row) =>
    row.chunks.flatMap((chunk, index) => {
      const name = WEB_ADDRESS.exec(chunk.text)?.[1];
      return name === undefined ? [] : [{ name, cut: 'part' as const, row, chunk, index }];
    }),
  );
  if (found === undefined) return chosen;
  return { ...chosen, vendor: { name: found.name, confidence: BY_ADDRESS, candidate: found } };
}
