import { readFile } from 'node:fs/promises';
import { parseBankDirectory, type WebConnectBank } from '@tieout/exports';

/** The banks of the directory at `path`; throws with what to do where there is none in it. */
export async function readBankDirectory(path: string): Promise<WebConnectBank[]> {
  const banks = parseBankDirectory(await readFile(path, 'utf8'));
  if (banks.length > 0) return banks;
  throw new Error(
    `BANK_DIRECTORY: ${path} names no bank. Save https://ofx-prod-filist.intuit.com/qb3400/data/fidir.txt there as it is.`,
  );
}
