import { type SecurityChange, securityMail } from './account-mail.ts';
import type { AccountParts } from './parts.ts';

/** Mails the owner that how they sign in was changed, to each of the addresses. */
export function mailOwner(
  parts: Pick<AccountParts, 'post' | 'publicUrl'>,
  change: SecurityChange,
  addresses: readonly string[],
): void {
  for (const address of addresses) parts.post(securityMail(address, change, parts.publicUrl()));
}
