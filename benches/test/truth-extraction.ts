import { type Extraction, extractionSchema } from '@tieout/records';
import { z } from 'zod';

const decimal = z.string().nullable();

/** The parts of a corpus truth file that an export needs. */
const truthSchema = z.object({
  kind: z.string(),
  language: z.string().nullish(),
  accounts: z.array(
    z.object({
      number: z.string().nullable(),
      currency: z.string().nullable(),
      opening: decimal,
      closing: decimal,
      transactions: z.array(
        z.object({
          date: z.string().nullable(),
          post_date: z.string().nullish(),
          description: z.string(),
          amount: z.string(),
          balance: decimal.optional(),
        }),
      ),
    }),
  ),
  fields: z.record(z.string(), z.string().nullable()).nullish(),
  lines: z
    .array(z.object({ description: z.string(), quantity: decimal, unit_price: decimal, amount: z.string() }))
    .nullish(),
});

const source = { page: 1, box: [0, 0, 100, 10] };

/** A corpus truth as the Extraction a perfect reading would give; null for kinds the engine does not read or truths out of its form. */
export function extractionOfTruth(text: string): Extraction | null {
  const truth = truthSchema.safeParse(JSON.parse(text));
  if (!truth.success) return null;
  const base = {
    schemaVersion: 2,
    outcome: 'read',
    language: truth.data.language ?? 'en',
    pageCount: 1,
    findings: [],
  };
  const { kind } = truth.data;
  const isDocument = kind === 'invoice' || kind === 'receipt';
  const body = isDocument ? documentBody(truth.data) : { accounts: truth.data.accounts.map(accountOf) };
  const parsed = extractionSchema.safeParse({ ...base, kind, ...body });
  return parsed.success ? parsed.data : null;
}

type Truth = z.infer<typeof truthSchema>;

function accountOf(account: Truth['accounts'][number]) {
  return {
    ...account,
    period: null,
    verdict: 'unproven',
    transactions: account.transactions.map(({ post_date, ...row }) => ({
      ...row,
      postDate: post_date ?? null,
      balance: row.balance ?? null,
      reference: null,
      confidence: 1,
      source,
    })),
  };
}

function documentBody({ fields, lines }: Truth) {
  const { due_date: dueDate = null, ...others } = fields ?? {};
  const empty = {
    number: null,
    date: null,
    vendor: null,
    customer: null,
    subtotal: null,
    tax: null,
    total: null,
    currency: null,
  };
  return {
    verdict: 'unproven',
    fields: { ...empty, ...others, dueDate },
    lines: (lines ?? []).map(({ unit_price, ...line }) => ({ ...line, unitPrice: unit_price, source })),
  };
}
