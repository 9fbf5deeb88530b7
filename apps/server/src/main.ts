// `npm start -- [all|api|worker] [--concurrency N]`: one process of the product, until Ctrl-C or SIGTERM. "all", the
// default, is the whole product; any number of "api" and "worker" processes share one PostgreSQL and one file store.
import { configurationFor, readCommandLine } from './command-line.ts';
import { readConfiguration } from './configuration.ts';
import { createLogger } from './logger.ts';
import { startProduct } from './product.ts';
import { startWorker } from './start-worker.ts';

/** A stop that hangs is ended; every child ends with its parent. */
const STOP_MS = 30_000;

try {
  const commandLine = readCommandLine(process.argv.slice(2));
  const configuration = configurationFor(commandLine, readConfiguration(process.env));
  const options = { configuration, logger: createLogger(configuration.logLevel) };
  const running = commandLine.role === 'worker' ? await worker(options) : await product(options);
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await running.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function product(options: Parameters<typeof startProduct>[0]) {
  const started = await startProduct(options);
  console.log(
    `Tieout is at ${started.address} (data in ${options.configuration.dataFolder}); Ctrl-C stops it.`,
  );
  return started;
}

async function worker(options: Parameters<typeof startWorker>[0]) {
  const started = await startWorker(options);
  console.log(
    `This worker reads ${options.configuration.workerConcurrency} documents at a time; Ctrl-C stops it.`,
  );
  return started;
}
