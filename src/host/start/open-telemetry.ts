import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Telemetry } from '#kit/config/configuration';
import { recordOf } from './log-record';
import { setTracing } from '#kit/tracing/tracing';

/** The export of traces and log lines. */
export interface Collector {
  /** Exports one line of the log. */
  takeLine: ((line: string) => void) | undefined;
  /** Exports pending data within a time limit; the rest is lost. */
  end: () => Promise<void>;
}

const NAME = 'quintet';
const MAX_END_MS = 3000;
const WARN_EVERY_MS = 60_000;

/**
 * Starts the OpenTelemetry SDK, which reads all other `OTEL_` variables itself. A collector that is unavailable, slow or
 * full only loses data.
 * @param warn called at most once a minute after failed exports
 */
export function openCollector({ traces, logs }: Telemetry, warn: (reason: string) => void): Collector {
  let warnedAt = -Infinity;
  setGlobalErrorHandler(failure => {
    const now = performance.now();
    if (now - warnedAt < WARN_EVERY_MS) return;
    warnedAt = now;
    warn(typeof failure === 'string' ? failure : (failure.message ?? failure.name ?? 'unknown'));
  });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': NAME }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = traces
    ? new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined;
  if (spans) {
    trace.setGlobalTracerProvider(spans);
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    setTracing(true);
  }
  const lines = logs
    ? new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })] })
    : undefined;
  const logger = lines?.getLogger(NAME);
  return {
    takeLine: logger && (line => logger.emit(recordOf(line))),
    end: async () => {
      const exported = Promise.allSettled([spans?.shutdown(), lines?.shutdown()]);
      await Promise.race([exported, new Promise(resolve => setTimeout(resolve, MAX_END_MS).unref())]);
    },
  };
}
