import { Temporal } from 'temporal-polyfill';

/** The current time. Injected, so that tests can set it. */
export abstract class Clock {
  abstract now(): Temporal.Instant;

  /** `now` as a column value. */
  date(): Date {
    return new Date(this.now().epochMilliseconds);
  }
}

export class SystemClock extends Clock {
  override now(): Temporal.Instant {
    return Temporal.Now.instant();
  }
}

/** Milliseconds since 1970, for protocol values such as the `Date` header; business code uses `Clock`. */
export const machineTime = (): number => Date.now();
