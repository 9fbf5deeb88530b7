import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const PAGE_BYTES = 4096;
const run = promisify(execFile);

/** Bytes of memory the process holds; null once it has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    return process.platform === 'linux' ? fromProc(pid) : await fromPs(pid);
  } catch {
    return null;
  }
}

/** No disk is asked for what is no file: to have a thread read it would take many times as long as reading it. */
function fromProc(pid: number): number {
  const statm = readFileSync(`/proc/${pid}/statm`, 'utf8');
  return Number(statm.split(' ')[1]) * PAGE_BYTES;
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}
