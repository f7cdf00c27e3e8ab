import { AsyncContext } from '../async-context';

export interface NewSpan {
  /** Low cardinality: never a URL, a name or an id. */
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanFacts;
  /** Milliseconds since 1970; now when left out. */
  startedAt?: number;
}

/** Attributes of a span. No personal data, bound values, query strings or tokens: readers of traces may not read data. */
export type SpanFacts = Record<string, string | number | boolean>;

/** Incoming W3C Trace Context headers. */
export type TraceContext = Record<string, string | string[] | undefined>;

export interface Span {
  /** Names this work to whoever goes on with the trace elsewhere or later. */
  readonly traceparent: string;
  /** As lines of the log tell them. */
  readonly ids: { trace_id: string; span_id: string };
  child(span: NewSpan): Span;
  /** `name` where it is better known by now; `error` is the kind of failure, such as `ECONNREFUSED`. */
  end(known?: { name?: string; attributes?: SpanFacts; error?: string }): void;
}

/** Makes spans and hands them over to a collector. */
export interface Tracer {
  start(span: NewSpan, context?: TraceContext): Span;
}

const activeSpan = new AsyncContext<Span>();
let tracer: Tracer | undefined;

/** Whoever makes spans of this process from now on; nobody unless the operator wants traces, and then none of it costs. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== undefined;

/** The active span; undefined without tracing. */
export const currentSpan = (): Span | undefined => (tracer ? activeSpan.get() : undefined);

/** Begins or continues a trace with what `work` starts, which says itself when it ends. */
export function startSpan(span: NewSpan, context: TraceContext, work: (span: Span) => void): void {
  if (!tracer) throw new Error('tracing is off');
  const started = tracer.start(span, context);
  activeSpan.run(started, () => work(started));
}

/** Does `work` as a trace of its own, or as a part of the one that `context` names. */
export async function inSpan<Result>(
  span: NewSpan,
  context: TraceContext,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer ? runInSpan(tracer.start(span, context), work) : work();
}

/** Does `work` as a step of the trace that is under way; just does it where there is none. */
export function step<Result>(span: () => NewSpan, work: () => Promise<Result>): Promise<Result> {
  const parent = currentSpan();
  return parent ? runInSpan(parent.child(span()), work) : work();
}

async function runInSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await activeSpan.run(span, work);
    span.end();
    return result;
  } catch (failure) {
    span.end({ error: errorKind(failure) });
    throw failure;
  }
}

/** The code or class of an error; its message may contain request data. */
export function errorKind(failure: unknown): string {
  const { code, name } = (failure ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}
