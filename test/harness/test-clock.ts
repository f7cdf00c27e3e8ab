import { Temporal } from 'temporal-polyfill';
import { Clock } from '#kit/time/clock';

/** Stands where a test puts it; runs with the real time until then. */
export class TestClock extends Clock {
  private fixed: Temporal.Instant | undefined;

  override now(): Temporal.Instant {
    return this.fixed ?? Temporal.Now.instant();
  }

  /** `2026-05-09T12:30:00Z` */
  set(instant: string): void {
    this.fixed = Temporal.Instant.from(instant);
  }

  /** Stands from now on. */
  stop(): void {
    this.fixed = this.now();
  }

  advance(duration: Temporal.DurationLike): void {
    this.fixed = this.now().add(duration);
  }

  /** Runs with the real time again. */
  reset(): void {
    this.fixed = undefined;
  }
}
