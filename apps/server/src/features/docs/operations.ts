import { z } from 'zod';

const schemaSchema = z.unknown();
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() }));
const operationSchema = z.object({
  tags: z.array(z.string()).default(['other']),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), schema: schemaSchema.optional() }))
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })).default({}),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One call of the API, as its page shows it. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The scope an API key needs; null where none is enough. */
  readonly keyScope: string | null;
  readonly parts: readonly { readonly name: string; readonly schema: unknown }[];
};

/** The calls of an OpenAPI document, in its order. */
export function operationsOf(openApi: unknown): Operation[] {
  const { paths } = documentSchema.parse(openApi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0] ?? 'other',
      summary: operation.summary,
      description: operation.description,
      keyScope: operation.security.flatMap(({ apiKey = [] }) => apiKey)[0] ?? null,
      parts: partsOf(operation),
    })),
  );
}

function partsOf({ parameters, requestBody, responses }: z.infer<typeof operationSchema>) {
  const given = parameters.map((each) => ({ name: `${each.in} ${each.name}`, schema: each.schema }));
  const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ name: 'body', schema }));
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) =>
      Object.values(content ?? {}).map(({ schema }) => ({ name: `answer ${status}`, schema })),
    );
  return [...given, ...body, ...answers];
}
