import { execFileSync } from 'node:child_process';
import type { FleetMember } from '../support/start-fleet.ts';

/** Children of the members: those that read documents, and the embedded database. */
export function descendants(members: readonly FleetMember[]): { pid: number; what: string }[] {
  const parents = new Set(members.map((member) => member.pid()));
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (!parents.has(Number(ppid))) return [];
      return [{ pid: Number(pid), what: args.includes('database-child') ? 'database' : 'reading child' }];
    });
}
