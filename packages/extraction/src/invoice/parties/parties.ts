import type { DocumentRow } from '../rows/document-rows.ts';
import type { Labelled } from '../rows/labels.ts';
import { addressedName } from './addressed-name.ts';
import { addressee } from './addressee.ts';
import { isAkin } from './is-akin.ts';
import { labelledParty } from './labelled-party.ts';
import { nameBelowSender } from './name-below-sender.ts';
import { namesContact } from './names-contact.ts';
import { legalName } from './party-name.ts';
import { vendorOf } from './vendor-of.ts';

/** Who sells and who buys; null where the document does not say. */
export type Parties = { readonly vendor: string | null; readonly customer: string | null };

/** The parties of a document: labelled ones first, else by letterhead and address block. */
export function partiesOf(rows: readonly DocumentRow[], labels: readonly Labelled[]): Parties {
  const isOfContact = ({ label }: Labelled) => namesContact(label);
  const ofParties = labels.filter((label) => !isOfContact(label));
  const named = addressedName(rows) ?? labelledParty(rows, ofParties, 'customer') ?? nameBelowSender(rows);
  const provisional = vendorOf(rows, labels, named);
  const customer =
    named ??
    addressee(rows, labels, provisional) ??
    addresseeBelowAnother(rows, labels, provisional) ??
    labelledParty(rows, labels.filter(isOfContact), 'customer');
  return {
    vendor: named === null && customer !== null ? vendorOf(rows, labels, customer) : provisional,
    customer,
  };
}

/** The name of the address block that was taken for the seller's, where a registered company's stands above it. */
function addresseeBelowAnother(
  rows: readonly DocumentRow[],
  labels: readonly Labelled[],
  taken: string | null,
): string | null {
  const name = addressee(rows, labels, null);
  if (name === null || taken === null || !isAkin(name, taken)) return null;
  const other = vendorOf(rows, labels, name);
  if (other === null || legalName(other) === null) return null;
  const placeOf = (wanted: string) =>
    rows.findIndex(({ chunks }) => chunks.some(({ text }) => isAkin(text, wanted)));
  return placeOf(other) <= placeOf(name) ? name : null;
}
