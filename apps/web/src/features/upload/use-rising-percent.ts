import { uploadProgress } from '@tieout/contract';
import { useEffect, useState } from 'react';
import type { UploadProgress } from '../../api/follow-progress.ts';

const { startPercent, stepPercent, stepMs, capPercent } = uploadProgress;

/** What the bar of an upload shows: it rises step by step while no page count is known, then follows the pages, and never falls. */
export function useRisingPercent({ percent, pageCount }: UploadProgress): number {
  const [risen, setRisen] = useState<number>(startPercent);
  const isCounting = pageCount !== null;
  useEffect(() => {
    if (isCounting) return;
    const timer = setInterval(() => setRisen((now) => Math.min(capPercent, now + stepPercent)), stepMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  return Math.max(risen, percent);
}
