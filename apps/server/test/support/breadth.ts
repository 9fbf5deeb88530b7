/** Whether these are the tests of `npm run test:full`, which take more cases and a real PostgreSQL, or those of `npm test`. */
export const isFull = process.env.TEST_BREADTH === 'full';
