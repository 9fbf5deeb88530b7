import { encodeWindows1252 } from '../cells/windows1252-text.ts';
import type { Unit } from '../presets/preset.ts';

export type TextEncoding = 'utf-8' | 'windows-1252';

export type TextFrame = { readonly head: string; readonly foot: string; readonly encoding?: TextEncoding };

/** Characters gathered before they are encoded: few enough to keep memory flat, enough to be quick. */
const CHUNK_LENGTH = 32_768;

/** The bytes of a text file: head, units, foot. */
export function* encodeText(
  { head, foot, encoding }: TextFrame,
  units: Iterable<Unit>,
): Generator<Uint8Array> {
  const encode =
    encoding === 'windows-1252' ? encodeWindows1252 : (text: string) => new TextEncoder().encode(text);
  let pending = head;
  for (const unit of units) {
    pending += unit.text;
    if (pending.length < CHUNK_LENGTH) continue;
    yield encode(pending);
    pending = '';
  }
  yield encode(pending + foot);
}

/** The text of `encodeText`, chunk by chunk. Throws on bytes that are not of the encoding. */
export function* decodeText(
  chunks: Iterable<Uint8Array>,
  encoding: TextEncoding = 'utf-8',
): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  for (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Bytes the head and foot take. */
export function frameBytes({ head, foot, encoding }: TextFrame): number {
  if (encoding === 'windows-1252') return head.length + foot.length;
  return Buffer.byteLength(head) + Buffer.byteLength(foot);
}
