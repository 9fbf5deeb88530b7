// `npm run purge -w @tieout/server`: removes now what has run out of time, and prints the counts. The embedded database
// has one owner, so there it runs only while the product is stopped; the running product purges by itself.
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { createPurge } from './features/retention/purge.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openFileStore } from './platform/files/open-file-store.ts';

const { dataFolder, databaseUrl, s3 } = readConfiguration(process.env);
const location = { url: databaseUrl, folder: join(dataFolder, 'database') };
const { database, close } = await openDatabase(location, (error) => console.error(error.message));
const files = await openFileStore({ s3, folder: join(dataFolder, 'files'), isShared: true });
await createPurge({ database, files, now: () => new Date() }, (counts) =>
  console.log(JSON.stringify(counts)),
)();
await close();
