import { authResponseSchema, paths } from '@tieout/contract';
import { PASSWORD } from '../support/accounts.ts';
import { createClient } from '../support/client.ts';
import { startMember } from '../support/start-fleet.ts';
import { openDatabaseOf } from './check-outcome.ts';

/** Makes a business account in the product of that environment, while nothing else of it runs (the embedded database has one owner at a time); gives its bearer token. */
export async function registerBusiness(environment: Record<string, string>): Promise<string> {
  const member = await startMember('DATABASE_URL' in environment ? 'api' : 'all', environment);
  const account = { email: 'faults@example.com', password: PASSWORD, name: 'Pat' };
  const answer = await createClient(member.address()).post(paths.register, account);
  const { session } = authResponseSchema.parse(await answer.json());
  await member.stop();
  const open = await openDatabaseOf(environment);
  await open.pool.query("update users set plan_type = 'business'");
  await open.close();
  return session.access_token;
}
