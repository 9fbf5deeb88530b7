import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfiguration } from '../../src/configuration.ts';
import type { ArrivalLimits } from '../../src/features/documents/arrivals.ts';
import type { ArrivalPace } from '../../src/http/limit-arrival.ts';
import { EXTRACTION_LIMITS, type ExtractionLimits } from '../../src/platform/extraction/extraction-limits.ts';
import { startExtractionPool } from '../../src/platform/extraction/extraction-pool.ts';
import { type Product, startProduct } from '../../src/product.ts';
import { CHEAP_PASSWORDS } from './cheap-passwords.ts';
import { type Client, createClient } from './client.ts';
import { layEmptyDatabase } from './database-template.ts';
import { SCRIPTED_PLAN } from './scripted-child-path.ts';

export type TestProduct = Product & {
  readonly dataFolder: string;
  /** Lines of the log so far. */
  readonly log: string[];
  client(headers?: Record<string, string>): Client;
};

export type TestProductOptions = {
  readonly engine?: 'scripted' | 'real';
  readonly databaseUrl?: string;
  readonly limits?: Partial<ExtractionLimits>;
  readonly environment?: Record<string, string>;
  readonly now?: () => Date;
  /** At what cost passwords are kept: little unless asked for. */
  readonly passwords?: 'cheap' | 'full';
  readonly arrivalPace?: ArrivalPace;
  readonly arrivalLimits?: ArrivalLimits;
  /** A data folder that exists; a fresh one where left out. */
  readonly dataFolder?: string;
  /** Whether the data folder stays when the product is stopped. */
  readonly keepsData?: boolean;
};

/**
 * Starts the real product on a fresh folder and a free port; only the engine may be a scripted one. Tests that ask for
 * nothing but a clock share one product per worker, since starting one costs more than most tests.
 */
export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const { now, ...special } = options;
  if (Object.keys(special).length > 0) return launch(options);
  clock = now ?? realTime;
  shared ??= launch({ now: () => clock() });
  const product = await shared;
  const firstLine = product.log.length;
  return {
    ...product,
    get log() {
      return product.log.slice(firstLine);
    },
    // It ends with the worker; the folder is removed with all other test folders (`temporary-folder.ts`).
    stop: async () => {},
  };
}

const realTime = () => new Date();
/** The time of the shared product: that of the test file which runs now. */
let clock = realTime;
let shared: Promise<TestProduct> | undefined;

async function launch(options: TestProductOptions): Promise<TestProduct> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'tieout-test-')));
  if (options.databaseUrl === undefined && options.dataFolder === undefined)
    await layEmptyDatabase(join(dataFolder, 'database'));
  const log: string[] = [];
  const product = await startProduct({
    configuration: readConfiguration({
      PORT: '0',
      DATA_DIR: dataFolder,
      WORKER_CONCURRENCY: '2',
      RATE_LIMIT_FACTOR: '1000',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.environment,
    }),
    logger: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    ...(options.passwords === 'full' ? {} : { passwords: CHEAP_PASSWORDS }),
    ...(options.now ? { now: options.now } : {}),
    ...(options.arrivalPace ? { arrivalPace: options.arrivalPace } : {}),
    ...(options.arrivalLimits ? { arrivalLimits: options.arrivalLimits } : {}),
    pool: startExtractionPool({
      warmCount: 1,
      limits: { ...EXTRACTION_LIMITS, ...options.limits },
      ...(options.engine === 'real' ? {} : { plan: SCRIPTED_PLAN }),
    }),
  });
  return {
    ...product,
    dataFolder,
    log,
    client: (headers) => createClient(product.address, headers),
    async stop() {
      await product.stop();
      if (options.keepsData !== true) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
