import { auBpaySlip } from './hours-and-sites/au-bpay-slip.ts';
import { fiLaskuViite } from './hours-and-sites/fi-lasku-viite.ts';
import { usAttorneyTenths } from './hours-and-sites/us-attorney-tenths.ts';
import { usScheduleOfValues } from './hours-and-sites/us-schedule-of-values.ts';
import type { Template } from './template.ts';

/** Bills of hours and of building sites. */
export const HOURS_AND_SITES: readonly Template[] = [
  usAttorneyTenths,
  usScheduleOfValues,
  auBpaySlip,
  fiLaskuViite,
];
