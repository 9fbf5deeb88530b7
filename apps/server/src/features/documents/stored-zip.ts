import { PassThrough, pipeline, Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import type { DocumentVault } from './document-vault.ts';

/** Adds a stored part to an archive; it is opened when its turn comes. One that is gone by then breaks the archive off: an empty file would look whole. */
export function addStored(
  zip: ZipFile,
  vault: Pick<DocumentVault, 'read'>,
  part: 'document' | 'csv',
  path: string,
): void {
  zip.addReadStreamLazy(path, (done) => {
    vault.read(part).then(
      (bytes) =>
        bytes === null
          ? done(new Error(`a stored ${part} was removed while its archive was written`), Readable.from([]))
          : done(null, Readable.from([bytes])),
      (error) => done(error, Readable.from([])),
    );
  });
}

/** Ends an archive and returns its bytes, whole also where it was written before anyone reads them; they break off with the error of a part that cannot be read. */
export function zipBytes(zip: ZipFile): Readable {
  const bytes = new PassThrough();
  zip.on('error', (error) => bytes.destroy(error));
  zip.end();
  // The answer may not be sent yet, and an error nobody listens to would end the service; whoever reads still gets it.
  pipeline(zip.outputStream, bytes, () => {});
  bytes.on('error', () => {});
  return bytes;
}
