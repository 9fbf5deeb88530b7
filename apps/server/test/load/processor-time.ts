import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

type Stat = { readonly pid: number; readonly parent: number; readonly own: number; readonly ended: number };

/** Milliseconds of processor a process has used, and all its children, those that have ended included. */
export function processorTime(pid: number): { readonly own: number; readonly children: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const self = all.find((stat) => stat.pid === pid);
  const below = (parent: number): number =>
    all
      .filter((stat) => stat.parent === parent)
      .reduce((sum, stat) => sum + stat.own + stat.ended + below(stat.pid), 0);
  return { own: (self?.own ?? 0) * TICK_MS, children: ((self?.ended ?? 0) + below(pid)) * TICK_MS };
}

/** Fields of proc_pid_stat(5): 4 ppid, 14 utime, 15 stime, 16 cutime, 17 cstime. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    return { pid, parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
}
