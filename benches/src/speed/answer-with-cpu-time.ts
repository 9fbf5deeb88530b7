import { readFileSync } from 'node:fs';
import { z } from 'zod';

const orderSchema = z.object({ file: z.string(), times: z.number() });

/** The child's side of a reader: does `work` on each file ordered, as often as asked, and sends the CPU time it took, until nobody orders any more. */
export function answerWithCpuTime(work: (bytes: Uint8Array) => Promise<string>): void {
  process.on('message', async (message) => {
    const { file, times } = orderSchema.parse(message);
    const bytes = readFileSync(file);
    const before = process.cpuUsage();
    let said = '';
    for (let time = 0; time < times; time++) said = await work(new Uint8Array(bytes));
    const { user, system } = process.cpuUsage(before);
    process.send?.({ cpuMs: (user + system) / 1000, said });
  });
}
