import { type BankChoice, bankChoiceSchema } from '@tieout/contract';

/** What a bank's own .QBO or .QFX file says of the bank, in either spelling of OFX; null where it says nothing. */
export function bankOfFile(text: string): BankChoice | null {
  const of = (tag: string) => new RegExp(`<${tag}>\\s*([^<\\r\\n]+)`, 'i').exec(text)?.[1]?.trim();
  const bid = of('INTU\\.BID');
  const parsed = bankChoiceSchema.safeParse({ bid: bid?.replace(/^0+(?=\d)/, ''), org: of('ORG') ?? bid });
  return parsed.success ? parsed.data : null;
}
