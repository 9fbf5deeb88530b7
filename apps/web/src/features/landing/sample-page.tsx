import type { Transaction } from '@tieout/records';
import clsx from 'clsx';
import { sampleDrawing } from './sample-drawing.ts';

/** What the rows of the sample and the boxes on its page have in common: pointing at one lights the other. */
export type LitRows = {
  readonly transactions: readonly Transaction[];
  readonly lit: number | null;
  readonly onLight: (index: number | null) => void;
};

/** The part of the page that has something on it, in points: left, top, width, height. */
const VIEW = '38 40 536 266';
/** How far a box reaches beyond its line, in points. */
const MARGIN = 2;

/** The page of the sample statement, drawn from its PDF, with a box around every line that was read. */
export function SamplePage({ transactions, lit, onLight }: LitRows) {
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label="Page 1 of the sample statement, each transaction in a box"
      className="sample-page h-full w-full border-b border-rule lg:border-r lg:border-b-0"
    >
      {sampleDrawing.rules.map(({ left, right, top }) => (
        <line key={top} x1={left} x2={right} y1={top} y2={top} stroke="currentColor" strokeWidth={0.7} />
      ))}
      {sampleDrawing.texts.map(({ text, left, baseline, width, size, isBold }) => (
        <text
          key={`${left} ${baseline}`}
          {...{ x: left, y: baseline, textLength: width, fontSize: size }}
          {...(isBold ? { fontWeight: 700 } : {})}
        >
          {text}
        </text>
      ))}
      {transactions.map(({ source }, index) => {
        const [left, top, right, bottom] = source.box;
        return (
          <rect
            key={top}
            {...{ x: left - MARGIN, y: top - MARGIN, rx: 1.5 }}
            {...{ width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN }}
            className={clsx('sample-box', lit === index && 'is-lit')}
            style={{ '--step': index } as React.CSSProperties}
            onPointerEnter={() => onLight(index)}
            onPointerLeave={() => onLight(null)}
          />
        );
      })}
    </svg>
  );
}
