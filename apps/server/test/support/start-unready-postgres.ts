import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import pg from 'pg';

/** A way to the PostgreSQL at `url` that answers the first `refusals` callers as one that is starting: its address. */
export async function startUnreadyPostgres(
  url: string,
  refusals: number,
): Promise<{ readonly url: string; readonly callers: () => number; close(): void }> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  let callers = 0;
  const server = createServer((caller) => {
    caller.on('error', () => {});
    callers += 1;
    if (callers <= refusals) return caller.once('data', () => caller.end(refusal()));
    const behind = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    behind.on('error', () => caller.destroy());
    return caller.pipe(behind).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : 0;
  const login = `${user}:${encodeURIComponent(password ?? '')}`;
  return {
    url: `postgresql://${login}@127.0.0.1:${own}/${database}`,
    callers: () => callers,
    close: () => server.close(),
  };
}

/** PostgreSQL's ErrorResponse (protocol 3.0, "Message Formats"). */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
