import { authResponseSchema, paths } from '@tieout/contract';
import pg from 'pg';
import { PASSWORD } from '../support/accounts.ts';
import { type Client, createClient } from '../support/client.ts';

/** Accounts of the business plan, each with a client of one of the addresses in turn. */
export async function businessClients(
  addresses: readonly string[],
  databaseUrl: string,
  count: number,
): Promise<Client[]> {
  const clients: Client[] = [];
  for (let n = 0; n < count; n++) {
    const address = addresses[n % addresses.length] ?? '';
    const email = `business${n}@example.com`;
    const registered = await createClient(address).post(paths.register, {
      email,
      password: PASSWORD,
      name: 'Pat',
    });
    const { session } = authResponseSchema.parse(await registered.json());
    clients.push(createClient(address, { authorization: `Bearer ${session.access_token}` }));
  }
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update users set plan_type = 'business'");
  await database.end();
  return clients;
}
