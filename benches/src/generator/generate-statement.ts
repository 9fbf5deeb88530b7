import type { DrawnDocument, Layout, LayoutOrder, Measure, StatementTruth, Variant } from '@tieout/corpus';
import { drawDocument, type Random, readLayouts, seededRandom, varyLayout } from '@tieout/corpus';
import { HABITS, type Habit } from './habits.ts';
import { PRODUCERS, type Producer, pickProducer } from './producers.ts';

/** What a statement is to be: all of it follows from the seed, save what is fixed here. */
export type StatementOrder = Pick<LayoutOrder, 'settle' | 'alter'> & {
  readonly seed: string;
  /** The layout of this name, else one of those whose name holds it. */
  readonly layout?: string | undefined;
  readonly variant?: Variant | undefined;
  /** Clean: the layout as it is drawn, no habits, no password. */
  readonly isPlain?: boolean | undefined;
  /** One that cannot write the paper is passed over for one that can. `chromium` is used only when named here. */
  readonly producer?: string | undefined;
};

export type GeneratedStatement = { readonly pdf: Uint8Array; readonly truth: StatementTruth };

/** A statement on paper, before any producer has had its way with it, and the layout it follows. */
export type DrawnStatement = DrawnDocument & { readonly layout: Layout };

/** Half the statements follow a layout as it is drawn, the others the same printed otherwise in one or two ways. */
const MOST_CHANGES = 2;
const VARIED = 0.5;

const VARIANTS: readonly Variant[] = [
  ...(['usual', 'usual', 'usual', 'again', 'again', 'long', 'long', 'overdrawn', 'overdrawn'] as const),
  ...(['one', 'none'] as const),
];

const PASSWORD = 'harbour-42';

/** Draws the paper alone: what a person would see. The same order gives the same paper. */
export function drawStatement(order: StatementOrder, measure: Measure): DrawnStatement {
  const random = randomOf(order);
  const asDrawn = pickLayout(order, random.branch('layout'));
  const variant = order.variant ?? pickVariant(asDrawn, random.branch('variant'));
  const draw = (layout: Layout) => ({
    layout,
    ...drawDocument(
      layout,
      {
        ...{ seed: order.seed, variant, settle: order.settle, alter: order.alter },
        ...(order.producer === 'chromium' ? { fontSet: 'dejavu' } : {}),
      },
      measure,
    ),
  });
  const varied = order.isPlain === true ? null : variedLayout(asDrawn, random.branch('varied'));
  const drawn = varied === null ? null : draw(varied);
  // Changed widths may let words run into each other: no bank would print that.
  return drawn === null || drawn.faults.length > 0 ? draw(asDrawn) : drawn;
}

/** The random numbers of an order: of two layouts with the same seed, each has its own. */
function randomOf({ seed, layout = '' }: StatementOrder): Random {
  return seededRandom(`${seed} ${layout}`);
}

/** Draws one statement and has it written as a PDF. The same order gives the same file, but from Chromium. */
export async function generateStatement(
  order: StatementOrder,
  measure: Measure,
): Promise<GeneratedStatement> {
  const random = randomOf(order);
  const { paper: drawn, truth } = drawStatement(order, measure);
  const isPlain = order.isPlain === true;
  const isLocked = !isPlain && random.branch('password').chance(0.03);
  const password = isLocked ? PASSWORD : null;
  const producer = isLocked ? PRODUCERS[0] : pickProducer(order.producer, drawn, random.branch('producer'));
  const habits = isPlain ? [] : pickHabits(producer, drawn.fontSet === 'th', random.branch('habits'));
  const paper = habits.reduce((sheet, habit) => habit.apply(sheet, random.branch(habit.tag), measure), drawn);
  const pdf = await producer.write(paper, password ?? undefined);
  const tags = [
    ...truth.tags,
    `producer:${producer.name}`,
    ...habits.map(({ tag }) => tag),
    ...(isLocked ? ['encrypted'] : []),
  ];
  return { pdf, truth: { ...truth, tags, password } };
}

/** Names of `count` layouts, each again only after all others. A new layout takes the place of at most one: the rest stay what they were. */
export function layoutsInTurn(seed: string, count: number): string[] {
  const ranked = layouts()
    .map(({ name }) => ({ name, rank: seededRandom(`${seed} ${name}`).fraction() }))
    .sort((a, b) => a.rank - b.rank);
  return Array.from({ length: count }, (_, index) => ranked[index % ranked.length]?.name ?? '');
}

let read: readonly Layout[] | undefined;

function layouts(): readonly Layout[] {
  read ??= readLayouts();
  return read;
}

function pickLayout({ layout: name }: StatementOrder, random: Random): Layout {
  if (name === undefined) return random.pick(layouts());
  const fitting = layouts().filter((layout) => layout.name.includes(name));
  if (fitting.length === 0) throw new Error(`no layout of corpus/layouts holds "${name}" in its name`);
  return fitting.find((layout) => layout.name === name) ?? random.pick(fitting);
}

function pickVariant({ header }: Layout, random: Random): Variant {
  return random.pick(VARIANTS.filter((variant) => header.documents.includes(variant)));
}

function variedLayout(layout: Layout, random: Random): Layout | null {
  if (!random.chance(VARIED)) return null;
  return varyLayout(layout, { seed: random.digits(9), changes: random.whole(1, MOST_CHANGES) });
}

/** Six documents in ten have none, three one, one two. Thai marks stand over their letter and cannot be drawn apart from it. */
function pickHabits(producer: Producer, isThai: boolean, random: Random): readonly Habit[] {
  const count = random.pick([0, 0, 0, 0, 0, 0, 1, 1, 1, 2]);
  return random
    .shuffle(HABITS)
    .filter(({ tag }) => tag !== 'rotated-content' || producer.canTurn)
    .filter(({ tag }) => !isThai || !/^runs-(glyph|kerned)$/.test(tag))
    .slice(0, count);
}
