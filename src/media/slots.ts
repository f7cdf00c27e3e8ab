interface Waiting {
  enter: () => void;
}

/** Lets a fixed number of calls run at once; the others wait in turn. */
export class Slots {
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** Waits for a slot. Call the returned function once to release it. @throws `late()` after `waitMs` */
  async take(waitMs = Infinity, late: () => Error = () => new Error('no slot was free in time')): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.wait(waitMs, late);
    let isTaken = true;
    return () => {
      if (isTaken) this.giveBack();
      isTaken = false;
    };
  }

  private async wait(waitMs: number, late: () => Error): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = { enter: resolve };
      this.waiting.push(entry);
      if (waitMs === Infinity) return;
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(late());
      }, waitMs);
      entry.enter = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private giveBack(): void {
    const next = this.waiting.shift();
    if (next) next.enter();
    else this.free += 1;
  }
}
