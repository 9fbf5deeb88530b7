import type { Service } from './start-service.ts';
import { timeUpload } from './time-upload.ts';

/** Uploads of each account, one after the other: the first is read by a child that has read nothing yet. */
const ROUNDS = 4;

/** Prints how long one upload takes until its reading is answered, on a service that does nothing else. */
export async function measurePreview({ clients }: Service, pdf: Buffer): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  for (const client of clients)
    for (let round = 0; round < ROUNDS; round++)
      (round === 0 ? first : later).push(await timeUpload(client, pdf));
  console.log(`upload to reading: the first of an account ${shown(first)}; later ones ${shown(later)}`);
}

function shown(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  return `median ${at(0.5)} ms (${at(0)} to ${at(1)}, ${sorted.length} uploads)`;
}
