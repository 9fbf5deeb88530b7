import { asciiText } from '../cells/ascii-text.ts';
import type { WebConnectBank } from './web-connect-banks.ts';

/** Columns of a line, split by tabs: the bank's number for QuickBooks on Windows, name, state, what it offers by .QBO file. */
const BID = 0;
const NAME = 4;
const STATE = 8;
const WEB_CONNECT = 10;

/** ORG takes 32 characters (OFX 1.0.2, 2.5.1.8). */
const ORG_CHARS = 32;

/**
 * The banks of Intuit's directory ("fidir.txt", https://ofx-prod-filist.intuit.com/qb3400/data/fidir.txt) whose .QBO
 * files QuickBooks takes at present, by name. Empty where `text` is no such directory.
 */
export function parseBankDirectory(text: string): WebConnectBank[] {
  const banks = text.split(/\r?\n/).flatMap((line) => bankOf(line.split('\t').map((cell) => cell.trim())));
  return banks.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function bankOf(cells: readonly string[]): WebConnectBank[] {
  const [bid = '', name = ''] = [cells[BID], cells[NAME]];
  const isOffered = cells[STATE] === 'ACTIVE' && cells[WEB_CONNECT]?.includes('WEB-CONNECT');
  if (!isOffered || !/^\d{1,10}$/.test(bid) || name === '') return [];
  return [{ bid: bid.replace(/^0+(?=\d)/, ''), org: asciiText(name).slice(0, ORG_CHARS).trim(), name }];
}
