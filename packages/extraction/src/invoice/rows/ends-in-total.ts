import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
import { ITEM_HEADINGS } from '../vocabulary/tables.ts';

/** Whether words end in one for a total, or are what a column of amounts is called: "Rental total", "Jumlah". Only arithmetic makes it one. */
export function endsInTotal(label: string): boolean {
  const key = normalise(label);
  const role = ITEM_HEADINGS.spaced.get(key);
  const isOfAmounts = role === 'amount' || role === 'net' || role === 'gross';
  return isOfAmounts || says('totalBegins', key.split(' ').at(-1) ?? '');
}
