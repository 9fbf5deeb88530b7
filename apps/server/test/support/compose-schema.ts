import { z } from 'zod';

/** Our compose file with the fields it uses, after the Compose specification (compose-spec.io). Strict: a field that is misspelt or in the wrong place is refused. */
const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const image = z.string().regex(/^[a-z0-9./-]+:(?!latest$)[\w.-]+$/);
const command = z.array(z.string());
const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image,
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  stop_grace_period: duration.optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  entrypoint: command.optional(),
  command: command.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      ),
    ])
    .optional(),
  deploy: z.strictObject({ replicas: z.int().positive() }).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+(\/(tcp|udp))?$/)).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)).optional(),
  healthcheck: z.strictObject({ test: command, interval: duration, retries: z.int().positive() }).optional(),
});

/** The compose file, its anchors resolved. */
export const composeSchema = z.strictObject({
  name: z.string(),
  'x-tieout': service,
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
export type ComposeFile = z.infer<typeof composeSchema>;
