import { oneOf, patternOf } from '../../vocabulary/one-of.ts';
import type { DocumentRow } from '../rows/document-rows.ts';
import { UNITS } from '../vocabulary/tables.ts';
import { ARTICLE_CODE } from './article-code.ts';
import type { Item } from './items.ts';

/** What is printed with names and is no part of them, and whether that is so given what it matches in each name. */
type Mark = {
  readonly pattern: RegExp;
  readonly isMark: (matches: readonly (RegExpExecArray | null)[]) => boolean;
  /** Whether it is part of a name that is under a heading. */
  readonly isNameUnderHeading?: true;
  /** Whether it is part of a name that is in one cell with it. */
  readonly fillsCell?: true;
};

/** What follows or comes before a mark has to be a name. */
const [BEFORE, BEHIND] = ['(?=.*\\p{L}{2})', '(?<=\\p{L}{2}.*)'];
const TAX_RATE = '(?:\\((?:\\p{Lu}|\\d)\\)|<(?:\\p{Lu}|\\d)>|\\[(?:\\p{Lu}|\\d)\\])';
const PUMP = `${oneOf('fuelPump')}\\P{L}{0,3}\\d{1,2}`;
const UNIT = patternOf([...UNITS].filter((unit) => /^\p{L}{1,4}$/u.test(unit)));

const inAny = () => true;
const inHalf: Mark['isMark'] = (matches) => {
  const count = matches.filter((match) => match !== null).length;
  return count > 1 && count * 2 >= matches.length;
};
/** Fewer names that begin with a code may be called so. */
const inAllOfThree: Mark['isMark'] = (matches) => matches.length >= 3 && !matches.includes(null);

/** Whether what is matched counts up from one: bare figures that do in fewer than three names may be quantities. */
function countsUp(matches: readonly (RegExpExecArray | null)[]): boolean {
  const isBare = matches.every((match) => /^\d*$/.test(match?.[0].trim() ?? ''));
  const counts = matches.every(
    (match, index) => Number(match?.[2]) === index + 1 && match?.[1] === matches[0]?.[1],
  );
  return counts && matches.length >= (isBare ? 3 : 2);
}

const MARKS: readonly Mark[] = [
  // A place in a list as lists print it: "1", "02.", "3)", "LINE-001".
  { pattern: new RegExp(`^(\\p{L}*[-.]?)0*(\\d{1,3})[.):]? ${BEFORE}`, 'u'), isMark: countsUp },
  // The code of an article.
  {
    pattern: new RegExp(`^(?:${ARTICLE_CODE}) ${BEFORE}`, 'u'),
    isMark: inAllOfThree,
    isNameUnderHeading: true,
  },
  // A bar code.
  { pattern: /^\d{7,14} (?=\p{L}{2})/u, isMark: inHalf, isNameUnderHeading: true },
  // A sign before what is taxed otherwise: "* SHAMPOO", "%SPARKLING WATER".
  { pattern: /^[*#%†]+ ?(?=\p{L})/u, isMark: inAny },
  // The pump that fuel came from: "PUMP 08 DIESEL"; behind a name in a cell of its own.
  { pattern: new RegExp(`^${PUMP} ${BEFORE}`, 'iu'), isMark: inAny },
  { pattern: new RegExp(`(?<=\\S) ${PUMP}$`, 'iu'), isMark: inAny, fillsCell: true },
  // The letter or number of a rate of tax: "(A) BANANA", "White loaf <Z>".
  { pattern: new RegExp(`^${TAX_RATE} ?(?=\\p{L})`, 'u'), isMark: inHalf },
  { pattern: new RegExp(`${BEHIND} ?${TAX_RATE}$`, 'u'), isMark: inHalf },
  // The same, bare before the names: "B Semmel".
  { pattern: /^\p{Lu} (?=\p{L}{2})/u, isMark: inHalf, isNameUnderHeading: true },
  // The unit of a price: "Bananas /KG".
  { pattern: new RegExp(`${BEHIND} /${UNIT}$`, 'iu'), isMark: inAny },
];

/**
 * The items with their names alone, each mark looked for in what the ones before it leave; `headed` has the tables with headings, `rows` the
 * lines of the document.
 */
export function withBareNames(
  items: readonly Item[],
  headed: ReadonlySet<number>,
  rows: readonly DocumentRow[],
): readonly Item[] {
  const cellsOf = ({ position }: Item) => rows[position]?.chunks ?? [];
  return MARKS.reduce((own, { pattern, isMark, isNameUnderHeading, fillsCell }) => {
    if (!isMark(own.map(({ description }) => pattern.exec(description)))) return own;
    return own.map((item) => {
      const mark = pattern.exec(item.description)?.[0].trim();
      const isOwnCell = cellsOf(item).some(({ text }) => text === mark);
      const isName = (isNameUnderHeading && headed.has(item.table)) || (fillsCell === true && !isOwnCell);
      return isName ? item : { ...item, description: item.description.replace(pattern, '') };
    });
  }, items);
}
