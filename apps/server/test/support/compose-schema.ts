import { z } from 'zod';

/** Our compose file with the fields it uses, after the Compose specification (compose-spec.io). Strict: a field that is misspelt or in the wrong place is refused. */
const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
/** One that names a build or a release, so that the same file starts the same programs. */
const image = z.string().regex(/^[a-z0-9./-]+:(local|RELEASE\.[\w-]+|\d+\.\d+(\.\d+)?[\w.-]*)$/);
const command = z.array(z.string());
const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image,
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  stop_grace_period: duration.optional(),
  read_only: z.boolean().optional(),
  user: z
    .string()
    .regex(/^[1-9]\d*:[1-9]\d*$/)
    .optional(),
  networks: z.array(z.string()).min(1),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
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
  'x-confined': service.partial(),
  'x-tieout': service,
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.union([z.null(), z.strictObject({ internal: z.literal(true) })])),
  volumes: z.record(z.string(), z.null()),
});
export type ComposeFile = z.infer<typeof composeSchema>;
