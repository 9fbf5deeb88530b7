import { readFileSync } from 'node:fs';
import { refuse } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { EXIT, type ExitCode } from './exit-code.ts';

/** Runs `tieout` with its arguments and returns the exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) return refuse('no command given.');
  if (name === '--help' || name === '-h') return print(help());
  if (name === '--version' || name === '-v') return print(version());
  const entry = commands.find((candidate) => candidate.name === name);
  if (entry === undefined) return refuse(`there is no command "${name}".`);
  const command = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) return print(command.help);
  return command.run(rest);
}

function print(text: string): ExitCode {
  console.log(text);
  return EXIT.read;
}

function help(): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const list = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return [
    'tieout: reads PDF statements, invoices and receipts, checks the numbers, and writes files that accounting software imports.',
    '',
    ...list,
    '',
    'tieout COMMAND --help explains a command; tieout --version prints the version.',
    'Exit codes: 0 read, 2 wrong usage, 3 unreadable, 4 read, but a check fails.',
  ].join('\n');
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : '';
}
