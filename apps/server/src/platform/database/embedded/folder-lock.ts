import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 200;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** Thrown when another living process holds the lock. */
export class FolderLockedError extends Error {
  constructor(path: string, pid: number) {
    super(
      `Another Tieout (process ${pid}) is using this data folder. Stop it, or start with another DATA_DIR. (${path})`,
    );
  }
}

/**
 * Takes the lock file at `path` for this process and returns what gives it back. A lock left by a dead process is taken over.
 * Waits up to `waitMs` for a living holder, then throws FolderLockedError.
 */
export async function lockFolder(path: string, { waitMs = 10_000 } = {}): Promise<() => void> {
  const until = Date.now() + waitMs;
  for (;;) {
    if (tryTake(path)) return () => rmSync(path, { force: true });
    const holder = livingHolder(path);
    if (holder === null) setAside(path);
    else if (Date.now() >= until) throw new FolderLockedError(path, holder);
    else await sleep(RETRY_MS);
  }
}

/** A hard link is made whole or not at all, so of two takers one wins. */
function tryTake(path: string): boolean {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid) ?? ''}`);
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function livingHolder(path: string): number | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const [id = '', start = ''] = text.split(' ');
  const pid = Number(id);
  // A power cut may leave the file empty: nobody who lives wrote that.
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return isAlive(pid) && (startOf(pid) ?? '') === start ? pid : null;
}

/** Renaming has one winner, so two takers cannot both clear the way and remove the other's new lock. */
function setAside(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(aside, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process started, in kernel ticks of which start of the system, so that a reused process id is not taken for the holder; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state[0] === 'Z' ? 'zombie' : `${state[19]}@${readFileSync(BOOT_ID, 'utf8').trim()}`;
  } catch {
    return null;
  }
}
