import { type ExportFormat, exportFormatSchema } from '@tieout/contract';
import { type ExportOptions, findPreset, type Preset } from '@tieout/exports';
import type { Extraction } from '@tieout/records';
import { convertByPreset } from '../converting/convert-by-preset.ts';
import { convertToColumns } from '../converting/convert-to-columns.ts';
import { exportFlagOptions, readExportOptions } from '../converting/export-flags.ts';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-code.ts';
import { summarize } from '../printing/summarize.ts';
import { fileProblem } from '../reading/check-files.ts';
import { readOne } from '../reading/read-one.ts';
import { type Command, refuse } from './command.ts';
import { type Flags, parseFlags, textFlag } from './parse-flags.ts';

const help = `tieout convert FILE --format qbo|qbd|generic [--out FILE] [--region CC] [--password P]
tieout convert FILE --preset PRESET [--out FILE] [options of the preset] [--password P]

Reads one PDF and writes its rows: in a format's columns, or as the file a preset's target imports.

  --format F      columns of qbo (QuickBooks Online), qbd (QuickBooks Desktop) or generic, mapped by their names
  --preset P      a target; "tieout presets" lists them, "tieout presets P" shows the options it takes
  --out FILE      where to write, a folder for the file's own name; without it, standard output
  --region CC     two-letter country that decides the date order: US month first (default), GB day first
  --password P    opens an encrypted file; kept in memory only

A preset tells on stderr what blocks it, what to know and what it changed; a blocked one writes nothing.
Exit codes: 0 written, 2 wrong usage or blocked, 3 unreadable (nothing written),
4 written, but the document's numbers contradict each other.`;

export const convertCommand: Command = {
  help,
  run: convertFile,
};

/** What the arguments ask for. */
type ConvertRequest = {
  readonly file: string;
  readonly password: string | undefined;
  readonly target: string | undefined;
  readonly options: ExportOptions;
  readonly as: { readonly format: ExportFormat } | { readonly preset: Preset };
};

async function convertFile(args: readonly string[]): Promise<ExitCode> {
  const request = readRequest(args);
  if ('problem' in request) return refuse(request.problem, 'convert');
  const extraction = await readOne(request.file, request.password);
  if (extraction.outcome === 'unreadable') {
    console.error(summarize(request.file, extraction));
    return EXIT.unreadable;
  }
  const code = await write(extraction, request);
  if (code !== EXIT.read || exitCodeOf(extraction) === EXIT.read) return code;
  console.error(summarize(request.file, extraction));
  return exitCodeOf(extraction);
}

async function write(extraction: Extraction, { as, options, target }: ConvertRequest): Promise<ExitCode> {
  if ('preset' in as) return convertByPreset(extraction, { preset: as.preset, options, target });
  await convertToColumns(extraction, { format: as.format, region: options.region, target, now: options.now });
  return EXIT.read;
}

function readRequest(args: readonly string[]): ConvertRequest | { readonly problem: string } {
  const flags = parseFlags(args, {
    format: { type: 'string' },
    preset: { type: 'string' },
    out: { type: 'string' },
    password: { type: 'string' },
    ...exportFlagOptions,
  });
  if ('problem' in flags) return flags;
  const [file, ...others] = flags.files;
  if (file === undefined || others.length > 0) return { problem: 'give exactly one PDF file.' };
  const as = readTarget(flags);
  if ('problem' in as) return as;
  const options = readExportOptions(flags, new Date());
  if ('problem' in options) return options;
  const problem = fileProblem([file]);
  if (problem !== null) return { problem };
  return { file, as, options, password: textFlag(flags, 'password'), target: textFlag(flags, 'out') };
}

function readTarget(flags: Flags): ConvertRequest['as'] | { readonly problem: string } {
  const [format, presetId] = [textFlag(flags, 'format'), textFlag(flags, 'preset')];
  if ((format === undefined) === (presetId === undefined))
    return {
      problem: 'give either --format qbo, qbd or generic, or --preset with a name of "tieout presets".',
    };
  if (presetId !== undefined) {
    const preset = findPreset(presetId);
    return preset === null
      ? { problem: `there is no preset "${presetId}"; "tieout presets" lists them.` }
      : { preset };
  }
  const parsed = exportFormatSchema.safeParse(format);
  return parsed.success
    ? { format: parsed.data }
    : { problem: `there is no format "${format}": give --format qbo, qbd or generic.` };
}
