import { type SystemSettings, systemSettingsSchema } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { settings } from '../../platform/database/account-schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';

const THE_ROW = 1;

/** What is switched how; the defaults where nothing was ever switched. */
export async function readSettings(at: Executor): Promise<SystemSettings> {
  const [row] = await at.select().from(settings).where(eq(settings.id, THE_ROW));
  return systemSettingsSchema.parse(row?.value ?? {});
}

/** Keeps the settings. */
export async function writeSettings(at: Executor, value: SystemSettings): Promise<void> {
  await at
    .insert(settings)
    .values({ id: THE_ROW, value })
    .onConflictDoUpdate({ target: settings.id, set: { value } });
}
