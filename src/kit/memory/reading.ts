import type { Temporal } from 'temporal-polyfill';
import { Carried } from '../carried';
import { Clock } from '../time/clock';
import type { WatchedTables } from './table-versions';

/** What is learnt of an answer while it is read. */
export class Reading {
  /** How long it stays true although nobody writes, in milliseconds since 1970. */
  until = Infinity;
  /** Whether the clock was asked, here or in a statement. */
  asksTime = false;
  /** Tables whose rows were recalled instead of read. */
  readonly recalled = new Set<string>();
  /** When the newest of what it is made of was read, by `performance.now()`; replicas aside. */
  seenAt = -Infinity;
  /** The replica that it was read from. */
  replica: object | undefined;

  /** @param tables all that it reads, where a replica may be read; none where the primary has to be */
  constructor(readonly tables?: WatchedTables) {}
}

const running = new Carried<Reading>();

export const runningReading = (): Reading | undefined => running.get();

export const readingAs = <Result>(reading: Reading, work: () => Result): Result => running.run(reading, work);

/**
 * Says how long what the running request answers stays true although nobody writes; the earliest counts. Worked out only
 * where the answer may be kept.
 */
export function trueUntil(end: () => Temporal.Instant): void {
  const reading = running.get();
  if (reading) reading.until = Math.min(reading.until, end().epochMilliseconds);
}

/** What changes by the minute, such as opening hours: every zone is whole minutes from UTC. */
export const trueThisMinute = (now: Temporal.Instant): void =>
  trueUntil(() => now.add({ minutes: 1 }).round({ smallestUnit: 'minute', roundingMode: 'floor' }));

export function noteRecalled(tables: readonly string[]): void {
  const reading = running.get();
  for (const table of reading ? tables : []) reading?.recalled.add(table);
}

/** What the answer is made of from now on must not be older than this; Infinity where that is not known. */
export function noteSeen(at: number): void {
  const reading = running.get();
  if (reading) reading.seenAt = Math.max(reading.seenAt, at);
}

/** What Postgres makes of the time, or of chance. */
const TIME_IN_SQL =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|random|gen_random_uuid)\s*\(|\b(current|local)_?(date|timestamp|time)\b/i;

export function noteStatement(text: string): void {
  const reading = running.get();
  if (reading && TIME_IN_SQL.test(text)) reading.asksTime = true;
}

/** The clock of the process, which knows whether a reading has asked it. */
export class NotedClock extends Clock {
  constructor(private readonly clock: Clock) {
    super();
  }

  override now(): Temporal.Instant {
    const reading = running.get();
    if (reading) reading.asksTime = true;
    return this.clock.now();
  }
}
