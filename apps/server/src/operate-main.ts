// `npm run doctor`, `npm run backup -- FOLDER`, `npm run restore -- FOLDER`, `npm run rotate-keys`, `npm run migrate-embedded`: what an operator runs next to
// running the product. Prints what was done; exit code 1 with what is wrong and what to do.
import { parseArgs } from 'node:util';
import { type Configuration, readConfiguration } from './configuration.ts';
import { backUp, restore } from './operations/backup.ts';
import { examine } from './operations/doctor.ts';
import { migrateEmbedded } from './operations/migrate-embedded.ts';
import { rotateKeys } from './operations/rotate-keys.ts';

/** What follows the operation's name. */
type Given = { readonly folder: string; readonly withKey: boolean; readonly keyFile: string | null };

const operations: Readonly<Record<string, (configuration: Configuration, given: Given) => Promise<string>>> =
  {
    doctor: async (configuration) => {
      const findings = await examine(configuration);
      const lines = findings.map(
        ({ part, isWell, found, advice }) =>
          `${isWell ? 'well ' : 'WRONG'}  ${part}: ${found}${advice === null ? '' : `\n       ${advice}`}`,
      );
      if (findings.some(({ isWell }) => !isWell)) throw new Error(lines.join('\n'));
      return lines.join('\n');
    },
    backup: async (configuration, { folder, withKey }) => {
      const { files, hasKey, keyIsIn } = await backUp(configuration, needed(folder), { withKey });
      const copied = `${files} files of ${configuration.dataFolder} are in ${folder}.`;
      if (hasKey) return `${copied} The key is among them: whoever has this folder can read every document.`;
      return `${copied}\nThe key is not among them. Without it nobody can open this backup.\nThe key is in ${keyIsIn}: keep a copy of it in another place.`;
    },
    restore: async (configuration, { folder, keyFile }) => {
      const { files } = await restore(needed(folder), configuration, { keyFile });
      return `${files} files of ${folder} are in ${configuration.dataFolder}. Start the product.`;
    },
    'rotate-keys': async (configuration) => {
      const { counts, next } = await rotateKeys(configuration);
      const lines = counts.map(
        ({ what, resealed, current }) =>
          `  ${what}: ${resealed} sealed again, ${current} under the new key already`,
      );
      return `${lines.join('\n')}\nThe old key is not needed any more. ${next}`;
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

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { 'with-key': { type: 'boolean', default: false }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', folder = ''] = positionals;
  const operation = operations[name];
  if (operation === undefined) throw new Error(`Say one of: ${Object.keys(operations).join(', ')}.`);
  const given = { folder, withKey: values['with-key'], keyFile: values.key ?? null };
  console.log(await operation(readConfiguration(process.env), given));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
