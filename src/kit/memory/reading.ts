import { AsyncLocalStorage } from 'node:async_hooks';
import type { Temporal } from 'temporal-polyfill';

/** What is learnt of an answer while it is read. */
export class Reading {
  /** Milliseconds since 1970. */
  until = Infinity;
  /** Tables whose rows were recalled instead of read. */
  readonly recalled = new Set<string>();
}

const running = new AsyncLocalStorage<Reading>();

export const readingAs = <Result>(reading: Reading, work: () => Result): Result => running.run(reading, work);

/** Says how long what the running request answers stays true although nobody writes; the earliest counts. */
export function trueUntil(instant: Temporal.Instant | undefined): void {
  const reading = running.getStore();
  if (reading && instant) reading.until = Math.min(reading.until, instant.epochMilliseconds);
}

export function noteRecalled(tables: readonly string[]): void {
  const reading = running.getStore();
  for (const table of reading ? tables : []) reading?.recalled.add(table);
}
