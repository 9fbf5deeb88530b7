import { statSync } from 'node:fs';

/** What is wrong with the given paths, or null if each is a file. */
export function fileProblem(files: readonly string[]): string | null {
  const missing = files.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing.length === 0) return null;
  return `there is no file ${missing.map((file) => `"${file}"`).join(', ')}. Check the path.`;
}
