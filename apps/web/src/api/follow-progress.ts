import { PROGRESS_EVENT, type ProgressEvent, paths, pathTo, progressEventSchema } from '@tieout/contract';
import { call } from './call.ts';
import { fetchFile } from './files.ts';

const POLL_MS = 1000;

/** How far the reading of a document is. */
export type UploadProgress = {
  readonly percent: number;
  readonly pagesDone: number;
  readonly pageCount: number | null;
};

type Follow = { onProgress: (progress: UploadProgress) => void; signal?: AbortSignal };

/** Resolves once the file is no longer being read; shows each step on the way. Asks again and again where the stream breaks off. */
export async function followProgress(fileId: string, { onProgress, signal }: Follow): Promise<void> {
  const path = pathTo(paths.fileEvents, { fileId });
  const response = await call(path, {
    headers: { accept: 'text/event-stream' },
    ...(signal ? { signal } : {}),
  });
  if (response.body && (await isFinishedBy(response.body, onProgress))) return;
  while ((await fetchFile(fileId)).status === 'processing') {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function isFinishedBy(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: Follow['onProgress'],
): Promise<boolean> {
  try {
    for await (const event of progressEvents(body)) {
      onProgress(event);
      if (event.status !== 'processing') return true;
    }
  } catch (error) {
    // A stream cut by the network says nothing about the file: the caller asks for its state instead.
    if (!(error instanceof TypeError)) throw error;
  }
  return false;
}

async function* progressEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ProgressEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (text + part.value).split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** One block of a server-sent event stream; null where it is a comment or an event of another name. */
export function parseEvent(block: string): ProgressEvent | null {
  const lines = block.split(/\r?\n/);
  const linesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  if (linesOf('event')[0] !== PROGRESS_EVENT) return null;
  return progressEventSchema.parse(JSON.parse(linesOf('data').join('\n')));
}
