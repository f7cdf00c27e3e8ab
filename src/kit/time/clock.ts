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
