// A child process that reads documents one after another, so that a document which kills it affects only itself.
import { readFile } from 'node:fs/promises';
import { loadEngine } from './load-engine.ts';
import type { ReadingAnswer, ReadingJob } from './reading-messages.ts';

const engine = loadEngine();

process.on('message', async ({ file, password, ignoresEmbeddedXml = false }: ReadingJob) => {
  const bytes = await readFile(file);
  const onProgress = (donePages: number, pageCount: number) =>
    send({ kind: 'progress', donePages, pageCount });
  const options = { onProgress, ignoresEmbeddedXml, ...(password === undefined ? {} : { password }) };
  const { extract } = await engine;
  const extraction = await extract(bytes, options);
  send({ kind: 'done', extraction });
});

function send(answer: ReadingAnswer): void {
  process.send?.(answer);
}

process.on('disconnect', () => process.exit());
