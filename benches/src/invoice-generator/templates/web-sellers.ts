import type { Template } from './template.ts';
import { esComisionMarketplace } from './web-sellers/es-comision-marketplace.ts';
import { itNegozioOnline } from './web-sellers/it-negozio-online.ts';
import { nlCloudUsd } from './web-sellers/nl-cloud-usd.ts';
import { usProratedSeats } from './web-sellers/us-prorated-seats.ts';

/** Bills of those who sell over the web. */
export const WEB_SELLERS: readonly Template[] = [
  usProratedSeats,
  itNegozioOnline,
  esComisionMarketplace,
  nlCloudUsd,
];
