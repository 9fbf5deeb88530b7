import { readFileSync } from 'node:fs';
import type { SwaggerOptions } from '@fastify/swagger';
import { apiKeyScopes } from '@tieout/contract';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { KeyScope } from '../api-keys/key-rule.ts';

/** How a call may be made: by whoever is signed in, and by an API key with its scope. */
type Security = Record<string, string[]>[];

/** What makes the OpenAPI document of the routes. */
export const openApiOptions: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Tieout', version: versionOfServer() },
    components: {
      securitySchemes: {
        signIn: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/auth/login.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key with the scope named: ${apiKeyScopes.join(', ')}.`,
        },
      },
    },
  },
  transform(route) {
    const { schema, url } = jsonSchemaTransform(route);
    return { schema: { ...schema, security: securityOf(route.route.config ?? {}) }, url };
  },
  transformObject: jsonSchemaTransformObject,
};

function securityOf({ isForAnyone, keyScope }: { isForAnyone?: boolean; keyScope?: KeyScope }): Security {
  if (isForAnyone) return [];
  const signedIn = { signIn: [] };
  return keyScope === undefined || keyScope === 'none' ? [signedIn] : [signedIn, { apiKey: [keyScope] }];
}

function versionOfServer(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
