import { deMobilfunk } from './online-services/de-mobilfunk.ts';
import { ieReverseCharge } from './online-services/ie-reverse-charge.ts';
import { ieSoftwareLicences } from './online-services/ie-software-licences.ts';
import { ukEnergy } from './online-services/uk-energy.ts';
import { usHostingPaid } from './online-services/us-hosting-paid.ts';
import { usSubscriptionPeriod } from './online-services/us-subscription-period.ts';
import type { Template } from './template.ts';

/** Bills of software, energy and lines, as their sellers' systems write them. */
export const ONLINE_SERVICES: readonly Template[] = [
  usSubscriptionPeriod,
  ieReverseCharge,
  ieSoftwareLicences,
  deMobilfunk,
  ukEnergy,
  usHostingPaid,
];
