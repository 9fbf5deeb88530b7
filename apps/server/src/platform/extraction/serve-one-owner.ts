import { openChannel } from './child-channel.ts';
import type { ExtractionMessage, ExtractionRequest } from './extraction-message.ts';

/** Has `read` answer each document this process is sent, and ends the process rather than have it see a second owner's. */
export function serveOneOwner(
  read: (request: ExtractionRequest, say: (message: ExtractionMessage) => void) => Promise<void>,
): void {
  const { say, listen } = openChannel();
  let owner: string | null = null;
  listen((request) => {
    owner ??= request.ownerId;
    if (request.ownerId !== owner) process.exit(1);
    void read(request, say);
  });
}
