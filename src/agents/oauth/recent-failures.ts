import { LRUCache } from 'lru-cache';
import type { Clock } from '#kit/time/clock';

const KEPT_MS = 60_000;
const MAX_FAILURES = 1000;

/** Addresses that could not be fetched, which are not requested again for a minute. */
export class RecentFailures<Failure> {
  private readonly known = new LRUCache<string, { failure: Failure; until: number }>({ max: MAX_FAILURES });

  constructor(private readonly clock: Clock) {}

  add(address: string, failure: Failure): void {
    this.known.set(address, { failure, until: this.now() + KEPT_MS });
  }

  /** @throws the failure of the last minute, if there is one */
  throwKnown(address: string): void {
    const found = this.known.get(address);
    if (found && found.until > this.now()) throw found.failure;
  }

  clear(): void {
    this.known.clear();
  }

  private now(): number {
    return this.clock.now().epochMilliseconds;
  }
}
