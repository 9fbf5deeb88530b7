import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout/layout.ts';
import { parseLayout } from './layout/parse-layout.ts';

const FOLDER = path.resolve(import.meta.dirname, '../layouts');

/** The layouts of a folder (corpus/layouts without one) whose name holds `only`, by name. Throws a LayoutError at the first mistake. */
export function readLayouts({
  only = '',
  folder = FOLDER,
}: {
  only?: string;
  folder?: string;
} = {}): Layout[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.layout') && file.includes(only))
    .sort()
    .map((file) =>
      parseLayout(path.basename(file, '.layout'), readFileSync(path.join(folder, file), 'utf8')),
    );
}
