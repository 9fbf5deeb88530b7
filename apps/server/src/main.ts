// What `npm start` runs: the whole product, until Ctrl-C or SIGTERM.
import { readConfiguration } from './configuration.ts';
import { createLogger } from './logger.ts';
import { startProduct } from './product.ts';

/** A stop that hangs is ended; every child ends with its parent. */
const STOP_MS = 20_000;

try {
  const configuration = readConfiguration(process.env);
  const product = await startProduct({ configuration, logger: createLogger(configuration.logLevel) });
  console.log(`Tieout is at ${product.address} (data in ${configuration.dataFolder}); Ctrl-C stops it.`);
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await product.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
