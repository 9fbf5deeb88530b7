import { paths } from '@tieout/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newAccount } from '../support/accounts.ts';
import { newAdmin } from '../support/admin.ts';
import type { Client } from '../support/client.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';
import { writePdf } from '../support/write-pdf.ts';

const RUNS = 25;
const MARKER = 'MARKER-of-somebody-else';

const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']) }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

let product: TestProduct;
let attacker: Client;
let victimsFile: string;
let attackersFile: string;
beforeAll(async () => {
  product = await startTestProduct();
  const victim = await newAccount(product, { plan: 'business', isVerified: true });
  victimsFile = (await victim.client.uploaded(writePdf([[MARKER]]), { name: `${MARKER}.pdf` })).fileId;
  attacker = (await newAccount(product, { plan: 'business', isVerified: true })).client;
  attackersFile = (await attacker.uploaded(writePdf([['own']]))).fileId;
});
afterAll(() => product?.stop());

/** Names of properties that some schema has, so that hostile values get past "no such field". */
function propertyNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'properties' in value && typeof value.properties === 'object' && value.properties !== null
      ? Object.keys(value.properties)
      : [];
  return [...own, ...Object.values(value).flatMap(propertyNames)];
}

const strings = () => [
  victimsFile,
  attackersFile,
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1000000000',
  '99999999999999999999',
  'NaN',
  'null',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\u202Etxt.exe',
  '\uD800',
  "'; drop table users; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a'.repeat(3000),
  'A+b@Example.COM',
  '2025-02-30',
  '0-0',
  'qbo',
  'desc',
  'createdAt',
  'https://127.0.0.1/',
];

const hostile = () => fc.oneof(fc.constantFrom(...strings()), fc.string({ unit: 'binary', maxLength: 40 }));

function hostileBody(names: readonly string[]): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    hostile(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('exclude', 'split', 'merge', 'change-cells'),
  );
  const value = fc.oneof(
    leaf,
    fc.array(leaf, { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), leaf, { maxKeys: 4 }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }) },
    {
      weight: 1,
      arbitrary: fc
        .anything({ maxDepth: 3 })
        .map((each) =>
          JSON.parse(
            JSON.stringify(each ?? null, (_, part) => (typeof part === 'bigint' ? String(part) : part)),
          ),
        ),
    },
  );
}

type Operation = { path: string; method: string; operation: z.infer<typeof operationSchema> };

/** The calls of the API, what ends the session last, and the names of their properties. */
async function everyCall(): Promise<{ operations: Operation[]; names: string[] }> {
  const document = documentSchema.parse(await (await product.client().get(paths.openApi)).json());
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  operations.sort((a, b) => Number(a.path.endsWith('logout')) - Number(b.path.endsWith('logout')));
  return { operations, names: [...new Set(propertyNames(document))] };
}

/** Sends hostile values to one call; `check` looks at each answer besides that it is no 500 and refusals are of the one shape. */
async function attack(
  client: Client,
  { path, method, operation }: Operation,
  { names, check }: { names: readonly string[]; check: (status: number, text: string) => void },
): Promise<void> {
  const inputs = fc.record({
    values: fc.array(hostile(), {
      minLength: operation.parameters.length,
      maxLength: operation.parameters.length,
    }),
    body: hostileBody(names),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
    ),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async ({ values, body, type }) => {
      const { url, query } = fill(path, operation.parameters, values);
      const hasBody = method !== 'GET' && (operation.requestBody !== undefined || path === paths.upload);
      const response = await client.send(`${url}?${query}`, {
        method,
        ...(hasBody ? { body: JSON.stringify(body), headers: { 'content-type': type } } : {}),
      });
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(
        response.status,
        `${method} ${url}?${query} ${JSON.stringify(body)}: ${text.slice(0, 300)}`,
      ).not.toBe(500);
      if (response.status >= 400)
        expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      check(response.status, text);
    }),
    { numRuns: RUNS, seed: 20261121, endOnFailure: true },
  );
}

test('hostile values in every call: never a 500, never anything of another account', {
  timeout: 180_000,
}, async () => {
  const { operations, names } = await everyCall();
  const statuses = new Map<number, number>();
  const check = (status: number, text: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(text).not.toContain(MARKER);
  };
  for (const each of operations) await attack(attacker, each, { names, check });
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${requests} hostile requests to ${operations.length} calls; statuses ${JSON.stringify([...statuses].sort())}`,
  );
  expect(product.log.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('hostile values from an admin: never a 500', { timeout: 180_000 }, async () => {
  const admin = await newAdmin(product);
  const { operations, names } = await everyCall();
  let reached = 0;
  const check = (status: number) => {
    if (status < 400) reached++;
  };
  const adminOperations = operations.filter(({ path }) => path.startsWith('/api/admin/'));
  for (const each of adminOperations) await attack(admin, each, { names, check });
  expect(reached).toBeGreaterThan(0);
  expect(product.log.filter((line) => line.includes('request failed'))).toEqual([]);
});

function fill(
  path: string,
  parameters: z.infer<typeof operationSchema>['parameters'],
  values: readonly string[],
) {
  let url = path;
  const query = new URLSearchParams();
  for (const [index, { name, in: place }] of parameters.entries()) {
    const value = (values[index] ?? '').toWellFormed();
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(value) || '%20');
    else query.append(name, value);
  }
  return { url, query: query.toString() };
}
