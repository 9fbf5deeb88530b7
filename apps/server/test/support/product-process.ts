// The whole product with a scripted engine, as a process of its own that a test can kill.
import { z } from 'zod';
import { readConfiguration } from '../../src/configuration.ts';
import { createLogger } from '../../src/logger.ts';
import { startExtractionPool } from '../../src/platform/extraction/extraction-pool.ts';
import { startProduct } from '../../src/product.ts';
import { SCRIPTED_PLAN } from './scripted-child-path.ts';
import { seedConversions } from './seed-conversions.ts';

const configuration = readConfiguration(process.env);
const pool = startExtractionPool({ warmCount: 1, plan: SCRIPTED_PLAN });
const product = await startProduct({ configuration, logger: createLogger('error'), pool });
/** SQL to run, or conversions to lay into the database as if they had been. */
const orderSchema = z.union([z.string(), z.object({ ownerId: z.string(), conversions: z.number() })]);
// The embedded database can be reached by nobody else.
process.on('message', async (message) => {
  const order = orderSchema.parse(message);
  if (typeof order === 'string') await product.parts.database.$client.query(order);
  else await seedConversions(product.parts, order.ownerId, order.conversions);
  process.send?.('done');
});
process.send?.(product.address);
process.once('SIGTERM', async () => {
  await product.stop();
  process.exit(0);
});
