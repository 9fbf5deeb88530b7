import { join } from 'node:path';
import { authResponseSchema, paths } from '@tieout/contract';
import pg from 'pg';
import { readConfiguration } from '../../src/configuration.ts';
import { startEmbedded } from '../../src/platform/database/embedded/start-embedded.ts';
import { PASSWORD } from '../support/accounts.ts';
import { createClient } from '../support/client.ts';
import { type MemberOptions, startMember } from '../support/start-fleet.ts';

/** Makes a business account in the product of that environment, while nothing else of it runs (the embedded database has one owner at a time); gives its bearer token. */
export async function registerBusiness(
  environment: Record<string, string>,
  options: MemberOptions = {},
): Promise<string> {
  const member = await startMember('DATABASE_URL' in environment ? 'api' : 'all', environment, options);
  const account = { email: 'faults@example.com', password: PASSWORD, name: 'Pat' };
  const answer = await createClient(member.address()).post(paths.register, account);
  const { session } = authResponseSchema.parse(await answer.json());
  await member.stop();
  await query(environment, "update users set plan_type = 'business'");
  return session.access_token;
}

/** Runs a statement on tables as they are: the product that made them may be of another version. */
async function query(environment: Record<string, string>, sql: string): Promise<void> {
  const { databaseUrl, dataFolder } = readConfiguration(environment);
  const embedded = databaseUrl === null ? await startEmbedded(join(dataFolder, 'database'), () => {}) : null;
  const database = new pg.Client(embedded?.connection ?? { connectionString: databaseUrl ?? undefined });
  await database.connect();
  await database.query(sql);
  await database.end();
  await embedded?.stop();
}
