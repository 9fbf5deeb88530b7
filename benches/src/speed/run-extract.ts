import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';
import { answerWithCpuTime } from './answer-with-cpu-time.ts';

answerWithCpuTime(async (bytes) => {
  const extraction = await extract(bytes);
  if (!isStatement(extraction)) return extraction.outcome;
  const rows = extraction.accounts.reduce((sum, account) => sum + account.transactions.length, 0);
  return `${rows} rows, ${extraction.accounts.map((account) => account.verdict).join(', ')}`;
});
