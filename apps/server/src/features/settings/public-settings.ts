import type { PublicSettings, SystemSettings } from '@tieout/contract';

/** What everybody may know of the settings. */
export function publicSettings(
  { features, maintenanceMode, allowRegistrations, systemMessage }: SystemSettings,
  { isGoogleConfigured }: { readonly isGoogleConfigured: boolean },
): PublicSettings {
  return {
    google: isGoogleConfigured && features.googleOAuth,
    payments: features.stripePayments,
    blog: features.blogSystem,
    visitorUploads: features.visitorUploads,
    maintenanceMode,
    allowRegistrations,
    systemMessage,
  };
}
