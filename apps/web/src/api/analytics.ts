import { paths, type UserAnalytics, userAnalyticsSchema } from '@tieout/contract';
import { callJson } from './call.ts';

/** What the account's own files add up to. */
export function fetchAnalytics(): Promise<UserAnalytics> {
  return callJson(userAnalyticsSchema, paths.userAnalytics);
}
