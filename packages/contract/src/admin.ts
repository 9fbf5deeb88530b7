import { z } from 'zod';
import { roleSchema } from './accounts.ts';
import { fileRecordSchema, instantSchema } from './documents.ts';
import { FILES_PAGE_SIZE, FILES_PAGE_SIZE_MAX } from './limits.ts';
import { personNameSchema } from './person-name.ts';
import { planIdSchema } from './plan-id.ts';
import { systemSettingsSchema } from './settings.ts';

/** What a probe says of a part that works; anything else it says is what is wrong. */
export const HEALTHY = 'healthy';

/** Growth in percent of the last 30 days over the 30 before; null where those before give nothing to compare with. */
const growthSchema = z.number().nullable();

/** The admin's overview: GET /api/admin/stats. */
export const adminStatsSchema = z
  .object({
    totalUsers: z.number().int(),
    userGrowth: growthSchema,
    totalFiles: z.number().int(),
    fileGrowth: growthSchema,
    /** US dollars of all invoices paid with real money, and of those paid with test cards. */
    totalRevenue: z.number(),
    testRevenue: z.number(),
    revenueGrowth: growthSchema,
    /** Accounts that did something in the last 24 hours. */
    activeUsers: z.number().int(),
    recentActivity: z.array(z.object({ description: z.string(), timestamp: instantSchema })),
    /** Tried just now: "healthy", or what is wrong. */
    systemStatus: z.object({ database: z.string(), storage: z.string(), ocr: z.string() }),
  })
  .meta({ id: 'AdminStats' });
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** One page of a list, and what it is searched for. */
export const adminListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(FILES_PAGE_SIZE_MAX).default(FILES_PAGE_SIZE),
  search: z.string().trim().max(200).default(''),
});
export type AdminListQuery = z.input<typeof adminListQuerySchema>;

export const adminUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    planType: planIdSchema,
    /** Conversions of this month. */
    quotaUsed: z.number().int(),
    /** As it stands for the account; null is unlimited. */
    quotaLimit: z.number().int().nullable(),
    /** What an admin set other than the plan's; null where nothing was. */
    ownQuotaLimit: z.number().int().nullable(),
    isActive: z.boolean(),
    emailVerified: z.boolean(),
    role: roleSchema,
    createdAt: instantSchema,
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUsersSchema = z
  .object({ users: z.array(adminUserSchema), total: z.number().int() })
  .meta({ id: 'AdminUsers' });
export type AdminUsers = z.infer<typeof adminUsersSchema>;

/** The largest quota PostgreSQL keeps in its integer. */
export const QUOTA_MAX = 2_147_483_647;

/** What an admin changes of an account; what is left out stays. */
export const adminUserChangeSchema = z
  .object({
    name: personNameSchema.optional(),
    planType: planIdSchema.optional(),
    /** null takes the plan's own. */
    quotaLimit: z.number().int().min(0).max(QUOTA_MAX).nullable().optional(),
    isActive: z.boolean().optional(),
  })
  .meta({ id: 'AdminUserChange' });
export type AdminUserChange = z.infer<typeof adminUserChangeSchema>;

/** A file with whose it is; null for a visitor's. */
export const adminFileSchema = fileRecordSchema
  .omit({ csvPath: true })
  .extend({ userEmail: z.string().nullable() })
  .meta({ id: 'AdminFile' });
export type AdminFile = z.infer<typeof adminFileSchema>;

export const adminFilesSchema = z
  .object({ files: z.array(adminFileSchema), total: z.number().int() })
  .meta({ id: 'AdminFiles' });
export type AdminFiles = z.infer<typeof adminFilesSchema>;

/** The spans of the admin's analytics, in days. */
export const analyticsRangeSchema = z.enum(['7d', '30d', '90d']);
export type AnalyticsRange = z.infer<typeof analyticsRangeSchema>;

export const adminAnalyticsQuerySchema = z.object({ range: analyticsRangeSchema.default('30d') });

/** One day, in UTC, of the whole service. */
export const serviceDaySchema = z.object({
  day: z.iso.date(),
  uploads: z.number().int(),
  /** Documents read; by verdict, and those that failed. */
  conversions: z.number().int(),
  proven: z.number().int(),
  unproven: z.number().int(),
  contradicted: z.number().int(),
  failed: z.number().int(),
  /** New accounts. */
  users: z.number().int(),
  /** US dollars of invoices paid with real money, and of those paid with test cards. */
  revenue: z.number(),
  testRevenue: z.number(),
});
export type ServiceDay = z.infer<typeof serviceDaySchema>;

export const adminAnalyticsSchema = z
  .object({ range: analyticsRangeSchema, days: z.array(serviceDaySchema) })
  .meta({ id: 'AdminAnalytics' });
export type AdminAnalytics = z.infer<typeof adminAnalyticsSchema>;

/** What an admin switches; what is left out stays. */
export const settingsChangeSchema = z
  .object({
    maintenanceMode: z.boolean(),
    allowRegistrations: z.boolean(),
    debugMode: z.boolean(),
    systemMessage: systemSettingsSchema.shape.systemMessage.unwrap(),
    features: z
      .object({
        googleOAuth: z.boolean(),
        stripePayments: z.boolean(),
        blogSystem: z.boolean(),
        visitorUploads: z.boolean(),
      })
      .partial(),
  })
  .partial()
  .meta({ id: 'SettingsChange' });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
