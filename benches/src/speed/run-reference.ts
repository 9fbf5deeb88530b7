import { answerWithCpuTime } from './answer-with-cpu-time.ts';
import { extractWords } from './extract-words.ts';

answerWithCpuTime(async (bytes) => {
  const words = await extractWords(bytes);
  return `${words.length} words`;
});
