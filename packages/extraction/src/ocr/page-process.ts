// Reads pages of one document from their pixels in a process of its own; see recognise-in-processes.ts. Ends with its parent.
import { withRasters } from '../read/raster.ts';
import type { PageAnswer, PageTask } from './recognise-in-processes.ts';
import { recogniseOne } from './recognise-pages.ts';

const numbers: number[] = [];
let wake = () => {};

process.on('disconnect', () => process.exit(0));
process.on('message', (task: PageTask) => {
  if (task.kind === 'page') {
    numbers.push(task.pageNumber);
    wake();
    return;
  }
  void withRasters(task.bytes, task.password, async (raster) => {
    for (;;) {
      const pageNumber = await nextNumber();
      const answer: PageAnswer = { pageNumber, page: await recogniseOne(raster, pageNumber) };
      process.send?.(answer);
    }
  });
});

async function nextNumber(): Promise<number> {
  for (;;) {
    const pageNumber = numbers.shift();
    if (pageNumber !== undefined) return pageNumber;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}
