import { isoDate, seededRandom } from '@tieout/corpus';
import { formatDecimal } from '@tieout/records';
import { printWithChromium } from '../../generator/producers/write-with-chromium.ts';
import type { GeneratedInvoice } from '../generate-invoice.ts';
import type { InvoiceTruth } from '../invoice-truth.ts';
import { ACROSS_EUROPE } from './across-europe.ts';
import { ACROSS_OCEANS } from './across-oceans.ts';
import { FAR_COUNTRIES } from './far-countries.ts';
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { LATER_PAPERS } from './later-papers.ts';
import { LOW_COUNTRIES_PORTUGUESE } from './low-countries-portuguese.ts';
import { NORDICS_POLAND } from './nordics-poland.ts';
import { ODD_PAPERS } from './odd-papers.ts';
import { ONLINE_ORDERS } from './online-orders.ts';
import { ONLINE_SERVICES } from './online-services.ts';
import { SERVICE_PAPERS } from './service-papers.ts';
import { takeSheet } from './sheet.ts';
import { SLIPS } from './slips.ts';
import { SPAIN_ITALY } from './spain-italy.ts';
import type { Drawn, Template } from './template.ts';
import { TICKETS_AND_BILLS } from './tickets-and-bills.ts';
import { TRADES } from './trades.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';

/** Every template. A new one is a file in the folder of its family, named in the list of that. */
export const TEMPLATES: readonly Template[] = [
  ...UNITED_STATES,
  ...UNITED_KINGDOM,
  ...GERMANY,
  ...FRANCE,
  ...SPAIN_ITALY,
  ...LOW_COUNTRIES_PORTUGUESE,
  ...NORDICS_POLAND,
  ...FAR_COUNTRIES,
  ...ODD_PAPERS,
  ...SERVICE_PAPERS,
  ...ONLINE_SERVICES,
  ...ONLINE_ORDERS,
  ...SLIPS,
  ...TRADES,
  ...ACROSS_EUROPE,
  ...ACROSS_OCEANS,
  ...TICKETS_AND_BILLS,
  ...LATER_PAPERS,
];

const SIZES = {
  a4: { widthPt: 595.28, heightPt: 841.89 },
  letter: { widthPt: 612, heightPt: 792 },
  landscape: { widthPt: 841.89, heightPt: 595.28 },
  slip: { widthPt: 290, heightPt: 760 },
} as const;

/** Prints one template from a browser and shows what stands on it. The same seed gives the same paper, though not the same bytes. */
export async function generateTemplate(template: Template, seed: string): Promise<GeneratedInvoice> {
  const { drawn, truth } = drawTemplate(template, seed);
  return { pdf: await printTemplate(template, drawn.html), truth };
}

/** The web page of a seed and its truth. */
export function drawTemplate(
  template: Template,
  seed: string,
): { readonly drawn: Drawn; readonly truth: InvoiceTruth } {
  const drawn = template.draw(takeSheet(template, seededRandom(`${seed}/${template.id}`)));
  return { drawn, truth: truthOf(template, drawn, seed) };
}

/** A template's web page on sheets of its size. */
export function printTemplate(template: Template, html: string): Promise<Uint8Array> {
  return printWithChromium(html, SIZES[template.size ?? 'a4']);
}

function truthOf(template: Template, { facts, lines, prints = {} }: Drawn, seed: string): InvoiceTruth {
  const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, template.digits));
  const day = (value: number | null | undefined) =>
    value === null || value === undefined ? null : isoDate(value);
  return {
    id: `${template.id}-${seed}`,
    kind: template.kind,
    family: template.id,
    seed,
    language: template.language,
    country: template.country,
    tags: ['text-layer', `layout:${template.id}`, `lang:${template.language}`, 'producer:chromium'],
    currency: template.currency,
    password: null,
    pages: 1,
    fields: {
      number: facts.number,
      date: day(facts.day),
      due_date: day(facts.due),
      vendor: facts.vendor,
      customer: facts.customer,
      subtotal: money(facts.subtotal),
      tax: money(facts.tax),
      total: money(facts.total),
      currency: template.currency,
    },
    lines: lines.map((line) => ({
      description: [line.name, ...line.details].join(' '),
      quantity: prints.quantity === false ? null : formatDecimal(line.quantity, 3),
      unit_price: prints.price === false ? null : (money(line.price) ?? ''),
      amount: money(line.amount) ?? '',
    })),
    alt: facts.alt ?? {},
  };
}
