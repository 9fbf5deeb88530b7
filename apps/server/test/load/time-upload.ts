import type { Service } from './start-service.ts';
import { unique } from './statement.ts';

/** How long one upload takes until its reading is answered, in milliseconds. Throws where it is refused. */
export async function timeUpload(client: Service['clients'][number], pdf: Buffer): Promise<number> {
  const at = performance.now();
  const answer = await client.upload(unique(pdf));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - at;
}
