import { z } from 'zod';
import { instantSchema } from './documents.ts';

/** What the audit log shows apart. */
export const auditKindSchema = z.enum([
  'register',
  'sign-in',
  'password-changed',
  'email-changed',
  'session-ended',
  'two-factor-on',
  'two-factor-off',
  'upload',
  'view',
  'edit',
  'map',
  'export',
  'download',
  'delete',
  'retention-changed',
  'data-exported',
  'api-key-made',
  'api-key-revoked',
  'webhook-changed',
  'plan-changed',
  'admin-act',
]);
export type AuditKind = z.infer<typeof auditKindSchema>;

export const auditResponseSchema = z
  .object({
    events: z.array(
      z.object({
        id: z.number().int(),
        at: instantSchema,
        kind: auditKindSchema,
        objectId: z.string().nullable(),
        address: z.string().nullable(),
        details: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    /** Pass as `before` for the events before these; null after the last. */
    next: z.number().int().nullable(),
  })
  .meta({ id: 'AuditResponse' });
export type AuditResponse = z.infer<typeof auditResponseSchema>;
