/** Name of the CSV that the mapping page downloads. */
export function quickbooksExportName(now: Date): string {
  return `quickbooks-export-${fileTimestamp(now)}.csv`;
}

/** Name of the CSV that the wizard downloads. */
export function convertedName(now: Date): string {
  return `converted-${fileTimestamp(now)}.csv`;
}

/** UTC time as 20260115-120000, safe in a file name on every system. */
export function fileTimestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '').replace('T', '-');
}
