import type { AuditKind } from '@tieout/contract';
import { VISITOR_PREFIX } from '../../actor.ts';
import type { LatestEvent } from './admin-store.ts';

/** What each kind of event says somebody did. */
const DONE: Readonly<Record<AuditKind, string>> = {
  register: 'opened an account',
  'sign-in': 'signed in',
  'password-changed': 'changed their password',
  'email-changed': 'changed their email address',
  'session-ended': 'ended a session',
  'two-factor-on': 'switched two-factor sign-in on',
  'two-factor-off': 'switched two-factor sign-in off',
  upload: 'uploaded a file',
  view: 'opened a file',
  edit: 'corrected a file',
  map: 'mapped a file',
  export: 'exported a file',
  download: 'downloaded a file',
  delete: 'deleted a file',
  'retention-changed': 'changed how long a file is kept',
  'data-exported': 'downloaded all of their data',
  'api-key-made': 'made an API key',
  'api-key-revoked': 'revoked an API key',
  'webhook-changed': 'changed a webhook',
  'plan-changed': 'changed plan',
  'admin-act': 'acted as admin',
};

/** An event as one line for admins, without the owner of the document. */
export function describeEvent({ kind, actorId, email, details }: LatestEvent): string {
  const act = details?.act;
  const done = DONE[kind as AuditKind] ?? kind;
  const who = email ?? (actorId?.startsWith(VISITOR_PREFIX) ? 'A visitor' : 'A deleted account');
  return `${who} ${done}${typeof act === 'string' ? `: ${act.replaceAll('-', ' ')}` : ''}`;
}
