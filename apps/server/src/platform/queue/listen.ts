import pg from 'pg';

const RECONNECT_MS = 1000;

/** What pg-boss asks of a database that can tell of new jobs. */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

/** Listens on a connection of its own to the database of `pool`, made again whenever it breaks. `onError` hears of each break; what was missed meanwhile is for polling to find. */
export function createListen(pool: pg.Pool, onError: (error: Error) => void): Listen {
  return async (channel, onNotification, onReconnect) => {
    let isClosed = false;
    let client: pg.Client;
    const connect = async () => {
      client = new pg.Client({ ...pool.options, keepAlive: true });
      client.on('error', onError);
      client.on('notification', ({ payload }) => onNotification(payload ?? ''));
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      client.once('end', reconnect);
    };
    const reconnect = async (): Promise<void> => {
      if (isClosed) return;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (isClosed) return;
      await connect().then(onReconnect, reconnect);
    };
    await connect();
    return {
      async close() {
        isClosed = true;
        await client.end().catch(() => {});
      },
    };
  };
}
