// The real product on a copy of an empty, migrated database: creating one takes seconds.
import { join } from 'node:path';
import { layEmptyDatabase } from './database-template.ts';

await layEmptyDatabase(join(process.env.DATA_DIR ?? '', 'database'));
await import('../../src/main.ts');
