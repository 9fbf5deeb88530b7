const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Bytes in 1024-based units with at most two decimals: 0 is "0 Bytes", 1536 is "1.5 KB". */
export function formatSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`;
}
