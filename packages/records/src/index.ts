export * from './calendar-date.ts';
export * from './extraction.ts';
export * from './flat-records.ts';
export * from './money.ts';
export * from './page-ranges.ts';
