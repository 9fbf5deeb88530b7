import { readFileSync } from 'node:fs';

/** The child's side of a run: does `work` on the file named on the command line and sends the CPU time it took. */
export async function answerWithCpuTime(work: (bytes: Uint8Array) => Promise<string>): Promise<void> {
  const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''));
  const before = process.cpuUsage();
  const said = await work(bytes);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1000, said });
}
