import { type ExportOptions, exportSource, type Preset, sourceOfExtraction } from '@tieout/exports';
import type { Extraction } from '@tieout/records';
import { refuse } from '../commands/command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { describePreflight } from './describe-preflight.ts';
import { describeFlags } from './export-flags.ts';
import { type OutputTarget, writeOutput } from './write-output.ts';

/** Writes the file of a preset after telling its preflight on stderr. Nothing is written where it is blocked: exit code 2. */
export async function convertByPreset(
  extraction: Extraction,
  { preset, options, target }: { preset: Preset; options: ExportOptions; target: OutputTarget },
): Promise<ExitCode> {
  const source = sourceOfExtraction(extraction);
  if (source === null) return EXIT.unreadable;
  const made = exportSource(source, preset, options);
  for (const line of describePreflight(made.preflight)) console.error(line);
  if (made.outcome === 'blocked') {
    const flags = describeFlags(preset.asks);
    return refuse([`nothing was written. ${preset.label} takes`, ...flags].join('\n'), 'convert');
  }
  const { file } = made;
  const isBinary = /zip|openxmlformats/.test(file.mediaType);
  if (target === undefined && process.stdout.isTTY && isBinary)
    return refuse(`${file.name} is no text for a terminal: give --out FILE.`, 'convert');
  const written = await writeOutput(file.chunks(), file.name, target);
  if (written !== null) console.error(`tieout: wrote ${written}`);
  return EXIT.read;
}
