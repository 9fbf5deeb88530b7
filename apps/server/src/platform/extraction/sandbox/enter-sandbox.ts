import { openLibc, PRCTL } from './libc.ts';
import { type Architecture, SECCOMP, seccompProgram } from './seccomp-program.ts';

const SET_MODE_FILTER = 1;
/** SECCOMP_FILTER_FLAG_TSYNC: the filter counts for every thread there is. */
const ALL_THREADS = 1;

/**
 * Puts this process, all its threads and those to come under a filter of system calls it can never leave (seccomp-program.ts), and hides its memory
 * from others of its user. Does nothing where `architecture` is null: the platform has no such filter. Throws where the filter cannot be set.
 */
export function enterSandbox(architecture: Architecture | null): void {
  if (architecture === null) return;
  const libc = openLibc();
  const steps = seccompProgram(architecture, process.pid);
  const number = SECCOMP[architecture];
  const isSet =
    libc.prctl(PRCTL.setDumpable, 0, 0, 0, 0) === 0 &&
    libc.prctl(PRCTL.setNoNewPrivileges, 1, 0, 0, 0) === 0 &&
    libc.seccomp(number, SET_MODE_FILTER, ALL_THREADS, { length: steps.length / 8, steps }) === 0;
  if (!isSet) throw new Error('The filter of system calls could not be set.');
}
