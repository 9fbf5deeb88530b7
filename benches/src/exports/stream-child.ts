import { type Streamed, streamMany } from './stream-many.ts';

export type StreamTask = { readonly presetId: string; readonly rows: number };

// One task and then the end: the peak of memory is the process's own.
process.once('message', ({ presetId, rows }: StreamTask) => {
  const streamed: Streamed = streamMany(presetId, rows);
  process.send?.(streamed, () => process.disconnect());
});
