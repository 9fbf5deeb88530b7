import type { ExtractionLimits } from './extraction-limits.ts';
import { residentBytes } from './resident-bytes.ts';

const LOOK_EVERY_MS = 100;

/** Calls `onOver` once when the process goes over a limit; it is for the caller to end it. */
export function watchLimits(
  pid: number | undefined,
  limits: ExtractionLimits,
  onOver: (limit: 'memory' | 'time') => void,
): { noteProgress(): void; stop(): void } {
  const startedAt = performance.now();
  let progressAt = startedAt;
  let isOver = false;
  const timer = setInterval(async () => {
    const now = performance.now();
    const isLate = now - progressAt > limits.stallMs || now - startedAt > limits.totalMs;
    const memory = pid === undefined ? null : await residentBytes(pid);
    if (isOver || (!isLate && (memory ?? 0) <= limits.memoryBytes)) return;
    isOver = true;
    clearInterval(timer);
    onOver(isLate ? 'time' : 'memory');
  }, LOOK_EVERY_MS);
  return {
    noteProgress() {
      progressAt = performance.now();
    },
    stop() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
