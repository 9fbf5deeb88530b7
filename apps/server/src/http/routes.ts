import type { FastifyInstance, FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Refused } from '../refused.ts';
import { inShape } from './refuse.ts';

/** The types of a route's request and answer are those of its schemas; a refusal is an answer too. */
interface AnsweringTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.output<this['schema']> | Refused : unknown;
}

/** The routes of a feature. A handler returns its answer, or the refusal a rule gave it (`acceptRoutes`). */
export type Routes = FastifyPluginAsync<Record<never, never>, RawServerDefault, AnsweringTypeProvider>;

/** Makes an app check and write by the schemas of `Routes`, and send the refusals that handlers return in the one shape of all refusals. */
export function acceptRoutes(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('preSerialization', async (_request, reply, payload) =>
    isRefusal(payload) ? inShape(reply, payload.refused) : payload,
  );
}

function isRefusal(payload: unknown): payload is Refused {
  return typeof payload === 'object' && payload !== null && 'refused' in payload;
}
