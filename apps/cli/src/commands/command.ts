import { EXIT, type ExitCode } from '../exit-code.ts';

/** A subcommand of tieout: one file of this folder, listed in `commands.ts`. */
export type Command = {
  /** What `tieout NAME --help` prints. */
  readonly help: string;
  /** Runs with the arguments after the name; what it returns is the exit code. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
};

/** Says what is wrong with the arguments and where to look, and gives the exit code for it. */
export function refuse(problem: string, commandName?: string): ExitCode {
  const where = commandName === undefined ? 'tieout --help' : `tieout ${commandName} --help`;
  console.error(`tieout: ${problem}\nRun "${where}" to see what it takes.`);
  return EXIT.usage;
}
