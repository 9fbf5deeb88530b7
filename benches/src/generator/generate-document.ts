import type { AccountTruth, Measure, Paper, StatementTruth } from '@tieout/corpus';
import { LOCALES, type Locale, type Random, seededRandom } from '@tieout/corpus';
import { layDesk } from './desk.ts';
import { alterer, type DocumentOrder, type GeneratedDocument } from './document-order.ts';
import { FAMILIES } from './families.ts';
import type { Family } from './family.ts';
import { HABITS, type Habit } from './habits.ts';
import { generatePrint } from './prints/generate-print.ts';
import { isPrint } from './prints/prints.ts';
import { CHROMIUM, PRODUCERS, type Producer } from './producers.ts';

/** A statement drawn but not yet written as a PDF. */
export type DrawnDocument = {
  readonly family: Family;
  readonly locale: Locale;
  readonly paper: Paper;
  readonly accounts: readonly AccountTruth[];
};

/** Draws the paper alone: what a person would see, before any producer has had its way with it. */
export function drawDocument(order: DocumentOrder, measure: Measure): DrawnDocument {
  const random = seededRandom(order.seed);
  const family = pickFamily(order, random.branch('family'));
  const locale = pickLocale(order, family, random.branch('locale'));
  const { pen, accounts } = family.draw(
    layDesk({ locale, random: random.branch('desk'), measure, ...alterer(order, random) }),
  );
  return { family, locale, paper: pen.paper(), accounts };
}

/** Draws one statement, of a family or a print, and shows what stands on it. The same order gives the same paper. */
export async function generateDocument(order: DocumentOrder, measure: Measure): Promise<GeneratedDocument> {
  if (isPrint(order)) return generatePrint(order, measure);
  const random = seededRandom(order.seed);
  const { family, locale, paper: drawn, accounts } = drawDocument(order, measure);
  const producer = pickProducer(order, drawn, random.branch('producer'));
  const habits = order.isPlain === true ? [] : pickHabits(producer, drawn, random.branch('habits'));
  const paper = habits.reduce((sheet, habit) => habit.apply(sheet, random.branch(habit.tag), measure), drawn);
  const password = order.isPlain !== true && random.branch('password').chance(0.03) ? 'harbour-42' : null;
  const tags = [
    'text-layer',
    `family:${family.id}`,
    `country:${locale.country}`,
    `lang:${locale.language.code}`,
    `producer:${password === null ? producer.name : 'pdfkit'}`,
    ...family.tags,
    ...habits.map((habit) => habit.tag),
    ...(paper.sheets.length > 1 ? ['multi-page'] : []),
    ...(password === null ? [] : ['encrypted']),
  ];
  const pdf = await (password === null ? producer.write(paper) : PRODUCERS[0].write(paper, password));
  const truth: StatementTruth = {
    id: `${family.id}-${locale.id}-${order.seed}`,
    kind: family.kind,
    family: family.id,
    seed: order.seed,
    language: locale.language.code,
    country: locale.country,
    tags,
    currency: locale.currency,
    password,
    pages: paper.sheets.length,
    accounts,
    checked: { opening_plus_sum_equals_closing: true },
  };
  return { pdf, truth };
}

function pickFamily(order: DocumentOrder, random: Random): Family {
  if (order.family === undefined) return random.pick(FAMILIES);
  const family = FAMILIES.find(({ id }) => id === order.family);
  if (family === undefined)
    throw new Error(`no family ${order.family}; there are ${FAMILIES.map(({ id }) => id).join(', ')}`);
  return family;
}

function pickLocale(order: DocumentOrder, family: Family, random: Random): Locale {
  const suiting = family.locales ?? LOCALES.filter((locale) => family.suits?.(locale) ?? true);
  return suiting.find(({ id }) => id === order.locale) ?? random.pick(suiting);
}

function pickProducer(order: DocumentOrder, paper: Paper, random: Random): Producer {
  const all = order.producer === CHROMIUM.name ? [...PRODUCERS, CHROMIUM] : PRODUCERS;
  const able = all.filter((producer) => producer.canWrite(paper));
  return able.find(({ name }) => name === order.producer) ?? random.pick(able);
}

/** Six documents in ten have none, three one, one two. Thai marks stand over their letter and cannot be drawn apart from it. */
function pickHabits(producer: Producer, paper: Paper, random: Random): readonly Habit[] {
  const count = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2][random.whole(0, 9)] ?? 0;
  return random
    .shuffle(HABITS)
    .filter((habit) => habit.tag !== 'rotated-content' || producer.canTurn)
    .filter((habit) => !/^runs-(glyph|kerned)$/.test(habit.tag) || paper.fontSet !== 'th')
    .slice(0, count);
}
