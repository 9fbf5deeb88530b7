import type { PublicSettings, SystemSettings } from '@tieout/contract';
import type { Configuration } from '../../configuration.ts';

/** What is configured, apart from what an admin switches. */
export type ConfiguredFeatures = {
  readonly isGoogleConfigured: boolean;
  readonly arePaymentsConfigured: boolean;
  readonly isDemonstration: boolean;
};

/** The part of the configuration that decides which features there are. */
export function configuredFeatures({ google, stripe, testPayments }: Configuration): ConfiguredFeatures {
  return {
    isGoogleConfigured: google !== null,
    arePaymentsConfigured: stripe !== null || testPayments !== null,
    isDemonstration: testPayments === 'demonstration',
  };
}

/** What everybody may know of the settings. */
export function publicSettings(
  { features, maintenanceMode, allowRegistrations, systemMessage }: SystemSettings,
  { isGoogleConfigured, arePaymentsConfigured, isDemonstration }: ConfiguredFeatures,
): PublicSettings {
  return {
    google: isGoogleConfigured && features.googleOAuth,
    payments: arePaymentsConfigured && features.stripePayments,
    isDemonstration,
    blog: features.blogSystem,
    visitorUploads: features.visitorUploads,
    maintenanceMode,
    allowRegistrations,
    systemMessage,
  };
}
