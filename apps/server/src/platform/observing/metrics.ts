import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '../queue/read-backlog.ts';

/** A document a worker is done with. */
export type DocumentRead = {
  /** What became of the reading: extracted, over-limit, died or threw. */
  readonly outcome: string;
  readonly kind: string | null;
  readonly verdict: string | null;
  readonly pageCount: number;
  readonly milliseconds: number;
};

/** Figures of one process, for Prometheus. */
export type Metrics = {
  noteRequest(request: { method: string; route: string; status: number; milliseconds: number }): void;
  noteDocument(read: DocumentRead): void;
  /** The figures as text, with what waits in each queue asked now. */
  text(): Promise<string>;
  readonly contentType: string;
};

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const READ_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 150, 300];

/** Starts counting. `readBacklogs` shows what waits, by queue. */
export function createMetrics(readBacklogs: () => Promise<ReadonlyMap<string, Backlog>>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tieout_http_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const reads = new Histogram({
    name: 'tieout_document_read_seconds',
    help: 'Time from taking a document off the queue to keeping its result',
    labelNames: ['outcome', 'kind', 'verdict'],
    buckets: READ_SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'tieout_pages_read_total',
    help: 'Pages of the documents that were read',
    registers,
  });
  keepBacklogs(registers, readBacklogs);
  return {
    noteRequest({ method, route, status, milliseconds }) {
      requests.observe({ method, route, status: String(status) }, milliseconds / 1000);
    },
    noteDocument({ outcome, kind, verdict, pageCount, milliseconds }) {
      reads.observe({ outcome, kind: kind ?? '', verdict: verdict ?? '' }, milliseconds / 1000);
      pages.inc(pageCount);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function keepBacklogs(registers: Registry[], readBacklogs: () => Promise<ReadonlyMap<string, Backlog>>) {
  const labelNames = ['queue'] as const;
  const oldest = new Gauge({
    name: 'tieout_queue_oldest_seconds',
    help: 'How long the job has waited whose owner has waited longest without being served',
    labelNames,
    registers,
  });
  new Gauge({
    name: 'tieout_queue_waiting',
    help: 'Jobs nobody has taken yet',
    labelNames,
    registers,
    async collect() {
      for (const [queue, backlog] of await readBacklogs()) {
        this.set({ queue }, backlog.waiting);
        oldest.set({ queue }, backlog.oldestSeconds);
      }
    },
  });
}
