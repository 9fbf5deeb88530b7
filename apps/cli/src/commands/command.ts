import { EXIT, type ExitCode } from '../exit-code.ts';

/** A subcommand of tieout: one file of this folder, listed in `commands.ts`. */
export type Command = {
  /** The text of `tieout NAME --help`. */
  readonly help: string;
  /** Runs with the arguments after the name and returns the exit code. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
};

/** Prints what is wrong with the arguments and where to find help, and returns the exit code. */
export function refuse(problem: string, commandName?: string): ExitCode {
  const where = commandName === undefined ? 'tieout --help' : `tieout ${commandName} --help`;
  console.error(`tieout: ${problem}\nRun "${where}" to see what it takes.`);
  return EXIT.usage;
}
