import { Socket } from 'node:net';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';
import { createFrameReader, encodeFrame } from './frames.ts';

/** The file descriptor a child is given for talking with its parent. */
export const CHANNEL_FD = 3;

export type ChildChannel = {
  say(message: ExtractionMessage): void;
  /** Calls `onRequest` for each document sent; ends the process when the parent has gone. */
  listen(onRequest: (request: ExtractionRequest) => void): void;
};

const ANY_SIZE = { headBytes: Number.POSITIVE_INFINITY, bodyBytes: Number.POSITIVE_INFINITY };

/** Opens a child's end of the channel to its parent. Node's own would do, but whatever bytes a hostile child writes to that one can end the parent. */
export function openChannel(): ChildChannel {
  const socket = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });
  const write = (parts: Buffer[]) => {
    socket.cork();
    for (const part of parts) socket.write(part);
    socket.uncork();
  };
  socket.on('error', () => {});
  socket.on('close', () => process.exit(0));
  return {
    say(message) {
      if (message.kind === 'drawn') write(encodeFrame({ kind: message.kind }, message.pdf));
      else write(encodeFrame(message));
    },
    listen(onRequest) {
      const read = createFrameReader(ANY_SIZE, ({ head, body }) =>
        onRequest({ ...JSON.parse(head.toString()), bytes: body }),
      );
      socket.on('data', read);
    },
  };
}
