import { paths, pathTo } from '@tieout/contract';
import type { Client } from '../support/client.ts';

const MAPPING = {
  mapping: { date: 'date', description: 'description', amount: 'amount' },
  exportFormat: 'generic',
};

/** The CSV of a document, or what was answered instead. */
export async function exported(client: Client, fileId: string): Promise<string> {
  const mapped = await client.post(pathTo(paths.map, { fileId }), MAPPING);
  if (!mapped.ok) return `${mapped.status} ${await mapped.text()}`;
  const answer = await client.post(pathTo(paths.convert, { fileId }));
  return answer.ok ? answer.text() : `${answer.status} ${await answer.text()}`;
}
