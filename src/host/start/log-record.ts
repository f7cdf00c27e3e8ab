import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { levels } from 'pino';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Line {
  level: number;
  /** ISO 8601. */
  time: string;
  msg?: string;
  trace_id?: string;
  span_id?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/** A line of the log as an OpenTelemetry record in the context of its span. */
export function recordOf(line: string) {
  const { level, time, msg = '', trace_id: traceId, span_id: spanId, err, ...values } = JSON.parse(line) as Line;
  const span = traceId && spanId ? { traceId, spanId, traceFlags: TraceFlags.SAMPLED } : undefined;
  return {
    timestamp: Date.parse(time),
    // pino's levels are tens from 10 (trace) to 60, OpenTelemetry's are fours from 1.
    severityNumber: (level / 10) * 4 - 3,
    severityText: levels.labels[level]?.toUpperCase(),
    body: msg,
    attributes: {
      ...(values as Record<string, Json>),
      ...(err && {
        'exception.type': err.type,
        'exception.message': err.message,
        'exception.stacktrace': err.stack,
      }),
    },
    context: span ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT,
  };
}
