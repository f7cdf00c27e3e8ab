import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as Spans,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Telemetry } from '../config/configuration';
import { recordOf } from './log-record';
import type { NewSpan, Span, SpanFacts, TraceContext, Tracer } from './tracing';

/** What hands traces and lines of the log over to a collector. Loaded only where there is one. */
export interface Collector {
  tracer: Tracer | undefined;
  /** Takes a line of the log, as it is written. */
  takeLine: ((line: string) => void) | undefined;
  /** Hands over what is left, within a time; what is not taken until then is lost. */
  end: () => Promise<void>;
}

const NAME = 'quintet';
const MAX_END_MS = 3000;
const COMPLAINS_EVERY_MS = 60_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

const propagator = new W3CTraceContextPropagator();

/**
 * Everything else that OpenTelemetry's own variables say (address, headers, sampler, names, sizes of batches) is read by
 * its packages. A collector that is away, slow or full costs what it would have been handed, and nothing else.
 * @param complain is told, at most once a minute, that something could not be handed over
 */
export function openCollector({ traces, logs }: Telemetry, complain: (reason: string) => void): Collector {
  let complainedAt = -Infinity;
  setGlobalErrorHandler(failure => {
    const now = performance.now();
    if (now - complainedAt < COMPLAINS_EVERY_MS) return;
    complainedAt = now;
    complain(typeof failure === 'string' ? failure : (failure.message ?? failure.name ?? 'unknown'));
  });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': NAME }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = traces
    ? new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined;
  const lines = logs
    ? new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })] })
    : undefined;
  const logger = lines?.getLogger(NAME);
  return {
    tracer: spans && tracerOf(spans.getTracer(NAME)),
    takeLine: logger && (line => logger.emit(recordOf(line))),
    end: async () => {
      const handedOver = Promise.allSettled([spans?.shutdown(), lines?.shutdown()]);
      await Promise.race([handedOver, new Promise(resolve => setTimeout(resolve, MAX_END_MS).unref())]);
    },
  };
}

const tracerOf = (spans: Spans): Tracer => ({
  start: (span, context = {}) => begin(spans, span, contextOf(context)),
});

/** Where nobody, or nobody sensible, names a trace, a new one begins. */
const contextOf = (sent: TraceContext): Context => propagator.extract(ROOT_CONTEXT, sent, defaultTextMapGetter);

function begin(spans: Spans, { name, kind, attributes, startedAt }: NewSpan, parent: Context): Span {
  const span = spans.startSpan(name, { kind: KINDS[kind], attributes, startTime: startedAt }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const own = trace.setSpan(parent, span);
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    ids: { trace_id: traceId, span_id: spanId },
    child: step => begin(spans, step, own),
    end: ({ name: known, attributes: facts, error } = {}) => {
      if (known !== undefined) span.updateName(known);
      const told: SpanFacts = { ...facts, ...(error !== undefined && { 'error.type': error }) };
      span.setAttributes(told);
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
