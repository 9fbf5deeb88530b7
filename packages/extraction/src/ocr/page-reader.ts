// Recognizes pages of one document in its own process or thread; see page-lane.ts. A process ends with its parent.
import { parentPort } from 'node:worker_threads';
import { OverLimitError } from '../limits/within-time.ts';
import { type PageRaster, withRasters } from '../read/raster.ts';
import type { PageAnswer, PageTask } from './page-lane.ts';
import { recogniseOne } from './recognise-pages.ts';

const numbers: number[] = [];
let wake = () => {};

const answer = (said: PageAnswer) =>
  parentPort === null ? process.send?.(said) : parentPort.postMessage(said);

if (parentPort === null) process.on('disconnect', () => process.exit(0)).on('message', take);
else parentPort.on('message', take);

function take(task: PageTask): void {
  if (task.kind === 'page') {
    numbers.push(task.pageNumber);
    wake();
    return;
  }
  void withRasters(task.bytes, task.password, async (raster) => {
    for (;;) {
      const pageNumber = await nextNumber();
      answer(await answerTo(raster, pageNumber));
    }
  });
}

async function answerTo(
  raster: (pageNumber: number, dpi: number) => PageRaster | null,
  pageNumber: number,
): Promise<PageAnswer> {
  try {
    return { pageNumber, page: await recogniseOne(raster, pageNumber) };
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    return { pageNumber, page: null, isOverLimit: true };
  }
}

async function nextNumber(): Promise<number> {
  for (;;) {
    const pageNumber = numbers.shift();
    if (pageNumber !== undefined) return pageNumber;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}
