import type { Unreadable } from '@tieout/records';
import { unreadable } from '../limits/unreadable.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDF_GetLastError: the password is missing or wrong. */
const ERROR_PASSWORD = 4;

/** An open document: its handle, and a function that closes it and frees its bytes. */
export type OpenDocument = { readonly document: number; readonly close: () => void };

/** Opens `bytes`; the caller must close the document. Fails with a reason if it cannot be opened. */
export function openDocument(
  engine: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
): OpenDocument | Unreadable {
  const file = engine._malloc(bytes.length);
  engine.HEAPU8.set(bytes, file);
  const secret = password === undefined ? 0 : copyText(engine, password);
  const document = engine._FPDF_LoadMemDocument(file, bytes.length, secret);
  const failure = document === 0 ? openFailure(engine, password) : null;
  const close = () => {
    if (document !== 0) engine._FPDF_CloseDocument(document);
    engine._free(file);
    if (secret !== 0) engine._free(secret);
  };
  if (failure === null) return { document, close };
  close();
  return failure;
}

function copyText(engine: Pdfium, text: string): number {
  const encoded = new TextEncoder().encode(`${text}\0`);
  const pointer = engine._malloc(encoded.length);
  engine.HEAPU8.set(encoded, pointer);
  return pointer;
}

function openFailure(engine: Pdfium, password: string | undefined): Unreadable {
  if (engine._FPDF_GetLastError() !== ERROR_PASSWORD) return unreadable('damaged', 0);
  return unreadable(password === undefined || password === '' ? 'password-required' : 'password-wrong', 0);
}
