import { expect, test } from 'vitest';
import { parseBankDirectory, searchBanks } from '../src/index.ts';

const line = (bid: string, name: string, state: string, webConnect: string) =>
  [bid, '0', bid, '0', name, 'https://bank.test', 'NA', 'NA', state, 'NA', webConnect, 'NA', 'NA'].join('\t');

const DIRECTORY = [
  'FILIST',
  '4',
  line('05103', 'Second Bänk of Testing', 'ACTIVE', 'BANKING,CREDIT&WEB-CONNECT'),
  line('02', 'First Bank', 'ACTIVE', 'BANKING&WEB-CONNECT'),
  line('03', 'Closed Bank', 'INACTIVE', 'BANKING&WEB-CONNECT'),
  line('04', 'Direct Bank', 'ACTIVE', ''),
].join('\r\n');

test('the directory of Intuit gives the banks whose .QBO files QuickBooks takes', () => {
  const banks = parseBankDirectory(DIRECTORY);
  expect(banks).toEqual([
    { bid: '2', org: 'First Bank', name: 'First Bank' },
    { bid: '5103', org: 'Second Bank of Testing', name: 'Second Bänk of Testing' },
  ]);
  expect(searchBanks('testing second', banks).map(({ bid }) => bid)).toEqual(['5103']);
});

test('what is no directory names no bank', () => {
  expect(parseBankDirectory('')).toEqual([]);
  expect(parseBankDirectory('<html>\t\t\t\tNot found</html>')).toEqual([]);
});
