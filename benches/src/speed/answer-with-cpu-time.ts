import { readFileSync } from 'node:fs';

/**
 * The child's side of a run: does `work` on the file named on the command line and sends the CPU time it took. A second file is worked
 * on first, as often as the number behind it says, and not counted.
 */
export async function answerWithCpuTime(work: (bytes: Uint8Array) => Promise<string>): Promise<void> {
  const [file = '', warmUp = '', times = '0'] = process.argv.slice(2);
  for (let time = 0; time < Number(times); time++) await work(new Uint8Array(readFileSync(warmUp)));
  const bytes = new Uint8Array(readFileSync(file));
  const before = process.cpuUsage();
  const said = await work(bytes);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1000, said });
}
