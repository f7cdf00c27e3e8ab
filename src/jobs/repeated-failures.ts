/** Repeats of a failure within this time are counted and not logged. */
const WINDOW_MS = 60_000;
/** Causes that are known at a time; the oldest is forgotten first. */
const MAX_CAUSES = 100;

interface Cause {
  loggedAt: number;
  repeated: number;
}

/** Counts failures of the same cause, so that each cause is logged once a minute at most. */
export class RepeatedFailures {
  private readonly causes = new Map<string, Cause>();

  constructor(private readonly now: () => number) {}

  /** The number of repeats since the last line of this cause; undefined if this one is not logged. */
  count(cause: string): number | undefined {
    const known = this.causes.get(cause);
    if (known && this.now() - known.loggedAt < WINDOW_MS) {
      known.repeated++;
      return undefined;
    }
    this.causes.delete(cause);
    this.causes.set(cause, { loggedAt: this.now(), repeated: 0 });
    const [oldest] = this.causes.keys();
    if (this.causes.size > MAX_CAUSES) this.causes.delete(oldest!);
    return known?.repeated ?? 0;
  }
}
