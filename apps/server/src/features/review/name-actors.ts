import type { ShownFinding } from '@tieout/records';
import { type Actor, VISITOR_PREFIX } from '../../actor.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { userNames } from '../accounts/account-store.ts';

type Made = { readonly actorId: string; readonly by?: string | undefined };

/** What the makers of changes are called: by the name kept with the change, else by their account's. */
export async function nameActors(at: Executor, made: readonly Made[]): Promise<(one: Made) => string> {
  const unnamed = made.flatMap(({ actorId, by }) => (by === undefined ? [actorId] : []));
  const ids = [...new Set(unnamed)].filter((id) => !id.startsWith(VISITOR_PREFIX));
  const names = ids.length === 0 ? new Map<string, string>() : await userNames(at, ids);
  return ({ actorId, by }) =>
    by ?? (actorId.startsWith(VISITOR_PREFIX) ? 'a visitor' : (names.get(actorId) ?? 'a former user'));
}

/** The findings, each confirmation with the name of who confirmed it. */
export async function namedConfirmations<One extends ShownFinding>(
  at: Executor,
  findings: readonly One[],
): Promise<One[]> {
  const nameOf = await nameActors(
    at,
    findings.flatMap(({ confirmed }) => confirmed ?? []),
  );
  return findings.map((finding) => {
    const { confirmed } = finding;
    return confirmed === undefined
      ? finding
      : { ...finding, confirmed: { ...confirmed, by: nameOf(confirmed) } };
  });
}

/** The API key an actor came with, by its name; nothing for a person. */
export function nameOfKey(actor: Actor): string | undefined {
  return actor.kind === 'user' && actor.apiKeyName !== undefined
    ? `API key “${actor.apiKeyName}”`
    : undefined;
}
