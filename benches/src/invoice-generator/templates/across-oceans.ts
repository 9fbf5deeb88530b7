import { auJobSheet } from './across-oceans/au-job-sheet.ts';
import { cnCommercialInvoice } from './across-oceans/cn-commercial-invoice.ts';
import { inIgst } from './across-oceans/in-igst.ts';
import { jpRyokan } from './across-oceans/jp-ryokan.ts';
import { ukCafeSlip } from './across-oceans/uk-cafe-slip.ts';
import { usCounterTicket } from './across-oceans/us-counter-ticket.ts';
import { usMinimal } from './across-oceans/us-minimal.ts';
import type { Template } from './template.ts';

/** Papers of English and Eastern trades. */
export const ACROSS_OCEANS: readonly Template[] = [
  auJobSheet,
  inIgst,
  usCounterTicket,
  ukCafeSlip,
  usMinimal,
  jpRyokan,
  cnCommercialInvoice,
];
