import { openLibc, PRCTL } from './libc.ts';

/** Hides this process's memory and environment, which hold the keys, from other processes of its user, where the platform can. */
export function hideMemory(): void {
  if (process.platform !== 'linux') return;
  try {
    openLibc().prctl(PRCTL.setDumpable, 0, 0, 0, 0);
  } catch {
    // Without the library there is no more to be had; findConfinement says so.
  }
}
