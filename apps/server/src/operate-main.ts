// `npm run doctor`, `npm run backup -- FOLDER`, `npm run restore -- FOLDER`, `npm run migrate-embedded`: what an operator does beside
// running the product. Prints what was done; exit code 1 with what is wrong and what to do.
import { type Configuration, readConfiguration } from './configuration.ts';
import { backUp, restore } from './operations/backup.ts';
import { examine } from './operations/doctor.ts';
import { migrateEmbedded } from './operations/migrate-embedded.ts';

const operations: Readonly<
  Record<string, (configuration: Configuration, folder: string) => Promise<string>>
> = {
  doctor: async (configuration) => {
    const findings = await examine(configuration);
    const lines = findings.map(
      ({ part, isWell, found, advice }) =>
        `${isWell ? 'well ' : 'WRONG'}  ${part}: ${found}${advice === null ? '' : `\n       ${advice}`}`,
    );
    if (findings.some(({ isWell }) => !isWell)) throw new Error(lines.join('\n'));
    return lines.join('\n');
  },
  backup: async ({ dataFolder }, folder) => {
    const { files } = await backUp(dataFolder, needed(folder));
    return `${files} files of ${dataFolder} are in ${folder}. Keep it safe: it holds the key too.`;
  },
  restore: async ({ dataFolder }, folder) => {
    const { files } = await restore(needed(folder), dataFolder);
    return `${files} files of ${folder} are in ${dataFolder}. Start the product.`;
  },
  'migrate-embedded': async (configuration) => {
    const { tables, jobs, files, wasDone } = await migrateEmbedded(configuration);
    const rows = tables.map(({ table, rows: count }) => `  ${table}: ${count}`).join('\n');
    const done = wasDone
      ? 'The rows had been moved before and are equal.'
      : `Rows moved, and equal:\n${rows}`;
    return `${done}\n${jobs} jobs, ${files} stored files, each compared. Start the product with the same configuration.`;
  },
};

function needed(folder: string): string {
  if (folder === '') throw new Error('Name a folder: npm run backup -- FOLDER, npm run restore -- FOLDER.');
  return folder;
}

const [name = '', folder = ''] = process.argv.slice(2);
try {
  const operation = operations[name];
  if (operation === undefined) throw new Error(`Say one of: ${Object.keys(operations).join(', ')}.`);
  console.log(await operation(readConfiguration(process.env), folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
