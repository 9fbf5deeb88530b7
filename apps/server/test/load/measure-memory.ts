import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parallel } from './parallel.ts';
import type { Service } from './start-service.ts';
import { unique } from './statement.ts';

const BYTES = 24 * 1024 * 1024;
const AT_ONCE = 10;

/** Streams `files` files of 24 MB in, ten at once, and prints the most memory the APIs held during each tenth of them. */
export async function measureMemory({ apis, clients }: Service, pdf: Buffer, files: number): Promise<void> {
  const large = Buffer.concat([pdf, randomBytes(BYTES - pdf.length)]);
  const before = memoryOf(apis);
  const most = Array.from({ length: 10 }, () => 0);
  let taken = 0;
  const look = () => {
    const tenth = Math.min(9, Math.floor((taken / files) * 10));
    most[tenth] = Math.max(most[tenth] ?? 0, memoryOf(apis));
  };
  const watch = setInterval(look, 100);
  await parallel(files, AT_ONCE, async (n) => {
    const headers = { prefer: 'respond-async' };
    const answer = await clients[n % clients.length]?.upload(unique(large), { headers });
    if (answer?.status !== 202) throw new Error(`${answer?.status} ${await answer?.text()}`);
    await answer.arrayBuffer();
    look();
    taken++;
  });
  clearInterval(watch);
  console.log(
    `${files} files of 24 MB, ${AT_ONCE} at once: the ${apis.length} APIs held ${before} MB together before, at most in each tenth ${most.join(', ')} MB`,
  );
}

/** Megabytes the processes hold in memory together. */
function memoryOf(apis: Service['apis']): number {
  const kilobytes = apis.map(({ pid }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
