import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export type Flags = {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
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
    return { values: singleValues(values), files: positionals };
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

function singleValues(values: Record<string, unknown>): Record<string, string | boolean | undefined> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | boolean] => !Array.isArray(entry[1])),
  );
}

/** The text of a flag; undefined when it was not given. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags.values[name];
  return typeof value === 'string' ? value : undefined;
}
