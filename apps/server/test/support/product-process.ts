// The whole product with a scripted engine, as a process of its own that a test can kill.
import { readConfiguration } from '../../src/configuration.ts';
import { createLogger } from '../../src/logger.ts';
import { startExtractionPool } from '../../src/platform/extraction/extraction-pool.ts';
import { startProduct } from '../../src/product.ts';
import { SCRIPTED_CHILD } from './scripted-child-path.ts';

const configuration = readConfiguration(process.env);
const pool = startExtractionPool({ warmCount: 1, childScript: SCRIPTED_CHILD });
const product = await startProduct({ configuration, logger: createLogger('error'), pool });
// The embedded database can be reached by nobody else.
process.on('message', (sql) => product.parts.database.$client.query(String(sql)));
process.send?.(product.address);
process.once('SIGTERM', async () => {
  await product.stop();
  process.exit(0);
});
