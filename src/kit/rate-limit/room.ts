import { ServerBusy } from '../http/refusal';

const RETRY_AFTER_SECONDS = 2;

/**
 * Room for so much work at once, whatever asks for it. What finds none left waits its turn, first come, first served;
 * what would be behind too much is refused (503 `server_busy`) before it costs anything.
 */
export class Room {
  private taken = 0;
  private waitingSize = 0;
  private readonly waiting: { size: number; enter: () => void }[] = [];

  constructor(
    private readonly capacity: number,
    private readonly mostWaiting: number,
  ) {}

  /** What needs more than there is gets all of it. */
  async run<Result>(size: number, work: () => Promise<Result>): Promise<Result> {
    const needed = Math.min(size, this.capacity);
    await this.turn(needed);
    try {
      return await work();
    } finally {
      this.taken -= needed;
      this.admit();
    }
  }

  private async turn(size: number): Promise<void> {
    const fits = this.waiting.length === 0 && this.taken + size <= this.capacity;
    if (!fits && this.waitingSize + size > this.mostWaiting) {
      throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>(enter => {
      this.waiting.push({ size, enter });
      this.waitingSize += size;
      this.admit();
    });
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && this.taken + next.size <= this.capacity; next = this.waiting[0]) {
      this.waiting.shift();
      this.waitingSize -= next.size;
      this.taken += next.size;
      next.enter();
    }
  }
}
