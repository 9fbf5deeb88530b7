import { type AdminStats, HEALTHY } from '@tieout/contract';
import { revenuePerDay } from '../billing/revenue-store.ts';
import { tryPart } from '../health/try-part.ts';
import {
  countActive,
  countAll,
  countNewUsers,
  countUploads,
  latestEvents,
  type Span,
} from './admin-store.ts';
import { describeEvent } from './describe-event.ts';
import { dollars } from './dollars.ts';
import type { AdminParts } from './parts.ts';

const DAY_MS = 24 * 60 * 60_000;
const GROWTH_DAYS = 30;
const THE_BEGINNING = new Date(0);
const SHOWN_EVENTS = 10;
/** A scanned page takes about two seconds to read on an idle machine. */
const OCR_MS = 30_000;

/** The overview: counts, growth, what was done last, and every part tried now. */
export async function adminStats(parts: AdminParts): Promise<AdminStats> {
  const { database } = parts;
  const now = parts.now();
  const [totals, userGrowth, fileGrowth, paid, activeUsers, events, systemStatus] = await Promise.all([
    countAll(database),
    growthOf(now, (span) => countNewUsers(database, span)),
    growthOf(now, (span) => countUploads(database, span)),
    revenuePerDay(database, { from: THE_BEGINNING, until: now }),
    countActive(database, new Date(now.getTime() - DAY_MS)),
    latestEvents(database, SHOWN_EVENTS),
    statusOf(parts),
  ]);
  const paidIn = async (span: Span) =>
    dollars(await revenuePerDay(database, { from: span.from, until: span.to }), 'real');
  return {
    totalUsers: totals.users,
    userGrowth,
    totalFiles: totals.files,
    fileGrowth,
    totalRevenue: dollars(paid, 'real'),
    testRevenue: dollars(paid, 'test'),
    revenueGrowth: await growthOf(now, paidIn),
    activeUsers,
    recentActivity: events.map((event) => ({
      description: describeEvent(event),
      timestamp: event.at.toISOString(),
    })),
    systemStatus,
  };
}

/** By how many percent the last 30 days gave more than the 30 before, to one decimal; null where those gave nothing. */
async function growthOf(now: Date, measure: (span: Span) => Promise<number>): Promise<number | null> {
  const [before, start] = [2, 1].map((times) => new Date(now.getTime() - times * GROWTH_DAYS * DAY_MS));
  if (before === undefined || start === undefined) return null;
  const earlier = await measure({ from: before, to: start });
  const latest = await measure({ from: start, to: now });
  return earlier === 0 ? null : Math.round((latest / earlier - 1) * 1000) / 10;
}

async function statusOf({ checkedParts, checkOcr }: AdminParts): Promise<AdminStats['systemStatus']> {
  const parts = [...checkedParts, { name: 'ocr', check: checkOcr, limitMs: OCR_MS }];
  const states = await Promise.all(parts.map(tryPart));
  const said = (name: string) => {
    const error = states.find((state) => state.name === name)?.error;
    if (error === null) return HEALTHY;
    return error instanceof Error ? error.message : String(error);
  };
  return { database: said('database'), storage: said('storage'), ocr: said('ocr') };
}
