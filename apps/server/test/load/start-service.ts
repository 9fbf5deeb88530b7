import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../support/client.ts';
import { type FleetMember, startMember } from '../support/start-fleet.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { s3Environment } from '../support/start-s3.ts';
import { businessClients } from './business-clients.ts';
import { startObjectDouble } from './start-object-double.ts';

const API_COUNT = 2;
export const WORKER_COUNT = 3;
const ACCOUNTS = 10;

/** The product as it runs beyond one machine, on this one. */
export type Service = {
  readonly apis: readonly FleetMember[];
  readonly workers: readonly FleetMember[];
  /** Of the database server's first process. */
  readonly databasePid: number;
  /** One for each of ten business accounts. */
  readonly clients: readonly Client[];
  stop(): Promise<void>;
};

/** Starts 2 API and 3 worker processes on Debian's PostgreSQL and an S3 double; null where there is no such PostgreSQL. */
export async function startService(): Promise<Service | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const s3 = await startObjectDouble();
  const dataFolder = await mkdtemp(join(tmpdir(), 'tieout-load-'));
  const environment = {
    ...s3Environment(s3.settings),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataFolder,
    RATE_LIMIT_FACTOR: '100000',
  };
  const members: FleetMember[] = [];
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()));
    await s3.stop();
    postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    for (let n = 0; n < API_COUNT; n++) members.push(await startMember('api', environment));
    for (let n = 0; n < WORKER_COUNT; n++)
      members.push(await startMember('worker', environment, { args: ['--concurrency', '1'] }));
    const ofRole = (role: string) => members.filter((member) => member.role === role);
    const addresses = ofRole('api').map((api) => api.address());
    const clients = await businessClients(addresses, postgres.url, ACCOUNTS);
    return { apis: ofRole('api'), workers: ofRole('worker'), databasePid: postgres.pid(), clients, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
