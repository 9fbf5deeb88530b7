import { expect, test } from 'vitest';
import { bankOfFile } from '../src/features/exporting/bank-of-file.ts';

test('the bank of a .QBO file is found in either spelling of OFX', () => {
  expect(bankOfFile('OFXHEADER:100\n<OFX><FI>\n<ORG>First Test\n<FID>77\n</FI>\n<INTU.BID>05103\n')).toEqual({
    bid: '5103',
    org: 'First Test',
  });
  expect(bankOfFile('<FI><ORG>FT</ORG></FI><INTU.BID>5103</INTU.BID>')).toEqual({ bid: '5103', org: 'FT' });
});

test('a file that names no bank by INTU.BID has none', () => {
  expect(bankOfFile('<OFX><FI><ORG>FT</ORG><FID>12</FID></FI></OFX>')).toBeNull();
  expect(bankOfFile('Date,Amount')).toBeNull();
});
