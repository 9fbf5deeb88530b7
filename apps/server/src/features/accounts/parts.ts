import type { Auth } from '../../platform/auth/open-auth.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { RecordEvent } from '../audit/record.ts';
import type { LimitRate } from './limit-rate.ts';

/** What the rules of accounts work with. */
export type AccountParts = {
  readonly database: Database;
  readonly auth: Auth;
  /** What a token handed out at signing in stands for in the table of sign-ins; null where it was not signed here. */
  readonly openToken: (signed: string) => string | null;
  /** The token of a sign-in, signed as it is handed out now. */
  readonly signToken: (token: string) => string;
  readonly limitRate: LimitRate;
  readonly record: RecordEvent;
  readonly now: () => Date;
  readonly adminEmails: ReadonlySet<string>;
  /** Whether somebody with an unconfirmed address may sign in again. */
  readonly requiresVerifiedEmail: boolean;
  /** Whether cookies may travel over https only. */
  readonly isSecure: boolean;
};
