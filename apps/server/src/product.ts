import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Configuration } from './configuration.ts';
import { openAccounts } from './features/accounts/open-accounts.ts';
import type { KeyRule } from './features/api-keys/key-rule.ts';
import { ARRIVAL_LIMITS, type ArrivalLimits } from './features/documents/arrivals.ts';
import { createOcrCheck } from './features/health/check-ocr.ts';
import { ARRIVAL_PACE, type ArrivalPace } from './http/limit-arrival.ts';
import { nothingOpened, type Opened, type OpenParts, openParts } from './open-parts.ts';
import type { PasswordHashing } from './platform/auth/open-auth.ts';
import type { ExtractionPool } from './platform/extraction/extraction-pool.ts';
import { createPoster } from './platform/mail/post-mail.ts';
import { startWork, type Work } from './start-work.ts';

export type ProductOptions = {
  readonly configuration: Configuration;
  readonly logger: Logger;
  /** Reads documents; the tests bring slow and hostile ones. */
  readonly pool?: ExtractionPool;
  readonly now?: () => Date;
  /** How passwords are kept; the tests open hundreds of accounts and do not pay the full cost of each. */
  readonly passwords?: PasswordHashing;
  /** How requests have to arrive and how much at once; the tests do not wait for minutes. */
  readonly arrivalPace?: ArrivalPace;
  readonly arrivalLimits?: ArrivalLimits;
};

export type Product = Work & {
  /** Where it is reached: "http://127.0.0.1:3000". */
  readonly address: string;
  readonly parts: OpenParts;
  /** What each call of the API says of API keys, for the test that none forgets to. */
  readonly keyRules: () => KeyRule[];
  /** The embedded database's process, for tests that kill it. */
  databasePid(): number | undefined;
  stop(): Promise<void>;
};

/** Starts everything: database, queue, worker, HTTP. When it throws, nothing is left running. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { logger, now = () => new Date() } = options;
  const opened = nothingOpened();
  try {
    const parts = await openParts({ ...options, now }, opened);
    const work = await startWork(parts, options, opened);
    const listening = await listen({ ...parts, pool: work.pool }, options, opened);
    const databasePid = () => parts.open.embedded?.pid();
    return { ...work, ...listening, parts, databasePid, stop: opened.close };
  } catch (error) {
    await opened.close().catch((stopError) => logger.error({ err: stopError }, 'stopping failed'));
    throw error;
  }
}

/** Says what of the payment provider's side does not fit; the product starts all the same. */
function warnOfPaymentFaults({ payments }: OpenParts, logger: Logger): void {
  if (payments.provider === 'none')
    logger.warn(
      'Payments are not configured, so plans cannot be bought. Set the STRIPE_ variables, or PAYMENTS_SANDBOX=demonstration to let anybody take a plan with a test card.',
    );
  const report = (faults: readonly string[]) =>
    faults.length > 0 && logger.error({ faults }, 'the payment provider does not fit the plans');
  payments
    .faults()
    .then(report, (error) => logger.error({ err: error }, 'the payment provider was not checked'));
}

function arrivalLimitsOf({ rateLimitFactor }: Configuration): ArrivalLimits {
  const { uploadsPerAddress } = ARRIVAL_LIMITS;
  return { ...ARRIVAL_LIMITS, uploadsPerAddress: Math.ceil(uploadsPerAddress * rateLimitFactor) };
}

/** Opens the HTTP side. */
async function listen(
  parts: OpenParts & Pick<Work, 'pool'>,
  options: ProductOptions,
  opened: Opened,
): Promise<Pick<Product, 'address' | 'keyRules'>> {
  const { configuration, logger, passwords, arrivalPace = ARRIVAL_PACE } = options;
  const arrivalLimits = options.arrivalLimits ?? arrivalLimitsOf(configuration);
  let address = '';
  const { open } = parts;
  const post = createPoster(parts, (error) => logger.error({ err: error }, 'a mail was not queued'));
  const accounts = openAccounts(
    { ...parts, pool: open.pool, configuration, post, ...(passwords ? { passwords } : {}) },
    () => address,
  );
  const publicUrl = () => configuration.publicUrl ?? address;
  const own = { configuration, logger, post, publicUrl, checkOcr: createOcrCheck(parts.pool) };
  const { app, keyRules } = await buildApp({ ...parts, ...accounts, ...own, arrivalPace, arrivalLimits });
  warnOfPaymentFaults(parts, logger);
  opened.add(() => app.close());
  await app.listen({ host: configuration.host, port: configuration.port });
  const { port } = app.server.address() as AddressInfo;
  const host = configuration.host.includes(':') ? `[${configuration.host}]` : configuration.host;
  address = `http://${host}:${port}`;
  return { address, keyRules };
}
