import type { ExportOptions } from '../presets/preset.ts';
import type { ExportSource } from '../source/export-source.ts';
import { movementIds } from '../source/movement-id.ts';
import { ofxAccountId } from './ofx-statement.ts';

/** The FITIDs of all rows: kept after an export, they are the `earlierIds` that tell the next one what was exported before. */
export function* exportedIds({ statements }: ExportSource, options: ExportOptions): Generator<string> {
  for (const statement of statements) {
    const idOf = movementIds(statement, ofxAccountId(statement, options));
    for (const movement of statement.movements) yield idOf(movement);
  }
}
