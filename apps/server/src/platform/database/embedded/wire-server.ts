import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createTurns, type Turns } from './turns.ts';
import { type FrontendMessage, takeMessages } from './wire-messages.ts';

/** A connection that keeps a transaction open and says nothing for so long is rolled back and closed. */
const IDLE_IN_TRANSACTION_MS = 30_000;

const READY_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Serves one PGlite to any number of ordinary PostgreSQL clients on the unix socket at `path`.
 * There is a single backend session, so connections take turns: a turn lasts from the first message of a request to the
 * answer that leaves no transaction open. (pglite-socket lets messages of two connections mix within a request; see
 * docs/decisions/embedded-database.md.)
 */
export function serveWire(database: PGlite, path: string): Promise<Server> {
  const turns = createTurns();
  const server = createServer((socket) => serveConnection(database, turns, socket));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function serveConnection(database: PGlite, turns: Turns, socket: Socket): void {
  let buffered: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let releaseTurn: (() => void) | null = null;
  let work: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;

  const run = async (message: FrontendMessage) => {
    if (message.kind === 'ssl-request') return void socket.write('N');
    if (message.kind !== 'request') return void socket.end();
    clearTimeout(idleTimer);
    releaseTurn ??= await turns.take();
    const tail = await execute(database, message.bytes, socket);
    if (!message.endsRequest) return;
    if (tail.equals(READY_IDLE)) return endTurn();
    idleTimer = setTimeout(() => socket.destroy(), IDLE_IN_TRANSACTION_MS);
  };
  const endTurn = () => {
    releaseTurn?.();
    releaseTurn = null;
  };

  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    const taken = takeMessages(Buffer.concat([buffered, chunk]), isStarted);
    buffered = taken.rest;
    isStarted = taken.isStarted;
    for (const message of taken.messages) work = work.then(() => run(message)).catch(() => socket.destroy());
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(idleTimer);
    work = work.then(async () => {
      if (releaseTurn === null) return;
      await abandon(database);
      endTurn();
    });
  });
}

/** Sends one message to the backend and its answer to the socket; gives the answer's last six bytes. */
async function execute(database: PGlite, message: Buffer, socket: Socket): Promise<Buffer> {
  let tail: Buffer = Buffer.alloc(0);
  await database.execProtocolRawStream(new Uint8Array(message), {
    onRawData: (data) => {
      const answer = Buffer.from(data);
      tail = Buffer.concat([tail, answer]).subarray(-READY_IDLE.length);
      if (socket.writable) socket.write(answer);
    },
  });
  return tail;
}

/** Ends what a vanished client left behind: a request without its Sync, a transaction without its end. */
async function abandon(database: PGlite): Promise<void> {
  await database.execProtocolRawStream(new Uint8Array([0x53, 0, 0, 0, 4]), { onRawData: () => {} });
  await database.exec('ROLLBACK');
}
