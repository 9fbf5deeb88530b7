import { preflightLog } from '../preflight/preflight-log.ts';
import type { Unit, Writing } from '../presets/preset.ts';
import type { Part } from './cut-parts.ts';
import type { KeptChunks } from './kept-chunks.ts';

/** A part that was written and read back, with its bytes where there was room to keep them. */
export type WrittenPart = { readonly part: Part; readonly kept: KeptChunks };

export type PlannedWriting = {
  readonly writing: Writing;
  readonly files: readonly ({ readonly name: string } & WrittenPart)[];
};

/** One part of an export, made as it is asked for. */
export type ExportPart = { readonly name: string; readonly chunks: Iterable<Uint8Array> };

/** The files of an export in order: those that were kept as they are, the others written again. Each must be read to its end before the next is asked for. */
export function* fileParts(planned: readonly PlannedWriting[]): Generator<ExportPart> {
  for (const { writing, files } of planned) {
    const units = writing.units(preflightLog())[Symbol.iterator]();
    let behind = 0;
    for (const { name, part, kept } of files) {
      const chunks = kept.chunks();
      if (chunks === null) {
        for (const _ of take(units, behind));
        behind = 0;
      } else behind += part.unitCount;
      yield { name, chunks: chunks ?? writing.encode(take(units, part.unitCount)) };
    }
  }
}

function* take(units: Iterator<Unit>, count: number): Generator<Unit> {
  for (let taken = 0; taken < count; taken++) {
    const next = units.next();
    if (next.done) throw new Error('units ended early');
    yield next.value;
  }
}
