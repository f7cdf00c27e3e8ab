import { AsyncContext } from '../async-context';

export interface NewSpan {
  /** Of few words: never an address, a name or an id. */
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanFacts;
  /** When it began, if not now: milliseconds since 1970. */
  startedAt?: number;
}

/** What a span says. Nothing of people, no bound value, no query string, no token: whoever reads traces may not read data. */
export type SpanFacts = Record<string, string | number | boolean>;

/** What is sent along by whoever began a trace, as W3C Trace Context writes it. */
export type TraceContext = Record<string, string | string[] | undefined>;

/** Work under way that is a part of a trace. */
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

/** Whether spans are made at all. */
export const isTracing = (): boolean => tracer !== undefined;

/** The span of the work that asks. */
export const currentSpan = (): Span | undefined => (tracer ? activeSpan.get() : undefined);

/** Begins or continues a trace with what `work` starts, which says itself when it ends. */
export function startSpan(span: NewSpan, context: TraceContext, work: (span: Span) => void): void {
  if (!tracer) throw new Error('nobody makes spans');
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

/** A code or a class; messages may quote what somebody sent. */
export function errorKind(failure: unknown): string {
  const { code, name } = (failure ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}
