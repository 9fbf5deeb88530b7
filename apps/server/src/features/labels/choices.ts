import type { ChoicesResponse } from '@tieout/contract';
import { choiceKey, type RowLabel } from '@tieout/exports';
import { z } from 'zod';
import type { Executor } from '../../platform/database/open-database.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { choicesOf, deleteChoices, findChoices, type StoredChoice, writeChoices } from './choice-store.ts';

type Parts = Pick<DocumentParts, 'secrets' | 'now'> & { readonly database: Executor };

const choiceSchema = z.object({ payee: z.string().optional(), category: z.string().optional() });

/** Keeps how rows with such descriptions were labelled, for the next document; a label taken away is forgotten. */
export async function rememberChoices(
  { database, secrets, now }: Parts,
  userId: string,
  labelled: readonly { readonly description: string; readonly label: RowLabel }[],
): Promise<void> {
  const byKey = new Map(labelled.map(({ description, label }) => [choiceKey(description), label]));
  byKey.delete('');
  const isEmpty = ({ payee, category }: RowLabel) => payee === undefined && category === undefined;
  const kept = [...byKey].filter(([, label]) => !isEmpty(label));
  const forgotten = [...byKey].filter(([, label]) => isEmpty(label));
  await writeChoices(
    database,
    kept.map(([key, label]) => ({
      userId,
      key: hashOf(secrets, userId, key),
      sealed: secrets.sealText(JSON.stringify(label), choicePurpose(userId)),
      chosenAt: now(),
    })),
  );
  await deleteChoices(
    database,
    userId,
    forgotten.map(([key]) => hashOf(secrets, userId, key)),
  );
}

/** What the account chose before for rows with such descriptions, under their `choiceKey`. */
export async function earlierChoices(
  { database, secrets }: Pick<Parts, 'database' | 'secrets'>,
  userId: string,
  descriptions: readonly string[],
): Promise<Map<string, RowLabel>> {
  const byHash = new Map(
    descriptions.map((description) => [
      hashOf(secrets, userId, choiceKey(description)),
      choiceKey(description),
    ]),
  );
  const found = await findChoices(database, userId, [...byHash.keys()]);
  return new Map(found.map((choice) => [byHash.get(choice.key) ?? '', opened(secrets, choice)]));
}

/** All the account chose before, the latest first. */
export async function allChoices(
  { database, secrets }: Pick<Parts, 'database' | 'secrets'>,
  userId: string,
): Promise<ChoicesResponse['choices']> {
  const found = await choicesOf(database, userId);
  return found.map((choice) => {
    const { payee = null, category = null } = opened(secrets, choice);
    return { payee, category, chosenAt: choice.chosenAt.toISOString() };
  });
}

function opened(secrets: Parts['secrets'], { sealed, userId }: StoredChoice): RowLabel {
  return choiceSchema.parse(JSON.parse(secrets.openText(sealed, choicePurpose(userId))));
}

function hashOf(secrets: Parts['secrets'], userId: string, key: string): string {
  return secrets.keyedHash('label choice').update(`${userId}\0${key}`).digest('hex');
}

/** What it is sealed as. */
export function choicePurpose(userId: string): string {
  return `label choice ${userId}`;
}
