import { uploadFields } from '@tieout/contract';
import { smallStatement } from './sample-statements.ts';
import { newAccountToken, type StorageState, storageOf } from './sign-up.ts';
import { statementPdf } from './statement-pdf.ts';

/** Storage of a fresh account that has converted one statement. */
export async function signedInState(origin: string, email: string): Promise<StorageState> {
  const token = await newAccountToken(origin, email);
  const body = new FormData();
  body.append(uploadFields.file, new Blob([Buffer.from(await statementPdf(smallStatement))]), 'january.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`january.pdf: ${answer.status} ${await answer.text()}`);
  return storageOf(origin, token);
}
