// `npm run worker -w @tieout/server`: reads documents, sends mail and tells webhooks beside API processes on the same
// PostgreSQL, with the same SECRET_KEY and the same files. The embedded database has one owner, so this needs DATABASE_URL.
import { readConfiguration } from './configuration.ts';
import { createLogger } from './logger.ts';
import { nothingOpened, openParts } from './open-parts.ts';
import { startWork } from './start-work.ts';

const configuration = readConfiguration(process.env);
if (configuration.databaseUrl === null || configuration.secretKey === null) {
  console.error('A worker of its own needs DATABASE_URL and SECRET_KEY, the same as the API processes have.');
  process.exit(1);
}
const logger = createLogger(configuration.logLevel);
const opened = nothingOpened();
const parts = await openParts({ configuration, logger, now: () => new Date() }, opened);
await startWork(parts, { configuration, logger }, opened);
console.log(`This worker reads ${configuration.workerConcurrency} documents at a time; Ctrl-C stops it.`);
const stop = async () => {
  await opened.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
