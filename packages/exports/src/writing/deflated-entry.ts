import { constants, deflateRawSync } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

/** ZIP method 8, deflate (APPNOTE.TXT, 4.4.5). */
const DEFLATE = 8;

/**
 * A file of a ZIP that Node's own zlib compresses, several times as fast as the library's JavaScript: each chunk by itself, flushed to a whole
 * byte, so that the chunks in a row are one deflate stream (RFC 1951).
 */
export class DeflatedEntry extends ZipPassThrough {
  override compression = DEFLATE;

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(chunk, { finishFlush }), isLast);
  }
}
