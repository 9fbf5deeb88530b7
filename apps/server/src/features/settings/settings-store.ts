import { type SettingsChange, type SystemSettings, systemSettingsSchema } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { settings } from '../../platform/database/account-schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';

const THE_ROW = 1;

/** What is switched how; the defaults where nothing was ever switched. */
export async function readSettings(at: Executor): Promise<SystemSettings> {
  const [row] = await at.select().from(settings).where(eq(settings.id, THE_ROW));
  return systemSettingsSchema.parse(row?.value ?? {});
}

/** Switches what `change` names and gives the settings as they then are. Two changes at once follow one another. */
export async function changeSettings(at: Transaction, change: SettingsChange): Promise<SystemSettings> {
  await at.insert(settings).values({ id: THE_ROW, value: {} }).onConflictDoNothing();
  const [row] = await at.select().from(settings).where(eq(settings.id, THE_ROW)).for('update');
  const before = systemSettingsSchema.parse(row?.value ?? {});
  const { features, ...others } = change;
  const value = systemSettingsSchema.parse({
    ...before,
    ...others,
    features: { ...before.features, ...features },
  });
  await at.update(settings).set({ value }).where(eq(settings.id, THE_ROW));
  return value;
}
