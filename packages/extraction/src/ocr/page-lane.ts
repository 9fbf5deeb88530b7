import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RecognisedPage } from './recognise-page.ts';

/** What a lane receives: first the document, then page numbers one by one. */
export type PageTask =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly password: string | undefined }
  | { readonly kind: 'page'; readonly pageNumber: number };

/** The answer to each page number; null for a page that cannot be drawn, because it takes too long or for another reason. */
export type PageAnswer = {
  readonly pageNumber: number;
  readonly page: RecognisedPage | null;
  readonly isOverLimit?: true;
};

/** A process or thread that reads pages of a document in parallel with others. */
export type PageLane = {
  readonly post: (task: PageTask) => void;
  /** Ends the lane; resolves once the system has recorded it, so that its CPU time counts as its parent's. */
  readonly stop: () => Promise<unknown>;
};

/** Callbacks for a lane's answers, and for its end before it was stopped. */
export type LaneListeners = {
  readonly onAnswer: (answer: PageAnswer) => void;
  readonly onEnd: (why: Error) => void;
};

const READER = path.join(import.meta.dirname, `page-reader${path.extname(import.meta.filename)}`);

/** Starts a lane in its own process. */
export function startProcess({ onAnswer, onEnd }: LaneListeners): PageLane {
  const child = fork(READER, [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    execArgv: [],
  });
  child.on('message', (answer: PageAnswer) => onAnswer(answer));
  child.once('error', onEnd);
  child.once('exit', (code, signal) => onEnd(new Error(`a page process died (${signal ?? code})`)));
  return {
    post: (task) => child.send(task, (error) => error !== null && onEnd(error)),
    stop: () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      return Promise.resolve(ended);
    },
  };
}

/** Starts a lane in a thread of this process. */
export function startThread({ onAnswer, onEnd }: LaneListeners): PageLane {
  const thread = new Worker(READER, { execArgv: [] });
  thread.on('message', (answer: PageAnswer) => onAnswer(answer));
  thread.once('error', onEnd);
  thread.once('exit', (code) => onEnd(new Error(`a page thread ended (${code})`)));
  return { post: (task) => thread.postMessage(task), stop: () => thread.terminate() };
}
