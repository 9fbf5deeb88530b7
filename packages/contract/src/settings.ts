import { z } from 'zod';

/** What an admin switches while the product runs. */
export const systemSettingsSchema = z
  .object({
    maintenanceMode: z.boolean().default(false),
    allowRegistrations: z.boolean().default(true),
    debugMode: z.boolean().default(false),
    systemMessage: z.string().max(2000).default(''),
    features: z
      .object({
        googleOAuth: z.boolean().default(true),
        stripePayments: z.boolean().default(true),
        blogSystem: z.boolean().default(true),
        visitorUploads: z.boolean().default(true),
      })
      .prefault({}),
  })
  .meta({ id: 'SystemSettings' });
export type SystemSettings = z.infer<typeof systemSettingsSchema>;
