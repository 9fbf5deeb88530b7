// The schema of a refusal, which comes with the first of them.
export { problemSchema } from '@tieout/contract';
