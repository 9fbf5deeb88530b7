import { z } from 'zod';
import { FINDING_CODES, type FindingCode } from './finding-codes.ts';
import { FINDINGS } from './findings.ts';
import { OLD_FINDING_CODES, type OldFindingCode, type Successor } from './old-finding-codes.ts';

const parameterSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.number()),
  z.null(),
]);

const placeShape = {
  page: z.number().int().positive().optional(),
  /** Index, from 0, of the transaction within its account, or of the line. */
  row: z.number().int().nonnegative().optional(),
  /** Index, from 0, of the account within the document. */
  account: z.number().int().nonnegative().optional(),
  /** Index, from 0, of the invoice or receipt within a file that holds several. */
  invoice: z.number().int().nonnegative().optional(),
};

const codeShape = {
  code: z.enum(FINDING_CODES),
  severity: z.enum(['error', 'warning', 'info']),
  /** What the code is shown with, by name: the reason, amounts as plain decimals, pages. */
  parameters: z.record(z.string(), parameterSchema),
};

/** What the engine found, without words: the parameters are those of its code in `FINDINGS`. */
export const findingSchema = z
  .object({ ...codeShape, ...placeShape })
  .refine(
    ({ code, parameters }) => parametersOf(code).safeParse(parameters).success,
    'not the parameters of this code',
  );

const builtSchemas = new Map<FindingCode, z.ZodType>();

/** The schema of a code's parameters, built when first asked for: a document has few codes. */
function parametersOf(code: FindingCode): z.ZodType {
  const schema = builtSchemas.get(code) ?? FINDINGS[code].parameters(z);
  builtSchemas.set(code, schema);
  return schema;
}

/** A person's word that a finding is right. */
export const confirmationSchema = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  /** Who confirmed it, for people: a name, "a visitor", an API key by its name. */
  by: z.string().optional(),
});

/** A finding as it leaves the product, with what it says to people. */
export const shownFindingSchema = z.object({
  ...codeShape,
  oldCode: z.string().optional().meta({
    deprecated: true,
    description:
      'The code of the release before. It goes away with the next release: use `code` and `parameters`.',
  }),
  /** For people: what was found and, where there is one, what to do. */
  message: z.string(),
  ...placeShape,
  /** A person's word that it is right; left out while the finding is open. */
  confirmed: confirmationSchema.optional(),
});

/** A finding as it was stored before findings had parameters: under a code of that release, with the message it was given. */
export const formerFindingSchema = z
  .object({ code: z.string(), severity: codeShape.severity, message: z.string(), ...placeShape })
  .transform(
    ({ code, severity, ...rest }): ShownFinding => ({ ...newCodeOf(code), severity, oldCode: code, ...rest }),
  );

export type Finding = z.infer<typeof findingSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type ShownFinding = z.infer<typeof shownFindingSchema>;
export type FindingPlace = Pick<Finding, 'page' | 'row' | 'account' | 'invoice'>;

function newCodeOf(code: string): Pick<Finding, 'code' | 'parameters'> {
  // A code of a build that was never released: its message says what it found.
  if (!isOldCode(code)) return { code: 'not-checked', parameters: {} };
  const { code: now, parameters = {} }: Successor = OLD_FINDING_CODES[code];
  const known = Object.entries(parameters).filter(([, values]) => values.length === 1);
  return { code: now, parameters: Object.fromEntries(known.map(([name, [value = '']]) => [name, value])) };
}

function isOldCode(code: string): code is OldFindingCode {
  return Object.hasOwn(OLD_FINDING_CODES, code);
}
