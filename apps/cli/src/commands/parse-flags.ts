import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export type Flags = {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly files: readonly string[];
};

/** The flags and files among `args`, or what is wrong with them. */
export function parseFlags(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
): Flags | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values, files: positionals };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  const isOfParseArgs =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOfParseArgs) throw error;
  return error.message.split('. To specify')[0] ?? error.message;
}

/** The text of a flag; undefined when it was not given. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags.values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a flag that may be given several times; undefined when it was not given. */
export function listFlag(flags: Flags, name: string): string[] | undefined {
  const value = flags.values[name];
  return Array.isArray(value) ? value.map(String) : undefined;
}
