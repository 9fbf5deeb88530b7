import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bill, parseBill } from './parse-bill.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../bills');

/** The bills of corpus/bills whose name holds `only`, by name. Throws a LayoutError at the first mistake. */
export function readBills(only = ''): Bill[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.bill') && file.includes(only))
    .sort()
    .map((file) => parseBill(path.basename(file, '.bill'), readFileSync(path.join(FOLDER, file), 'utf8')));
}
