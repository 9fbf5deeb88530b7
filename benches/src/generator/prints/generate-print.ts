import type { Locale, Measure, StatementTruth } from '@tieout/corpus';
import { seededRandom } from '@tieout/corpus';
import { layDesk } from '../desk.ts';
import { alterer, type DocumentOrder, type GeneratedDocument } from '../document-order.ts';
import { writeForm } from '../forms/write-form.ts';
import { writeWebPage } from '../producers/write-with-chromium.ts';
import type { DrawnPrint, Print } from './print.ts';
import { PRINTS } from './prints.ts';

/** Draws the web page of one print and shows what stands on it. The same order gives the same page. */
export function drawPrint(
  order: DocumentOrder,
  measure: Measure,
): DrawnPrint & { readonly print: Print; readonly locale: Locale } {
  const random = seededRandom(order.seed);
  const print = PRINTS.find(({ id }) => id === order.family) ?? random.branch('print').pick(PRINTS);
  const { locales } = print;
  const locale = locales.find(({ id }) => id === order.locale) ?? random.branch('locale').pick(locales);
  const desk = layDesk({ locale, random: random.branch('desk'), measure, ...alterer(order, random) });
  return { print, locale, ...print.draw(desk) };
}

/** Draws one print and has it written: web pages by Chromium, documents by any producer and with the ways those put text down. */
export async function generatePrint(order: DocumentOrder, measure: Measure): Promise<GeneratedDocument> {
  const { print, locale, accounts, ...drawn } = drawPrint(order, measure);
  const { pdf, pages, tags } =
    'html' in drawn
      ? { ...(await writeWebPage(drawn.html)), tags: ['producer:chromium'] }
      : await writeForm(drawn.paper, order, measure);
  const truth: StatementTruth = {
    id: `${print.id}-${locale.id}-${order.seed}`,
    kind: print.kind,
    family: print.id,
    seed: order.seed,
    language: locale.language.code,
    country: locale.country,
    tags: [
      'text-layer',
      `family:${print.id}`,
      `country:${locale.country}`,
      `lang:${locale.language.code}`,
      ...tags,
      ...print.tags,
      ...(pages > 1 ? ['multi-page'] : []),
    ],
    currency: locale.currency,
    password: null,
    pages,
    accounts,
    checked: { opening_plus_sum_equals_closing: true },
  };
  return { pdf, truth };
}
