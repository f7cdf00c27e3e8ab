import type { Temporal } from 'temporal-polyfill';
import { AsyncContext } from '#kit/async-context';
import { Clock } from '#kit/time/clock';
import type { WatchedTables } from './table-versions';

/** Collects the dependencies of a response while it is read. */
export class ReadContext {
  /** Epoch milliseconds until which the response is valid if no table is written. */
  until = Infinity;
  /** Whether the clock was read, in code or in a statement. */
  usesTime = false;
  /** Tables whose values came from `QueryCache` instead of the database. */
  readonly cachedTables = new Set<string>();
  /** `performance.now()` of the newest read from the primary. */
  seenAt = -Infinity;
  /** The replica used so far. */
  replica: object | undefined;

  /** @param tables all tables of the response if a replica may be read; undefined if only the primary may be */
  constructor(readonly tables?: WatchedTables) {}
}

const contexts = new AsyncContext<ReadContext>();

export const currentRead = (): ReadContext | undefined => contexts.get();

export const withReadContext = <Result>(context: ReadContext, work: () => Result): Result =>
  contexts.run(context, work);

/** Limits how long the response of the running request may be cached. The earliest limit wins. */
export function validUntil(end: () => Temporal.Instant): void {
  const context = contexts.get();
  if (context) context.until = Math.min(context.until, end().epochMilliseconds);
}

/** For values that change on full minutes, such as opening hours; all zone offsets are whole minutes. */
export const validThisMinute = (now: Temporal.Instant): void =>
  validUntil(() => now.add({ minutes: 1 }).round({ smallestUnit: 'minute', roundingMode: 'floor' }));

export function trackCached(tables: readonly string[]): void {
  const context = contexts.get();
  for (const table of context ? tables : []) context?.cachedTables.add(table);
}

export function trackRead(at: number): void {
  const context = contexts.get();
  if (context) context.seenAt = Math.max(context.seenAt, at);
}

/** SQL whose result depends on the time or on chance. */
const VOLATILE_SQL =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|random|gen_random_uuid)\s*\(|\b(current|local)_?(date|timestamp|time)\b/i;

export function noteStatement(text: string): void {
  const context = contexts.get();
  if (context && VOLATILE_SQL.test(text)) context.usesTime = true;
}

/** Records in the running `ReadContext` that the clock was read. */
export class ObservedClock extends Clock {
  constructor(private readonly clock: Clock) {
    super();
  }

  override now(): Temporal.Instant {
    const context = contexts.get();
    if (context) context.usesTime = true;
    return this.clock.now();
  }
}
