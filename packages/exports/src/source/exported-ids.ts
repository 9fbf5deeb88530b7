import type { ExportOptions } from '../presets/preset.ts';
import { documentId } from './document-id.ts';
import type { ExportSource } from './export-source.ts';
import { firstRecipeIds, movementIds } from './movement-id.ts';

/** The identifiers of all transactions and documents: kept after an export, they show the next one what was exported before. */
export function* exportedIds(
  { statements, documents }: ExportSource,
  options: ExportOptions,
): Generator<string> {
  for (const statement of statements) {
    const idOf = movementIds(statement, options);
    for (const movement of statement.movements) yield idOf(movement);
  }
  for (const document of documents) {
    const id = documentId(document);
    if (id !== null) yield id;
  }
}

/** The identifiers the transactions have by the first recipe: those exported with one of them keep it. */
export function* formerIds({ statements }: ExportSource, options: ExportOptions): Generator<string> {
  for (const statement of statements) {
    const idOf = firstRecipeIds(statement, options);
    for (const movement of statement.movements) yield idOf(movement);
  }
}
