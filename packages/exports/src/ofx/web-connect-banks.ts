import { asciiText } from '../cells/ascii-text.ts';

/** A bank by whose number QuickBooks takes a .QBO file. */
export type WebConnectBank = {
  /** INTU.BID. */
  readonly bid: string;
  /** What the bank's own files write as ORG. */
  readonly org: string;
  readonly name: string;
};

/** Banks whose number was seen in files of the bank that people published. Others are copied from a .QBO file of one's own bank. */
const BANKS: readonly WebConnectBank[] = [
  { bid: '3000', org: 'WF', name: 'Wells Fargo' },
  { bid: '2430', org: 'B1', name: 'Chase' },
  { bid: '3101', org: 'AMEX', name: 'American Express' },
];

/** The stand-in that many public writers use where no bank is chosen. QuickBooks shows its name next to the rows. */
export const STAND_IN_BANK: WebConnectBank = { bid: '3000', org: 'WF', name: 'Wells Fargo' };

/** Banks whose name or number has every word of `query`, for a picker; all of them for an empty query. */
export function searchBanks(query: string, banks: readonly WebConnectBank[] = BANKS): WebConnectBank[] {
  const words = asciiText(query).toLowerCase().split(/\s+/).filter(Boolean);
  return banks.filter(({ name, bid }) =>
    words.every((word) => `${name} ${bid}`.toLowerCase().includes(word)),
  );
}
