import { ServerBusy } from '../refusals/refusal';

const RETRY_AFTER_SECONDS = 2;

/** Who work is done for. Each part may have at most a share of what waits. */
export interface Requester {
  service: string;
  account: string;
}

/** Of what may wait at most, by one account and by all accounts of one service. */
const ACCOUNT_SHARE = 1 / 2;
const SERVICE_SHARE = 3 / 4;

interface Waiting {
  size: number;
  shares: readonly Share[];
  /** Entries with the smallest one are admitted first: of each requester in order, and requesters in turn. */
  turn: number;
  enter: () => void;
}

interface Share {
  name: string;
  most: number;
}

/**
 * Room for so much work at once, of every requester. What finds none left waits; requesters take turns, and the work of
 * one is done in the order it came. What would be behind too much, of all or of the same requester, is refused
 * (503 `server_busy`) before it costs anything.
 */
export class Bulkhead {
  private taken = 0;
  private waitingSize = 0;
  private readonly waiting: Waiting[] = [];
  private readonly waitingOf = new Map<string, number>();
  /** Where the turns have arrived, and the last turn given to each requester with work here. */
  private turn = 0;
  private readonly lastTurns = new Map<string, number>();

  constructor(
    private readonly capacity: number,
    private readonly mostWaiting: number,
  ) {}

  /** What needs more than there is gets all of it. */
  async run<Result>(size: number, work: () => Promise<Result>, requester?: Requester): Promise<Result> {
    const needed = Math.min(size, this.capacity);
    await this.enter(needed, requester);
    try {
      return await work();
    } finally {
      this.taken -= needed;
      this.admit();
    }
  }

  private async enter(size: number, requester: Requester | undefined): Promise<void> {
    const shares = requester ? this.sharesOf(requester) : [];
    const fits = this.waiting.length === 0 && this.taken + size <= this.capacity;
    if (!fits && this.wouldExceed(size, shares)) throw ServerBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS });
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
      { name: `${service}/${account}`, most: this.mostWaiting * ACCOUNT_SHARE },
      { name: service, most: this.mostWaiting * SERVICE_SHARE },
    ];
  }

  private wouldExceed(size: number, shares: readonly Share[]): boolean {
    if (this.waitingSize + size > this.mostWaiting) return true;
    return shares.some(({ name, most }) => {
      const waiting = this.waitingOf.get(name) ?? 0;
      return waiting > 0 && waiting + size > most;
    });
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && this.taken + next.size <= this.capacity; next = this.waiting[0]) {
      this.waiting.shift();
      this.count(next, -next.size);
      this.turn = Math.max(this.turn, next.turn - next.size);
      this.taken += next.size;
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
