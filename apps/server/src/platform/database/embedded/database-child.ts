// The process that owns the embedded PostgreSQL: arguments are the data folder and the socket's path.
// Says { kind: 'ready' } when clients may connect; ends when asked to, or when its parent is gone.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock.ts';
import { openDurable } from './open-durable.ts';
import { serveWire } from './wire-server.ts';

const [folder = '', socketPath = ''] = process.argv.slice(2);

// A terminal's Ctrl-C and a service manager's stop reach every process of the product; the parent still needs its database then.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
try {
  await run();
} catch (error) {
  if (!(error instanceof FolderLockedError)) throw error;
  process.send?.({ kind: 'locked', message: error.message });
  process.disconnect?.();
}

async function run(): Promise<void> {
  let close = async () => {};
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('disconnect', stop);
  process.on('message', stop);
  const unlock = await lockFolder(join(dirname(folder), 'database.lock'));
  close = async () => unlock();
  const database = await openDurable(folder);
  const server = await serveWire(database, socketPath);
  close = async () => {
    server.close();
    await database.close();
    unlock();
    // A parent that was killed can no longer remove the socket's folder.
    rmSync(dirname(socketPath), { recursive: true, force: true });
  };
  // A parent that is gone by now is shown of by 'disconnect'.
  process.send?.({ kind: 'ready' }, () => {});
}
