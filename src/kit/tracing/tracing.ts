import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * Attributes must not contain personal data, bound values, query strings or tokens, since readers of traces may not see
 * data.
 */
export interface NewSpan extends SpanOptions {
  /** Low cardinality: never a URL, a name or an id. */
  name: string;
}

/** Incoming W3C Trace Context headers. */
type TraceHeaders = Record<string, string | string[] | undefined>;

const tracer = trace.getTracer('quintet');
let isOn = false;

/** Called with a provider that exports spans. Without one, OpenTelemetry's API does nothing. */
export function setTracing(on: boolean): void {
  isOn = on;
}

export const isTracing = (): boolean => isOn;

/** Runs `work` as a span of the current trace, or without a span if there is none. */
export function step<Result>(span: () => NewSpan, work: () => Promise<Result>): Promise<Result> {
  return trace.getActiveSpan() ? inSpan(span(), context.active(), work) : work();
}

/** Runs `work` as a span of the trace in `headers`, or of a new one. */
export async function inTrace<Result>(
  span: NewSpan,
  headers: TraceHeaders,
  work: () => Promise<Result>,
): Promise<Result> {
  return inSpan(span, contextOf(headers), work);
}

async function inSpan<Result>(newSpan: NewSpan, parent: Context, work: () => Promise<Result>): Promise<Result> {
  const span = startSpan(newSpan, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    markFailed(span, errorKind(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Starts a span, which the caller ends. */
export const startSpan = ({ name, ...options }: NewSpan, parent = context.active()): Span =>
  tracer.startSpan(name, options, parent);

/** The context of a caller; an invalid header starts a new trace. */
export const contextOf = (headers: TraceHeaders): Context => propagation.extract(ROOT_CONTEXT, headers);

export function markFailed(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/** The current trace as a header for work that continues it later; undefined without one. */
export function currentTraceparent(): string | undefined {
  const headers: { traceparent?: string } = {};
  propagation.inject(context.active(), headers);
  return headers.traceparent;
}

/** The ids of a span as log fields. */
export function traceFields(span = trace.getActiveSpan()): { trace_id?: string; span_id?: string } {
  const { traceId, spanId } = span?.spanContext() ?? {};
  return span ? { trace_id: traceId, span_id: spanId } : {};
}

/** The code or class of an error; its message may contain request data. */
export function errorKind(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}
