import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** A piece of work being traced. */
export type TracedWork = {
  /** For whatever continues elsewhere as part of it, as the header of that name (https://www.w3.org/TR/trace-context/); null where nothing is traced. */
  readonly traceparent: string | null;
  end(attributes: Attributes, error?: unknown): void;
};

export type Tracing = {
  /** Begins a piece of work, as part of `parent` where that is a valid traceparent. */
  begin(name: string, parent: string | null): TracedWork;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
};

const NOT_TRACED: TracedWork = { traceparent: null, end: () => {} };

/** Sends spans to the OpenTelemetry collector at `endpoint` ("http://collector:4318"); null traces nothing. */
export function openTracing(endpoint: string | null, role: string): Tracing {
  if (endpoint === null) return { begin: () => NOT_TRACED, stop: async () => {} };
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tieout', 'service.instance.role': role }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tieout');
  return {
    begin: (name, parent) => tracedWork(startSpan(tracer, name, parent)),
    stop: () => provider.shutdown(),
  };
}

function startSpan(tracer: Tracer, name: string, parent: string | null): Span {
  const context = spanContextOf(parent);
  return tracer.startSpan(
    name,
    {},
    context === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, context),
  );
}

function tracedWork(span: Span): TracedWork {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end(attributes, error) {
      span.setAttributes(attributes);
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
      span.end();
    },
  };
}

/** Never the message, which may hold what is private. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'error';
}

function spanContextOf(traceparent: string | null): SpanContext | null {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '');
  const [, traceId, spanId, flags] = found ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}
