// `npm run bench:load -- [--only preview|throughput|fairness|memory] [--scanned] [--documents 500] [--at-once 1,10,50] [--queued 500] [--files 100]`: 2 API and 3 worker
// processes on Debian's PostgreSQL and an S3 double of this machine. Uploads statements of three pages, drawn or scanned, one by one, and 1, 10 and 50 at a time; one account's
// single uploads while another's files wait; large files, next to which it prints the APIs' memory.
import { parseArgs } from 'node:util';
import { measureFairness } from './measure-fairness.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePreview } from './measure-preview.ts';
import { measureThroughput } from './measure-throughput.ts';
import { startService } from './start-service.ts';
import { threePages } from './statement.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    scanned: { type: 'boolean', default: false },
    documents: { type: 'string', default: '500' },
    'at-once': { type: 'string', default: '1,10,50' },
    queued: { type: 'string', default: '500' },
    files: { type: 'string', default: '100' },
  },
});
const service = await startService();
if (service === null) {
  console.log('No PostgreSQL of Debian here (or not root): bench:load is skipped.');
  process.exit(0);
}
const isAsked = (part: string) => values.only === undefined || values.only === part;
try {
  const pdf = await threePages({ isScanned: values.scanned });
  if (isAsked('preview')) await measurePreview(service, pdf);
  if (isAsked('throughput')) {
    const atOnce = values['at-once'].split(',').map(Number);
    await measureThroughput(service, pdf, { atOnce, most: Number(values.documents) });
  }
  if (isAsked('fairness')) await measureFairness(service, pdf, Number(values.queued));
  if (isAsked('memory')) await measureMemory(service, pdf, Number(values.files));
} finally {
  await service.stop();
}
