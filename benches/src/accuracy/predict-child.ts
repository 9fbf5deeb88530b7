import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { answerTasks } from '../children/answer-tasks.ts';
import type { Task } from './predict-all.ts';

type Engine = Pick<typeof import('@tieout/extraction'), 'extract'>;

answerTasks(predict);

/** A throw of the engine is a bug, but the bench must continue and count it: it is the outcome of this document. */
async function predict(task: Task): Promise<string> {
  try {
    const { password, ignoresEmbeddedXml, engine } = task;
    const { extract } = await engineAt(engine);
    const options = { ignoresEmbeddedXml, ...(password === null ? {} : { password }) };
    const extraction = await extract(new Uint8Array(readFileSync(task.pdf)), options);
    writeFileSync(task.out, JSON.stringify(extraction, null, 1));
    return extraction.outcome === 'read' ? 'read' : extraction.reason;
  } catch (error) {
    console.error(`${task.name}:`, error);
    return `threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The engine of this repository, or another one with the same interface. */
async function engineAt(module: string | undefined): Promise<Engine> {
  return module === undefined ? import('@tieout/extraction') : import(pathToFileURL(module).href);
}
