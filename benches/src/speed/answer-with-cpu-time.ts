import { readFileSync } from 'node:fs';
import { compileSparingly } from '@tieout/extraction';

/** The child's side of a run, set as the product's own reading processes are: does `work` on the file named on the command line and sends the CPU time it took. */
export async function answerWithCpuTime(work: (bytes: Uint8Array) => Promise<string>): Promise<void> {
  compileSparingly();
  const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''));
  const before = process.cpuUsage();
  const said = await work(bytes);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1000, said });
}
