import type { Clock } from '../time/clock';

/** Of one generation; there are two. */
const MAX_KEYS = 20_000;
/** Node's timers count milliseconds in 31 bits, so a longer lifetime is looked after in between. */
const MAX_TIMER_MS = 24 * 3600 * 1000;

/**
 * Values by key in two generations. The younger one takes what is used; when it is full, or as old as a key may get
 * unused, it becomes the older one and what was there is dropped as a whole. So nothing is ever looked through, no
 * request pays for others' keys, and there are never more keys than two generations hold. A key stays for one to two
 * lifetimes: what must end exactly carries its own time.
 */
export class RecentKeys<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();
  private youngSince = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly lifetimeMs: number,
    private readonly most = MAX_KEYS,
  ) {}

  get size(): number {
    return this.young.size + this.old.size;
  }

  get(key: string): Value | undefined {
    return this.young.get(key) ?? this.old.get(key);
  }

  set(key: string, value: Value): void {
    this.turnWhenDue();
    this.old.delete(key);
    this.young.set(key, value);
    this.wakeLater();
  }

  private turnWhenDue(): void {
    const now = this.clock.now().epochMilliseconds;
    if (this.young.size < this.most && now - this.youngSince < this.lifetimeMs) return;
    this.old = this.young;
    this.young = new Map();
    this.youngSince = now;
  }

  /** Drops what is over when nobody comes any more; a timer runs only while there is something to drop. */
  private wakeLater(): void {
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        this.turnWhenDue();
        if (this.size > 0) this.wakeLater();
      },
      Math.min(this.lifetimeMs, MAX_TIMER_MS),
    ).unref();
  }
}
