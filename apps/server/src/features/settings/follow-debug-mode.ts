import type { Logger } from 'pino';
import type { CurrentSettings } from './current-settings.ts';

const LOOK_MS = 2000;

/** Logs at level "debug" while debug mode is on, and as configured otherwise. Gives what ends the looking. */
export function followDebugMode(settings: CurrentSettings, logger: Logger): () => void {
  const usual = logger.level;
  const look = async () => {
    const { debugMode } = await settings.read();
    logger.level = debugMode ? 'debug' : usual;
  };
  // While the database cannot be asked the level stays; that it cannot is logged where it matters.
  const timer = setInterval(() => look().catch(() => {}), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
