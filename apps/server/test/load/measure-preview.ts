import type { Service } from './start-service.ts';
import { unique } from './statement.ts';

/** Uploads of each account, one after the other: the first is read by a child that has read nothing yet. */
const ROUNDS = 4;

/** Prints how long one upload takes until its reading is answered, on a service that does nothing else. */
export async function measurePreview({ clients }: Service, pdf: Buffer): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  for (const client of clients)
    for (let round = 0; round < ROUNDS; round++) {
      const at = performance.now();
      const answer = await client.upload(unique(pdf));
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      (round === 0 ? first : later).push(performance.now() - at);
    }
  console.log(`upload to reading: the first of an account ${shown(first)}; later ones ${shown(later)}`);
}

function shown(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms (${at(0)} to ${at(1)}, ${sorted.length} uploads)`;
}
