import type { Executor } from '../../platform/database/open-database.ts';
import { conversionLog } from '../../platform/database/service-schema.ts';

/** Adds a finished document to the service's count. */
export async function insertConversion(
  at: Executor,
  conversion: typeof conversionLog.$inferInsert,
): Promise<void> {
  await at.insert(conversionLog).values(conversion);
}
