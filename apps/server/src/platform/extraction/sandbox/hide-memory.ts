import { openLibc, PRCTL } from './libc.ts';

/** Hides this process's memory and environment from other processes of its user, as far as the platform can: both hold the keys. */
export function hideMemory(): void {
  if (process.platform !== 'linux') return;
  openLibc()?.prctl(PRCTL.setDumpable, 0, 0, 0, 0);
}
