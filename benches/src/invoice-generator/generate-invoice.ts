import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Paper } from '@tieout/corpus';
import { LOCALES, type Locale, type Measure, makeMeasure, seededRandom } from '@tieout/corpus';
import { closeChromium } from '../generator/producers/write-with-chromium.ts';
import { PRODUCERS, type Producer } from '../generator/producers.ts';
import { layInvoiceDesk } from './invoice-desk.ts';
import { fieldsOf, type InvoiceTruth, linesOf } from './invoice-truth.ts';
import { LAYOUTS } from './layouts.ts';
import { generateTemplate, TEMPLATES } from './templates/generate-template.ts';
import type { Template } from './templates/template.ts';
import { dutch } from './words/dutch.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import type { InvoiceWords } from './words/invoice-words.ts';
import { italian } from './words/italian.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';

const LANGUAGES: readonly InvoiceWords[] = [english, german, french, spanish, italian, dutch, portuguese];

export type InvoiceOrder = { readonly seed: string; readonly layout?: string | undefined };

export type GeneratedInvoice = { readonly pdf: Uint8Array; readonly truth: InvoiceTruth };

/** A drawn invoice before it is written: its paper, who writes it, and what stands on it. */
export type DrawnPaper = { readonly paper: Paper; readonly producer: Producer; readonly truth: InvoiceTruth };

/** Draws one invoice, credit note or receipt and shows what stands on it. The same seed gives the same paper. */
export async function generateInvoice(order: InvoiceOrder, measure: Measure): Promise<GeneratedInvoice> {
  const { paper, producer, truth } = drawInvoicePaper(order, measure);
  return { pdf: await producer.write(paper), truth };
}

/** The paper of an order. */
export function drawInvoicePaper(order: InvoiceOrder, measure: Measure): DrawnPaper {
  const random = seededRandom(order.seed);
  const layout = LAYOUTS.find(({ id }) => id === order.layout) ?? random.branch('layout').pick(LAYOUTS);
  const words = random.branch('language').pick(LANGUAGES);
  const locale = random.branch('locale').pick(localesOf(words));
  const desk = layInvoiceDesk({
    locale,
    words: atHome(words, locale),
    random: random.branch('desk'),
    measure,
  });
  const { pen, sale, printed } = layout.draw(desk);
  const paper = pen.paper();
  const producer = random.branch('producer').pick(PRODUCERS.filter(({ canWrite }) => canWrite(paper)));
  const truth: InvoiceTruth = {
    id: `${layout.id}-${locale.id}-${order.seed}`,
    kind: layout.kind,
    family: layout.id,
    seed: order.seed,
    language: words.code,
    country: locale.country,
    tags: [
      'text-layer',
      `layout:${layout.id}`,
      `lang:${words.code}`,
      `producer:${producer.name}`,
      ...layout.tags,
    ],
    currency: locale.currency,
    password: null,
    pages: paper.sheets.length,
    fields: fieldsOf(sale, printed, locale.currency, locale.digits),
    lines: linesOf(sale, printed, locale.digits),
    // A bare dollar sign does not say whose dollar it is.
    alt: locale.symbol === '$' && locale.country !== 'US' ? { currency: [null, 'USD'] } : {},
  };
  return { paper, producer, truth };
}

export type FolderOrder = InvoiceOrder & {
  /** Papers drawn mark by mark; `printed`, those of real software's structure, printed from a browser; or both in turn. */
  readonly kinds: 'drawn' | 'printed' | 'both';
};

/** Draws `count` documents, each seeded by the order's seed and its number, as NAME.pdf and NAME.truth.json. */
export async function generateInvoices(folder: string, count: number, order: FolderOrder): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const measure = makeMeasure();
  for (let index = 0; index < count; index++) {
    const seed = `${order.seed}.${index}`;
    const isPrinted = order.kinds === 'printed' || (order.kinds === 'both' && index % 2 === 1);
    const { pdf, truth } = isPrinted
      ? await generateTemplate(templateOf(order.layout, order.kinds === 'both' ? index >> 1 : index), seed)
      : await generateInvoice({ ...order, seed }, measure);
    writeFileSync(path.join(folder, `${truth.id}.pdf`), pdf);
    writeFileSync(path.join(folder, `${truth.id}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
  }
  await closeChromium();
}

/** Each template in turn. */
function templateOf(id: string | undefined, index: number): Template {
  const found = TEMPLATES.find((template) => template.id === id) ?? TEMPLATES[index % TEMPLATES.length];
  if (found === undefined) throw new Error('there are no templates');
  return found;
}

/** Bank and tax number belong to the language's first country; documents of another print neither. */
function atHome(words: InvoiceWords, locale: Locale): InvoiceWords {
  return locale.country === words.home ? words : { ...words, bank: '', taxId: 'ID ' };
}

function localesOf(words: InvoiceWords): Locale[] {
  return LOCALES.filter((locale) => locale.language.code === words.code && locale.digits === 2);
}
