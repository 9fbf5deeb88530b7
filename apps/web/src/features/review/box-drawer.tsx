import type { Source } from '@tieout/records';
import { useState } from 'react';
import type { PageSize } from '../../ui/draw-page.ts';

type Point = { readonly x: number; readonly y: number };

/** Smaller than this in points, a box is a slip of the hand. */
const SMALLEST_PT = 3;

/** A layer over the page on which a box is drawn by dragging; gives it in points, the corner of the page at the top left. */
export function BoxDrawer({ size, onDraw }: { size: PageSize; onDraw: (box: Source['box']) => void }) {
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const at = (event: React.PointerEvent<HTMLDivElement>): Point => {
    const frame = event.currentTarget.getBoundingClientRect();
    const share = (value: number, length: number) => Math.min(1, Math.max(0, value / length));
    return {
      x: share(event.clientX - frame.left, frame.width) * size.widthPt,
      y: share(event.clientY - frame.top, frame.height) * size.heightPt,
    };
  };
  const box = from === null || to === null ? null : boxOf(from, to);
  return (
    <div
      data-testid="box-drawer"
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(at(event));
        setTo(null);
      }}
      onPointerMove={(event) => from !== null && setTo(at(event))}
      onPointerUp={() => {
        setFrom(null);
        setTo(null);
        if (box !== null && box[2] - box[0] > SMALLEST_PT && box[3] - box[1] > SMALLEST_PT) onDraw(box);
      }}
    >
      {box && (
        <div
          className="absolute border-2 border-[#1b4f9c] bg-[#1b4f9c]/15"
          style={{
            left: `${(box[0] / size.widthPt) * 100}%`,
            top: `${(box[1] / size.heightPt) * 100}%`,
            width: `${((box[2] - box[0]) / size.widthPt) * 100}%`,
            height: `${((box[3] - box[1]) / size.heightPt) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

function boxOf(from: Point, to: Point): Source['box'] {
  return [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y)];
}
