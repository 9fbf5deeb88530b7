import { z } from 'zod';
import { calendarDateSchema } from './calendar-date-schema.ts';
import { findingSchema } from './finding.ts';

/** Minor units; the number of decimals is that of the evidence. Sums of printed figures may be larger than is counted exactly. */
const minorSchema = z.number();
const pageSchema = z.number().int().positive();
const sideSchema = z.enum(['in', 'out', 'both']);

/** A printed total of transactions, without its sign. */
const printedTotalSchema = z.object({ side: sideSchema, amount: minorSchema });

/** How many of the rows that were read are printed above it. */
const atSchema = z.number().int().nonnegative();

/** What is printed between the rows of an account, in printed order. */
const betweenRowsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('balance'),
    at: atSchema,
    balance: minorSchema,
    /** Where it is carried forward: its size, which may be the sum so far and no balance. */
    carried: minorSchema.optional(),
  }),
  z.object({ kind: z.literal('section'), at: atSchema }),
  z.object({
    kind: z.literal('total'),
    at: atSchema,
    totals: z.array(printedTotalSchema),
    isOfOneKind: z.boolean().optional(),
    /** Whether the summary sums up for it. */
    isInSummary: z.boolean().optional(),
    /** Whether it is printed below all rows and may be the closing balance. */
    isBelowRows: z.boolean().optional(),
  }),
]);

/** A printed balance outside the rows, by its words the opening or the closing one. */
const claimedBalanceSchema = z.object({
  role: z.enum(['opening', 'closing', 'checkpoint', 'carried']),
  amount: minorSchema,
  strength: z.number(),
  page: pageSchema,
  /** Whether it is printed above all rows, in a table, or under words for what may still be drawn. */
  isAbove: z.boolean(),
  isInTable: z.boolean(),
  isDrawable: z.boolean(),
  /** Whether it is on one of several lines of a page that each print an opening and a closing balance: an overview. */
  isListed: z.literal(true).optional(),
  date: calendarDateSchema.nullable(),
});

/**
 * What the document prints to check an account by, and what was found doubtful about it that no sum can show: all that judging the
 * account again after a correction takes.
 */
export const accountEvidenceSchema = z.object({
  decimals: z.number().int().nonnegative(),
  /** Whether it is a card's, which is not so for each account of a file that holds both. */
  isCard: z.boolean(),
  /** Balances that may open and close the account, likeliest first. */
  openings: z.array(minorSchema),
  closings: z.array(minorSchema),
  /** Ends that only arithmetic names: they stand in place of those. */
  named: z
    .object({ openings: z.array(minorSchema).optional(), closings: z.array(minorSchema).optional() })
    .optional(),
  /** Whether a card's balances are printed as held, as owed, or with marks that mean either. */
  balancesAre: z.enum(['held', 'owed', 'marked']),
  betweenRows: z.array(betweenRowsSchema),
  /** Whether the account opens with a balance that is not zero. */
  opensAboveZero: z.boolean(),
  /** The totals of a summary that leads from one balance to the other; null where there is none. */
  summary: z.array(printedTotalSchema).nullable(),
  /** Sizes printed outside the rows under no known label. */
  otherFigures: z.array(minorSchema),
  /** What a card without an opening balance may charge for its transactions alone. */
  soleSums: z.array(minorSchema),
  /** Fees charged next to the amounts of rows: index of the row, and the fee. */
  charged: z.array(z.tuple([z.number().int(), minorSchema])),
  /** Whether the balances of the rows are printed below them, and whether rows with balances were left out. */
  areBalancesBelow: z.boolean(),
  leavesOutBalances: z.boolean(),
  leftOut: z.array(z.object({ amount: minorSchema, text: z.string(), page: pageSchema })),
  zeroRows: z.number().int().nonnegative(),
  /** The balances by day of a list of such. */
  daily: z.array(z.object({ date: calendarDateSchema, balance: minorSchema, page: pageSchema })),
  balances: z.array(claimedBalanceSchema),
  missingPages: z
    .object({ numbers: z.array(pageSchema), isFirst: z.boolean(), isRunning: z.boolean() })
    .nullable(),
  /** The time the document covers. */
  frame: z.object({ start: calendarDateSchema.nullable(), end: calendarDateSchema.nullable() }),
  /** Summaries: two balances and the figures between them. */
  summaries: z.array(
    z.object({
      opening: minorSchema,
      closing: minorSchema,
      parts: z.array(minorSchema),
      page: pageSchema,
    }),
  ),
  /** Why directions are doubtful: as the checks came out when it was read (`asRead`), and as they may come out otherwise. */
  signs: z.object({
    checks: z.string(),
    asRead: z.string().nullable(),
    otherwise: z.array(z.string().nullable()),
  }),
  /** Whether a minus was taken for money in where every balance has one. */
  takesMinusForCredit: z.boolean(),
  /** Whether the document, or a part of it, is of this account alone, so that all that is printed there is about it. */
  isSole: z.boolean(),
  /** Whether there were more ways to read the account than were tried. */
  isUnfinished: z.boolean(),
  /** Whether the amounts are too large together to be counted exactly, so that nothing can be checked. */
  isTooLarge: z.boolean(),
  /** Doubts that no amount changes, by their name; those with a row end with a correction of that row. */
  doubts: z.array(z.object({ of: z.string(), finding: findingSchema })),
});
export type AccountEvidence = z.infer<typeof accountEvidenceSchema>;
