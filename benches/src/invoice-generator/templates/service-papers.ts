import { deArztrechnung } from './service-papers/de-arztrechnung.ts';
import { deHotelrechnung } from './service-papers/de-hotelrechnung.ts';
import { deNebenkosten } from './service-papers/de-nebenkosten.ts';
import { frEnergie } from './service-papers/fr-energie.ts';
import { usAgencyHours } from './service-papers/us-agency-hours.ts';
import { usCloudUsage } from './service-papers/us-cloud-usage.ts';
import { usDotMatrix } from './service-papers/us-dot-matrix.ts';
import { usFreightBill } from './service-papers/us-freight-bill.ts';
import { usRide } from './service-papers/us-ride.ts';
import type { Template } from './template.ts';

export const SERVICE_PAPERS: readonly Template[] = [
  usCloudUsage,
  usRide,
  usAgencyHours,
  deArztrechnung,
  deHotelrechnung,
  frEnergie,
  usDotMatrix,
  usFreightBill,
  deNebenkosten,
];
