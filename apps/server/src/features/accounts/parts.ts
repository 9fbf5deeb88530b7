import type { Auth } from '../../platform/auth/open-auth.ts';
import type { AuthVault } from '../../platform/auth/open-auth-vault.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import type { RecordEvent } from '../audit/record.ts';
import type { LimitRate } from './limit-rate.ts';

/** What the rules of accounts work with. */
export type AccountParts = {
  readonly database: Database;
  readonly auth: Auth;
  readonly authVault: AuthVault;
  readonly secrets: Secrets;
  /** What a token handed out at signing in stands for in the table of sign-ins; null where it was not signed here. */
  readonly openToken: (signed: string) => string | null;
  /** Signs a token of the table for the client. */
  readonly signToken: (token: string) => string;
  /** Sends a mail, soon. */
  readonly post: (mail: Mail) => void;
  /** How people reach the product. */
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly record: RecordEvent;
  readonly now: () => Date;
  readonly adminEmails: ReadonlySet<string>;
  /** Whether nobody signs in before their address is confirmed. */
  readonly requiresVerifiedEmail: boolean;
  /** Whether cookies may travel over https only. */
  readonly isSecure: boolean;
};
