import { textOf } from '../../lines/line.ts';
import { amountsOf } from '../../tables/amounts-of.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import type { Amount } from '../../values/amount.ts';
import { says } from '../../vocabulary/says.ts';

/** A balance without a mark of its own or of its column, with the side that the words of its line give it: "228,69 en notre faveur" is owed. */
export function withSideSaid(amount: Amount, body: BodyLine): Amount {
  if (amount.mark !== 'none' || amount.isMarkImplied === true || amountsOf(body).length > 1) return amount;
  const text = textOf(body.line.words);
  const isHolders = says('inHoldersFavour', text);
  if (isHolders === says('inBanksFavour', text)) return amount;
  return { ...amount, mark: isHolders ? 'in' : 'out' };
}
