import { MAX_PDF_BYTES } from '@tieout/contract';
import { networkOf } from '../../platform/network/network-of.ts';
import { type Refused, refused } from '../../refused.ts';

/** How much may be arriving at the same time, in one process. */
export type ArrivalLimits = {
  readonly uploads: number;
  readonly uploadsPerAddress: number;
  /** Of all uploads that are arriving, as large as they say they are. */
  readonly bytes: number;
};

/** An object store holds up to 5 MB of each upload in memory, so that a hundred take half a gigabyte. */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  uploads: 100,
  uploadsPerAddress: 20,
  bytes: 1024 ** 3,
};

const RETRY_AFTER_SECONDS = 5;

export type Arrivals = {
  /** Lets an upload of `bytes` (null where it does not say) arrive from `address`, or says why not now. The function it gives has to be called once the upload is over. */
  begin(upload: { readonly address: string; readonly bytes: number | null }): (() => void) | Refused;
};

/** Counts the uploads that are arriving. */
export function createArrivals(limits: ArrivalLimits): Arrivals {
  const byNetwork = new Map<string, number>();
  let uploads = 0;
  let bytes = 0;
  return {
    begin({ address, bytes: declared }) {
      const network = networkOf(address);
      const size = Math.min(declared ?? MAX_PDF_BYTES, MAX_PDF_BYTES);
      const ofNetwork = byNetwork.get(network) ?? 0;
      if (ofNetwork >= limits.uploadsPerAddress) return tooManyOfAddress();
      if (uploads >= limits.uploads || bytes + size > limits.bytes) return tooManyOfAll();
      byNetwork.set(network, ofNetwork + 1);
      uploads += 1;
      bytes += size;
      return () => {
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
        uploads -= 1;
        bytes -= size;
      };
    },
  };
}

function tooManyOfAddress(): Refused {
  return refused('rate-limited', {
    message: 'Too many uploads from your network at once. Wait until one of them is done, then try again.',
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}

function tooManyOfAll(): Refused {
  return refused('busy', {
    message: 'Too many uploads are arriving at once. Nothing was stored. Upload again in a few seconds.',
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
