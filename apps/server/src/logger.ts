import { type Logger, pino } from 'pino';
import type { Configuration } from './configuration.ts';

/** The log: JSON lines on standard output. Nothing private goes into it. */
export function createLogger(level: Configuration['logLevel']): Logger {
  return pino({ level });
}
