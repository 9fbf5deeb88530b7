import type { DateFormat } from '@tieout/contract';
import { convertFile, saveMapping } from '../../api/mapping.ts';
import { saveBlob } from '../../api/save-blob.ts';
import type { MappingState } from './mapping-state.ts';

/** Saves the mapping, and only then asks for the CSV and saves it on the person's disk; returns its name. Throws `CallError`. */
export async function exportCsv(
  fileId: string,
  state: MappingState,
  dateFormat?: DateFormat,
): Promise<string> {
  const { mappings, customFields, format } = state;
  await saveMapping(fileId, {
    mapping: mappings,
    fieldMappings: mappings,
    customFields: filled(customFields),
    exportFormat: format,
  });
  const csv = await convertFile(fileId, requestOf(state, dateFormat));
  const name = `quickbooks-export-${fileTimestamp(new Date())}.csv`;
  saveBlob(csv, name);
  return name;
}

/** The CSV that a mapping asks for. */
export function requestOf({ mappings, customFields, format }: MappingState, dateFormat?: DateFormat) {
  const request = { format, mappings, customFields: filled(customFields), exportFormat: format };
  return dateFormat === undefined ? request : { ...request, dateFormat };
}

/** UTC time as 20260115-120000. */
export function fileTimestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

const filled = (fields: MappingState['customFields']) =>
  fields.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '');
