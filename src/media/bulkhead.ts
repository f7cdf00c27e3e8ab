import { ServerBusy } from '#kit/refusals/refusal';

const RETRY_AFTER_SECONDS = 2;

/** The requester of work. Accounts and services can each fill only a share of the queue. */
export interface Requester {
  service: string;
  account: string;
}

/** Shares of the queue for one account and for all accounts of one service. */
const ACCOUNT_SHARE = 1 / 2;
const SERVICE_SHARE = 3 / 4;

interface Waiting {
  size: number;
  shares: readonly Share[];
  /** The smallest is admitted first. Work of one requester stays in order, and requesters alternate. */
  turn: number;
  enter: () => void;
}

interface Share {
  name: string;
  max: number;
}

/** Limits the total size of running and of waiting work. Requesters take turns. Throws `ServerBusy` when full. */
export class Bulkhead {
  private used = 0;
  private waitingSize = 0;
  private readonly waiting: Waiting[] = [];
  private readonly waitingOf = new Map<string, number>();
  /** The current turn, and the last turn assigned to each requester. */
  private turn = 0;
  private readonly lastTurns = new Map<string, number>();

  constructor(
    private readonly capacity: number,
    private readonly maxWaiting: number,
  ) {}

  /** Work above the capacity takes the whole capacity. */
  async run<Result>(size: number, work: () => Promise<Result>, requester?: Requester): Promise<Result> {
    const needed = Math.min(size, this.capacity);
    await this.enter(needed, requester);
    try {
      return await work();
    } finally {
      this.used -= needed;
      this.admit();
    }
  }

  private async enter(size: number, requester: Requester | undefined): Promise<void> {
    const shares = requester ? this.sharesOf(requester) : [];
    const canStart = this.waiting.length === 0 && this.used + size <= this.capacity;
    if (!canStart && this.wouldExceed(size, shares)) throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    const name = shares[0]?.name ?? '';
    const turn = Math.max(this.turn, this.lastTurns.get(name) ?? 0) + size;
    this.lastTurns.set(name, turn);
    await new Promise<void>(enter => {
      const entry = { size, shares, turn, enter };
      const behind = this.waiting.findIndex(other => other.turn > turn);
      this.waiting.splice(behind === -1 ? this.waiting.length : behind, 0, entry);
      this.count(entry, size);
      this.admit();
    });
  }

  private sharesOf({ service, account }: Requester): Share[] {
    return [
      { name: `${service}/${account}`, max: this.maxWaiting * ACCOUNT_SHARE },
      { name: service, max: this.maxWaiting * SERVICE_SHARE },
    ];
  }

  private wouldExceed(size: number, shares: readonly Share[]): boolean {
    if (this.waitingSize + size > this.maxWaiting) return true;
    return shares.some(({ name, max }) => {
      const waiting = this.waitingOf.get(name) ?? 0;
      return waiting > 0 && waiting + size > max;
    });
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && this.used + next.size <= this.capacity; next = this.waiting[0]) {
      this.waiting.shift();
      this.count(next, -next.size);
      this.turn = Math.max(this.turn, next.turn - next.size);
      this.used += next.size;
      next.enter();
    }
    if (this.waiting.length > 0) return;
    this.turn = 0;
    this.lastTurns.clear();
  }

  private count({ shares }: Waiting, size: number): void {
    this.waitingSize += size;
    for (const { name } of shares) {
      const waiting = (this.waitingOf.get(name) ?? 0) + size;
      if (waiting > 0) this.waitingOf.set(name, waiting);
      else this.waitingOf.delete(name);
    }
  }
}
