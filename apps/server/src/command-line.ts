import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Configuration } from './configuration.ts';

/** What one process of the product does: everything, only answer requests, or only take jobs off the queue. */
export const roles = ['all', 'api', 'worker'] as const;
export type Role = (typeof roles)[number];

export type CommandLine = { readonly role: Role; readonly concurrency: number | null };

const schema = z.object({
  role: z.enum(roles, `The first word must be ${roles.join(', ')}.`).default('all'),
  concurrency: z.coerce
    .number('--concurrency needs a whole number.')
    .int('--concurrency needs a whole number.')
    .min(1, '--concurrency needs at least 1.')
    .max(64, '--concurrency may be up to 64.')
    .nullable(),
});

/** The role and `--concurrency` of the arguments behind the script's name; throws with what is wrong with them. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { concurrency: { type: 'string' } },
    allowPositionals: true,
  });
  const [role, ...more] = positionals;
  if (more.length > 0) throw new Error(`One role at a time: ${positionals.join(' ')}`);
  const parsed = schema.safeParse({ role, concurrency: values.concurrency ?? null });
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
  return parsed.data;
}

/** The configuration of a process with that role; throws where processes of their own lack what they must have in common. */
export function configurationFor(
  { role, concurrency }: CommandLine,
  configuration: Configuration,
): Configuration {
  const workerConcurrency = concurrency ?? configuration.workerConcurrency;
  if (role === 'all') return { ...configuration, workerConcurrency };
  const missing = [
    ...(configuration.databaseUrl === null ? ['DATABASE_URL'] : []),
    ...(configuration.masterKey === null ? ['MASTER_KEY'] : []),
  ];
  if (missing.length > 0) {
    throw new Error(
      `A process that is only "${role}" shares its work with others and needs ${missing.join(' and ')}, the same for all of them.`,
    );
  }
  return { ...configuration, workerConcurrency: role === 'api' ? 0 : Math.max(1, workerConcurrency) };
}
