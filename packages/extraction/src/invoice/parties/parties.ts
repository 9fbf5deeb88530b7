import type { DocumentRow } from '../rows/document-rows.ts';
import type { Labelled } from '../rows/labels.ts';
import { type ChosenParties, chooseParties, type Described } from './choose-parties.ts';
import { isStreetLine, partyCandidates } from './party-candidates.ts';
import { featuresOf, isNobodys, partyContext } from './party-features.ts';

/** Where the items of a document begin, the lines that carry their amounts, and whether it is a till's slip. */
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
  const context = partyContext(rows, labels, candidates, scene);
  return candidates
    .filter((candidate) => !isStreetLine(candidate))
    .map((candidate) => ({ candidate, features: featuresOf(candidate, context) }));
}

/** Who sells and who buys, chosen together among all names of the document; null where it does not say. */
export function partiesOf(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  scene: PartyScene,
): ChosenParties {
  const described = describedParties(rows, labels, scene);
  return chooseParties(described, scene.isReceipt, undefined, labels.some(isNobodys));
}
