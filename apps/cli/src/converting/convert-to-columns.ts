import { autoMap, type ExportFormat, mainColumns } from '@tieout/contract';
import {
  checkMappedExport,
  convertedName,
  type DateFormat,
  regionDateFormat,
  sourceOfExtraction,
} from '@tieout/exports';
import { type Extraction, flatRecords } from '@tieout/records';
import { refuse } from '../commands/command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { describeItems } from './describe-preflight.ts';
import { type OutputTarget, writeOutput } from './write-output.ts';

export type ColumnsRequest = {
  readonly format: ExportFormat;
  readonly region: string | undefined;
  readonly dateFormat: DateFormat | undefined;
  readonly target: OutputTarget;
  readonly now: Date;
  readonly isCheckOnly: boolean;
};

/** Prints the preflight to stderr and writes the rows in a format's specified columns, each field mapped to the column its name suggests. */
export async function convertToColumns(
  extraction: Extraction,
  { format, region, dateFormat, target, now, isCheckOnly }: ColumnsRequest,
): Promise<ExitCode> {
  const source = sourceOfExtraction(extraction);
  if (source === null) return EXIT.unreadable;
  const records = flatRecords(extraction);
  const request = {
    format,
    records,
    columns: mainColumns[format].map((column) => column.name),
    mapping: autoMap(Object.keys(records[0] ?? {}), format),
    dateFormat: dateFormat ?? regionDateFormat(region ?? null),
  };
  const { items, csv } = checkMappedExport(source, request, { now, region });
  for (const line of describeItems(items)) console.error(line);
  if (csv === null) return refuse('nothing was written.', 'convert');
  if (!isCheckOnly) await writeOutput([csv], convertedName(now), target);
  return EXIT.read;
}
