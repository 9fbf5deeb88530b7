import type { Measured } from '../accuracy/measure-folder.ts';
import { failuresOf } from './failures-of.ts';
import { figuresBy, type LayoutFigures, layoutFigures } from './layout-figures.ts';

type Column = readonly [heading: string, cell: (figures: LayoutFigures) => string];

const COLUMNS: readonly Column[] = [
  ['docs', ({ documents }) => String(documents)],
  ['perfect', ({ perfect }) => percent(perfect)],
  ['whole', ({ whole }) => percent(whole)],
  ['rows', ({ rows }) => String(rows)],
  ['rowF1', ({ rowF1 }) => percent(rowF1)],
  ['provable', ({ provable }) => String(provable)],
  ['proven', ({ provableProven }) => percent(provableProven)],
  ['alarms', ({ falseAlarms }) => String(falseAlarms)],
  ['silent', ({ silentErrors, proven }) => `${silentErrors}/${proven}`],
  ['text', ({ descriptions }) => percent(descriptions)],
  ['number', ({ accountNumber }) => percent(accountNumber)],
  ['currency', ({ currency }) => percent(currency)],
  ['posted', ({ postDate }) => percent(postDate)],
];

/** Prints the documents that fail, then the figures by batch, class, variant and layout, and of all. */
export function printLayouts(measured: Measured): void {
  const failures = failuresOf(measured);
  for (const [id, failed] of failures) console.log(`${id}: ${failed.join('; ')}`);
  console.log(`${failures.size} of ${measured.documents.length} documents fail in anything\n`);
  const overall = layoutFigures(measured, measured.documents);
  for (const [title, prefix] of [
    ['layout', 'layout:'],
    ['variant', 'variant:'],
    ['class', 'class:'],
    ['batch', 'batch:'],
  ] as const)
    printTable(title, figuresBy(measured, prefix));
  printTable('', new Map([['all', overall]]));
  console.log(silentLine(overall));
  console.log(`predictions in ${measured.predictionFolder}`);
}

function silentLine({ silentErrors, proven, silentInterval }: LayoutFigures): string {
  const interval =
    silentInterval === null
      ? ''
      : ` (95 % interval ${silentInterval.map((share) => (share * 100).toFixed(2)).join(' to ')} %)`;
  return `silent errors: ${silentErrors} of ${proven} proven accounts${interval}`;
}

function printTable(title: string, groups: ReadonlyMap<string, LayoutFigures>): void {
  console.log(title.padEnd(34) + COLUMNS.map(([heading]) => heading.padStart(9)).join(''));
  for (const [name, figures] of groups)
    console.log(name.slice(0, 33).padEnd(34) + COLUMNS.map(([, cell]) => cell(figures).padStart(9)).join(''));
  console.log('');
}

function percent(value: number | null): string {
  return value === null ? '-' : `${(value * 100).toFixed(1)} %`;
}
