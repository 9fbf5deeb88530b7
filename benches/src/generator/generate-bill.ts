import type { Bill, BillDocumentTruth, DrawnBill, Measure, Paper } from '@tieout/corpus';
import { drawBill, type Random, readBills, seededRandom, varyBill } from '@tieout/corpus';
import { pickProducer } from './producers.ts';

/** What an invoice or receipt is to be: all of it follows from the seed, save what is fixed here. */
export type BillOrder = {
  readonly seed: string;
  /** The bill of this name, printed as it is drawn or otherwise. */
  readonly bill?: string | undefined;
  /** As it is drawn. */
  readonly isPlain?: boolean | undefined;
  readonly producer?: string | undefined;
};

export type GeneratedBill = { readonly pdf: Uint8Array; readonly truth: BillDocumentTruth };

const VARIED = 0.5;

/** Draws the paper of one invoice or receipt. The same order gives the same paper. */
export function drawBillOf(order: BillOrder, measure: Measure): DrawnBill {
  const random = seededRandom(`${order.seed} ${order.bill ?? ''}`);
  const asDrawn = pickBill(order, random.branch('bill'));
  const draw = (bill: Bill) => drawBill(bill, measure, order.producer === 'chromium' ? 'dejavu' : 'standard');
  const varied = order.isPlain === true ? null : variedBill(asDrawn, random.branch('varied'));
  const drawn = varied === null ? null : draw(varied);
  return drawn === null || drawn.faults.length > 0 ? draw(asDrawn) : drawn;
}

/** Draws one invoice or receipt and has it written as a PDF. The same order gives the same file, but from Chromium. */
export async function generateBill(order: BillOrder, measure: Measure): Promise<GeneratedBill> {
  const { paper, truth } = drawBillOf(order, measure);
  return writeBill(paper, truth, order);
}

/** Has the paper of a bill written by the producer of its order; the name of the truth then holds the seed. */
export async function writeBill(
  paper: Paper,
  truth: BillDocumentTruth,
  { seed, bill = '', producer: name }: BillOrder,
): Promise<GeneratedBill> {
  const producer = pickProducer(name, paper, seededRandom(`${seed} ${bill}`).branch('producer'));
  const tags = [...truth.tags, `producer:${producer.name}`];
  return { pdf: await producer.write(paper), truth: { ...truth, tags, id: `${truth.id}-${seed}` } };
}

/** Names of `count` bills, each again only after all others. A new bill takes the place of at most one: the rest stay what they were. */
export function billsInTurn(seed: string, count: number): string[] {
  const ranked = bills()
    .map(({ name }) => ({ name, rank: seededRandom(`${seed} ${name}`).fraction() }))
    .sort((a, b) => a.rank - b.rank);
  return Array.from({ length: count }, (_, index) => ranked[index % ranked.length]?.name ?? '');
}

let read: readonly Bill[] | undefined;

function bills(): readonly Bill[] {
  read ??= readBills();
  return read;
}

function pickBill({ bill: name }: BillOrder, random: Random): Bill {
  if (name === undefined) return random.pick(bills());
  const found = bills().find((bill) => bill.name === name);
  if (found === undefined) throw new Error(`there is no ${name}.bill in corpus/bills`);
  return found;
}

function variedBill(bill: Bill, random: Random): Bill | null {
  if (!random.chance(VARIED)) return null;
  const varied = varyBill(bill, random.digits(9));
  return varied.length === 0 ? null : random.pick(varied);
}
