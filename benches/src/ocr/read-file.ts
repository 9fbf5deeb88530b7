// node benches/src/ocr/read-file.ts FILE: reads one document and prints how many transactions it has.
import { readFileSync } from 'node:fs';
import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';

const extraction = await extract(new Uint8Array(readFileSync(process.argv[2] ?? '')));
const accounts = isStatement(extraction) ? extraction.accounts : [];
console.log(accounts.reduce((sum, { transactions }) => sum + transactions.length, 0));
