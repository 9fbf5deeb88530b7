import { autoMap, type ExportFormat, mainColumns } from '@tieout/contract';
import { convertedName, convertRecords, type DateFormat, regionDateFormat } from '@tieout/exports';
import { type Extraction, flatRecords } from '@tieout/records';
import { type OutputTarget, writeOutput } from './write-output.ts';

export type ColumnsRequest = {
  readonly format: ExportFormat;
  readonly region: string | undefined;
  readonly dateFormat: DateFormat | undefined;
  readonly target: OutputTarget;
  readonly now: Date;
};

/** Writes the rows in a format's specified columns, each field mapped to the column its name suggests. */
export async function convertToColumns(
  extraction: Extraction,
  { format, region, dateFormat, target, now }: ColumnsRequest,
): Promise<void> {
  const records = flatRecords(extraction);
  const { csv, issues } = convertRecords({
    format,
    records,
    columns: mainColumns[format].map((column) => column.name),
    mapping: autoMap(Object.keys(records[0] ?? {}), format),
    dateFormat: dateFormat ?? regionDateFormat(region ?? null),
  });
  for (const issue of issues) console.error(`tieout: ${issue.message}`);
  await writeOutput([csv], convertedName(now), target);
}
