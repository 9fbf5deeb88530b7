import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import { type BillingAccount, findBillingOf } from './billing-store.ts';
import type { BillingParts } from './parts.ts';

/** Who may change what is paid: a person signed in, not a program with their key. */
export async function payer(
  parts: { readonly limitRate: LimitRate },
  request: FastifyRequest,
): Promise<UserActor | Refused> {
  const user = signedIn(request);
  if (isRefused(user)) return user;
  if (request.session === null) return refused('not-allowed');
  return (await parts.limitRate('pay', { address: request.ip, account: user.id })) ?? user;
}

/** What the payment provider knows the payer by; refused where they never began to pay. */
export async function payingAccount(
  parts: BillingParts & { readonly limitRate: LimitRate },
  request: FastifyRequest,
): Promise<BillingAccount | Refused> {
  const user = await payer(parts, request);
  if (isRefused(user)) return user;
  return (await findBillingOf(parts.database, user.id, parts.payments.realm)) ?? refused('no-subscription');
}
