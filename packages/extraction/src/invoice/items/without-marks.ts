import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { UNITS } from '../vocabulary/tables.ts';
import type { Item } from './items.ts';

/** A sign set before the name of what is taxed otherwise: "* SHAMPOO", "%SPARKLING WATER". */
const SIGN = /^[*#%†]+ ?(?=\p{L})/u;

/** The letter or number of a rate of tax in brackets, before or behind a name: "(A) BANANA", "White loaf <Z>". */
const [RATE_BEFORE, RATE_BEHIND] = [
  /^(?:\((?:\p{Lu}|\d)\)|<(?:\p{Lu}|\d)>|\[(?:\p{Lu}|\d)\]) ?(?=\p{L})/u,
  / ?(?:\((?:\p{Lu}|\d)\)|<(?:\p{Lu}|\d)>|\[(?:\p{Lu}|\d)\])$/u,
];

/** The bar code before a name. */
const BAR_CODE = /^\d{7,14} (?=\p{L}{2})/u;

/** The unit of a price behind a name: "Bananas /KG". */
const UNIT_BEHIND = / \/(\p{L}{1,4})$/u;

/** The pump that fuel came from, before or behind its name: "PUMP 08 DIESEL", "SP95 Pompe 4". */
const PUMP = new RegExp(
  `^${oneOf('fuelPump')}\\P{L}{0,3}\\d{1,2} (?=.*\\p{L}{2})|(?<=\\S) ${oneOf('fuelPump')}\\P{L}{0,3}\\d{1,2}$`,
  'iu',
);

/** The items without the marks of their tax and their unit, and the pump they came from. What brackets hold is one if it is there in half of the names, and so is a bar code. */
export function withoutMarks<Own extends Pick<Item, 'description' | 'table'>>(
  items: readonly Own[],
): readonly Own[] {
  const isUsual = (mark: RegExp) => {
    const count = items.filter(({ description }) => mark.test(description)).length;
    return count > 1 && count * 2 >= items.length;
  };
  const marks = [SIGN, PUMP, ...[RATE_BEFORE, RATE_BEHIND, BAR_CODE].filter(isUsual)];
  return items.map((item) => {
    // A code under the heading of names is a part of them.
    const own = item.table === 0 ? marks : marks.filter((mark) => mark !== BAR_CODE);
    const bare = own.reduce((text, mark) => text.replace(mark, ''), item.description);
    const unit = UNIT_BEHIND.exec(bare);
    const isUnit = unit !== null && UNITS.has(normalise(unit[1] ?? ''));
    const description = isUnit ? bare.slice(0, unit.index) : bare;
    return /\p{L}/u.test(description) ? { ...item, description } : item;
  });
}
