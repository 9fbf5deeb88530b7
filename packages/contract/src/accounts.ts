import { z } from 'zod';
import { instantSchema } from './documents.ts';
import { PASSWORD_LENGTH } from './limits.ts';
import { accountNameSchema } from './person-name.ts';
import { planIdSchema } from './plan-id.ts';

/** Compared without regard to case and outer blanks; a plus sign is part of the address. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`);

const givenPasswordSchema = z.string().min(1).max(1024);

export const loginRequestSchema = z
  .object({
    email: emailSchema,
    password: givenPasswordSchema,
    rememberMe: z.boolean().default(false),
    /** The code of the authenticator app, or one of the backup codes, for accounts that have them. */
    code: z.string().trim().min(1).max(40).optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.input<typeof loginRequestSchema>;

export const registerRequestSchema = z
  .object({ email: emailSchema, password: newPasswordSchema, name: accountNameSchema.default('') })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.input<typeof registerRequestSchema>;

export const authUserSchema = z
  .object({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.infer<typeof authUserSchema>;

export const authResponseSchema = z
  .object({
    user: authUserSchema,
    session: z.object({ access_token: z.string(), permanent: z.boolean() }),
  })
  .meta({ id: 'AuthResponse' });
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const roleSchema = z.enum(['user', 'admin']);
export type Role = z.infer<typeof roleSchema>;

export const profileResponseSchema = z
  .object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      planType: planIdSchema,
      quotaUsed: z.number().int(),
      /** null is unlimited. */
      quotaLimit: z.number().int().nullable(),
      quotaResetsAt: instantSchema,
      emailVerified: z.boolean(),
      role: roleSchema,
      hasTwoFactor: z.boolean().optional(),
    }),
    /** Replaces the stored token where present. */
    permanentToken: z.string().optional(),
  })
  .meta({ id: 'ProfileResponse' });
export type ProfileResponse = z.infer<typeof profileResponseSchema>;

export const emailRequestSchema = z.object({ email: emailSchema }).meta({ id: 'EmailRequest' });

/** The same whether the address is known or not. */
export const sentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'Sent' });
export const doneSchema = z.object({ done: z.literal(true) }).meta({ id: 'Done' });

export const resetPasswordRequestSchema = z
  .object({ token: z.string().min(1).max(500), password: newPasswordSchema })
  .meta({ id: 'ResetPasswordRequest' });

export const changePasswordRequestSchema = z
  .object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema })
  .meta({ id: 'ChangePasswordRequest' });

export const changeEmailRequestSchema = z
  .object({ newEmail: emailSchema, password: givenPasswordSchema })
  .meta({ id: 'ChangeEmailRequest' });

export const changeNameRequestSchema = z
  .object({ name: accountNameSchema })
  .meta({ id: 'ChangeNameRequest' });

export const sessionsResponseSchema = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string(),
        createdAt: instantSchema,
        expiresAt: instantSchema,
        address: z.string().nullable(),
        browser: z.string().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SessionsResponse' });
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

/** What the screens need to know before anybody signs in. */
export const publicSettingsSchema = z
  .object({
    google: z.boolean(),
    /** Plans can be bought. */
    payments: z.boolean(),
    /** Plans are bought with test cards, on an address others reach. */
    isDemonstration: z.boolean(),
    blog: z.boolean(),
    visitorUploads: z.boolean(),
    allowRegistrations: z.boolean(),
    maintenanceMode: z.boolean(),
    systemMessage: z.string(),
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const passwordRequestSchema = z
  .object({ password: givenPasswordSchema })
  .meta({ id: 'PasswordRequest' });

/** What an authenticator app is set up with (as a QR code or typed), and the codes for when it is lost; shown once. */
export const twoFactorSetupSchema = z
  .object({ uri: z.string(), backupCodes: z.array(z.string()) })
  .meta({ id: 'TwoFactorSetup' });
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

export const twoFactorCodeSchema = z
  .object({ code: z.string().trim().min(1).max(40) })
  .meta({ id: 'TwoFactorCode' });
