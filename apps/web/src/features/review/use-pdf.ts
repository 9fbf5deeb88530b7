import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { downloadPdf } from '../../api/downloads.ts';
import { messageOf } from '../../api/message-of.ts';
import { openPdf } from '../../ui/open-pdf.ts';
import { PASSWORD_TRIES } from '../../ui/password-tries.ts';

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly kind: 'password'; readonly triesLeft: number }
  | { readonly kind: 'failed'; readonly message: string };

const LOCKED =
  'The password was not given, so the page cannot be shown. The rows can be reviewed all the same.';
const UNREADABLE = 'This page cannot be drawn here. The rows can be reviewed all the same.';

/** The source document of a review, opened in the browser. */
export function usePdf(fileId: string) {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  const bytes = useRef<Uint8Array<ArrayBuffer> | null>(null);
  const close = useRef(() => {});

  const tryOpen = useCallback(async (triesLeft: number, password?: string) => {
    if (bytes.current === null) return;
    const opened = await openPdf(bytes.current, password);
    if (opened.kind === 'unreadable') return setState({ kind: 'failed', message: UNREADABLE });
    if (opened.kind === 'open') {
      close.current = opened.close;
      return setState({ kind: 'open', pdf: opened.pdf });
    }
    const left = opened.isWrong ? triesLeft - 1 : triesLeft;
    setState(left > 0 ? { kind: 'password', triesLeft: left } : { kind: 'failed', message: LOCKED });
  }, []);

  useEffect(() => {
    let isGone = false;
    loadBytes(fileId).then(
      (loaded) => {
        if (isGone) return;
        bytes.current = loaded;
        return tryOpen(PASSWORD_TRIES);
      },
      (error: unknown) => setState({ kind: 'failed', message: messageOf(asCallError(error)) }),
    );
    return () => {
      isGone = true;
      close.current();
    };
  }, [fileId, tryOpen]);

  return { state, tryOpen, giveUp: () => setState({ kind: 'failed', message: LOCKED }) };
}

async function loadBytes(fileId: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await downloadPdf(fileId)).arrayBuffer());
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}
