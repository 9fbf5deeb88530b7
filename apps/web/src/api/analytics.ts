import { paths, type UserAnalytics, type UserAnalyticsQuery, userAnalyticsSchema } from '@tieout/contract';
import { callJson } from './call.ts';

/** What the account's own files add up to; money only for the account and days chosen. */
export function fetchAnalytics(query: UserAnalyticsQuery): Promise<UserAnalytics> {
  const chosen = Object.entries(query).filter(([, value]) => value !== undefined);
  return callJson(userAnalyticsSchema, `${paths.userAnalytics}?${new URLSearchParams(chosen)}`);
}
