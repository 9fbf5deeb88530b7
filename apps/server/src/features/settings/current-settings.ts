import type { SystemSettings } from '@tieout/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import { readSettings } from './settings-store.ts';

/** For so long a process goes by what it read, so that not every request asks the database. */
const HELD_MS = 1000;

export type CurrentSettings = {
  /** What is switched how, at most a second old. Throws while the database cannot be asked. */
  read(): Promise<SystemSettings>;
  /** Has the next read ask the database. */
  forget(): void;
};

/** The settings as this process sees them. Requests at the same moment share one read. */
export function openCurrentSettings(database: Executor): CurrentSettings {
  let held: { readonly settings: Promise<SystemSettings>; readonly untilMs: number } | null = null;
  return {
    read() {
      if (held !== null && performance.now() < held.untilMs) return held.settings;
      const reading = readSettings(database);
      const mine = { settings: reading, untilMs: performance.now() + HELD_MS };
      held = mine;
      // A read that failed is not held.
      reading.catch(() => {
        if (held === mine) held = null;
      });
      return reading;
    },
    forget() {
      held = null;
    },
  };
}
