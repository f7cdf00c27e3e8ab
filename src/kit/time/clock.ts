import { Temporal } from 'temporal-polyfill';

/** Where business code reads the time. Injected, so that a test can stand at any moment. */
export abstract class Clock {
  abstract now(): Temporal.Instant;
}

/** The time of this machine. */
export class SystemClock extends Clock {
  override now(): Temporal.Instant {
    return Temporal.Now.instant();
  }
}

/**
 * Milliseconds since 1970 of this machine: for what is told of a connection, such as the `Date` of an answer, and never
 * of the business.
 */
export const machineTime = (): number => Date.now();
