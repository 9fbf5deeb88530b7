import type { Extraction, RecognisedPage } from '@tieout/records';

/** What came of reading one document in a process of its own. */
export type ExtractionOutcome =
  | {
      readonly kind: 'extracted';
      readonly extraction: Extraction;
      /** The PDF it was read as, where the document was a picture. */
      readonly pdf: Uint8Array | null;
      /** The words of its pages that were read from pixels. */
      readonly recognised: readonly RecognisedPage[];
    }
  /** It went over a limit and was killed. */
  | { readonly kind: 'over-limit'; readonly limit: 'memory' | 'time' }
  /** Nobody wants it any more. */
  | { readonly kind: 'cancelled' }
  /** It ended without an answer. */
  | { readonly kind: 'died'; readonly how: string }
  /** It said what no honest child says; the document may be an attack. */
  | { readonly kind: 'sent-nonsense' }
  | { readonly kind: 'threw'; readonly stack: string };
