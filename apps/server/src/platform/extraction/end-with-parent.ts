import { Worker } from 'node:worker_threads';

/** Runs next to a main thread that may be stuck in one document and never hears that its parent is gone. */
const WATCH = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

/** Ends this process when its parent has ended, even while the main thread is busy. */
export function endWithParent(): void {
  process.on('SIGINT', () => {});
  new Worker(WATCH, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
