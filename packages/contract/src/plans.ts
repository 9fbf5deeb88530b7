import type { PlanId } from './plan-id.ts';

/** `csv`: every target that takes a CSV file, which everybody has; `all`: every target. */
export type FormatAccess = 'csv' | 'all';

export type PlanLimits = {
  /** Conversions a calendar month; null is unlimited. */
  readonly conversionsPerMonth: number | null;
  readonly maxPages: number;
  readonly retentionHours: number;
  readonly formats: FormatAccess;
  readonly hasApiAccess: boolean;
};

export type Plan = PlanLimits & {
  readonly id: PlanId;
  readonly name: string;
  /** Whole US dollars for each `period`. */
  readonly price: number;
  readonly period: 'month';
  readonly description: string;
  readonly popular: boolean;
  readonly features: readonly { readonly text: string; readonly included: boolean }[];
  readonly buttonText: string;
  readonly buttonVariant: 'default' | 'outline';
};

const included = (text: string) => ({ text, included: true });
const missing = (text: string) => ({ text, included: false });

export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    period: 'month',
    description: 'For trying it on your own statements',
    popular: false,
    conversionsPerMonth: 5,
    maxPages: 10,
    retentionHours: 24,
    formats: 'csv',
    hasApiAccess: false,
    features: [
      included('5 conversions per month'),
      included('Up to 10 pages per PDF'),
      included('Scanned pages (OCR)'),
      included('CSV for QuickBooks, Xero, Wave and others'),
      missing('Excel, .QBO, IIF, OFX and other formats'),
    ],
    buttonText: 'Get Started Free',
    buttonVariant: 'outline',
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 29,
    period: 'month',
    description: 'For small businesses',
    popular: true,
    conversionsPerMonth: 100,
    maxPages: 50,
    retentionHours: 7 * 24,
    formats: 'all',
    hasApiAccess: false,
    features: [
      included('100 conversions per month'),
      included('Up to 50 pages per PDF'),
      included('Scanned pages (OCR)'),
      included('All export formats'),
      missing('API and webhooks'),
      included('7-day file retention'),
    ],
    buttonText: 'Start Pro Trial',
    buttonVariant: 'default',
  },
  {
    id: 'business',
    name: 'Business',
    price: 99,
    period: 'month',
    description: 'For high-volume enterprises',
    popular: false,
    conversionsPerMonth: null,
    maxPages: 100,
    retentionHours: 30 * 24,
    formats: 'all',
    hasApiAccess: true,
    features: [
      included('Unlimited conversions'),
      included('Up to 100 pages per PDF'),
      included('Scanned pages (OCR)'),
      included('All export formats'),
      included('API and webhooks'),
      included('30-day file retention'),
    ],
    buttonText: 'Start Business Trial',
    buttonVariant: 'outline',
  },
];

export const TRIAL_DAYS = 14;

/** What somebody without an account may do. */
export const visitorLimits: PlanLimits = {
  conversionsPerMonth: 3,
  maxPages: 10,
  retentionHours: 24,
  formats: 'csv',
  hasApiAccess: false,
};

/** What the browser assumes while the profile is missing. */
export const fallbackProfile = { planType: 'free', quotaUsed: 0, quotaLimit: 3 } as const;

/** Whether a plan includes files with that extension. */
export function includesFiles({ formats }: Pick<PlanLimits, 'formats'>, extension: string): boolean {
  return formats === 'all' || extension === 'csv';
}

/** The plan of that id. */
export function planOf(id: PlanId): Plan {
  const [free, pro, business] = plans;
  return { free, pro, business }[id];
}
