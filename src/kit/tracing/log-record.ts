import { type Context, ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';

interface LogRecord {
  timestamp: number;
  severityNumber: number;
  severityText: string;
  body: string;
  attributes: Record<string, string | number | boolean>;
  context: Context;
}

interface Line {
  level: number;
  time: string;
  msg?: string;
  trace_id?: string;
  span_id?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/** The levels of the log, from `trace` (10) to `fatal` (60), with the numbers OpenTelemetry gives them. */
const SEVERITIES: Record<number, { severityNumber: number; severityText: string }> = {
  10: { severityNumber: 1, severityText: 'TRACE' },
  20: { severityNumber: 5, severityText: 'DEBUG' },
  30: { severityNumber: 9, severityText: 'INFO' },
  40: { severityNumber: 13, severityText: 'WARN' },
  50: { severityNumber: 17, severityText: 'ERROR' },
  60: { severityNumber: 21, severityText: 'FATAL' },
};

/** A line of the log as a collector takes it: what it says and no more, beside the trace it belongs to. */
export function recordOf(line: string): LogRecord {
  const { level, time, msg = '', trace_id: traceId, span_id: spanId, err, ...said } = JSON.parse(line) as Line;
  const attributes: LogRecord['attributes'] = {};
  const facts: [string, unknown][] = Object.entries(said);
  for (const [key, value] of facts) {
    if (value === null || value === undefined) continue;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    attributes[key] = isPlain ? value : JSON.stringify(value);
  }
  if (err?.type) attributes['exception.type'] = err.type;
  if (err?.message) attributes['exception.message'] = err.message;
  if (err?.stack) attributes['exception.stacktrace'] = err.stack;
  return {
    timestamp: Date.parse(time),
    ...(SEVERITIES[level] ?? SEVERITIES[30]!),
    body: msg,
    attributes,
    context:
      traceId && spanId
        ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
        : ROOT_CONTEXT,
  };
}
