import type { Command } from './command.ts';

/** A subcommand by name; its code is loaded only when it is called, so that none waits for another's libraries. */
type CommandEntry = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
};

/** Every subcommand, in the order `tieout --help` lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'extract',
    summary: 'what documents hold, and the proof of it',
    load: async () => (await import('./extract.ts')).extractCommand,
  },
  {
    name: 'convert',
    summary: 'a document into a file accounting software imports',
    load: async () => (await import('./convert.ts')).convertCommand,
  },
  {
    name: 'explain',
    summary: 'why a document was read as it was',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  {
    name: 'presets',
    summary: 'the targets convert can write for',
    load: async () => (await import('./presets.ts')).presetsCommand,
  },
];
