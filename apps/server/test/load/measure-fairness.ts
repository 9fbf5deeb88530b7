import { parallel } from './parallel.ts';
import type { Service } from './start-service.ts';
import { unique } from './statement.ts';
import { timeUpload } from './time-upload.ts';

const SINGLES = 9;

/** Prints how long one account's single uploads take while nothing waits, and while `queued` files of another account do. */
export async function measureFairness({ clients }: Service, pdf: Buffer, queued: number): Promise<void> {
  const [many, single] = clients;
  if (many === undefined || single === undefined) throw new Error('fairness takes two accounts');
  const answered = () => timeUpload(single, pdf);
  const idle = await medianOf(answered);
  await parallel(queued, 10, async () => {
    const answer = await many.upload(unique(pdf), { headers: { prefer: 'respond-async' } });
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  });
  const busy = await medianOf(answered);
  console.log(
    `a single upload, median of ${SINGLES}: ${idle.toFixed(0)} ms while idle, ${busy.toFixed(0)} ms behind ${queued} files of another account: ${(busy / idle).toFixed(2)} times`,
  );
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < SINGLES; n++) times.push(await measure());
  return times.sort((a, b) => a - b)[Math.floor(SINGLES / 2)] ?? Number.NaN;
}
