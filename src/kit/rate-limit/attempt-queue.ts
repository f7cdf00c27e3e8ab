import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimited, type Refusal } from '../refusals/refusal';

/** Who would be behind so many is refused at once: waiting costs memory and ends in a refusal more often than not. */
export const MAX_WAITING = 100;
/** How often and how long is asked again while attempts are under way in other processes. */
export const ASK_AGAIN_MS = 50;
export const MAX_ASKING = 100;

/** A use that was taken. */
export interface Permit {
  giveBack: () => void;
  /** It counts for good. */
  keep: () => void;
}

/** No use was left. */
export interface NoPermit {
  refusal: Refusal;
  /** Whether some of those taken elsewhere may be given back yet. */
  mayChange: boolean;
}

interface Waiting {
  start: (use: Permit) => void;
  refuse: (refusal: Refusal) => void;
}

/**
 * Attempts at one thing, first come, first served. Each holds a use while it is under way, so that parallel guesses
 * cannot slip past; whoever finds none left waits for those to end instead of being refused for what may well succeed.
 */
export class AttemptQueue {
  private underWay = 0;
  private ended = 0;
  private admitting = false;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly take: () => Promise<Permit | NoPermit>) {}

  get isEmpty(): boolean {
    return this.underWay === 0 && this.waiting.length === 0;
  }

  /** Runs the attempt; its use stays taken when it fails in a way that counts. */
  async run<Result>(attempt: () => Promise<Result>, isCounted: (failure: unknown) => boolean): Promise<Result> {
    const use = await this.turn();
    try {
      const result = await attempt();
      use.giveBack();
      return result;
    } catch (failure) {
      if (isCounted(failure)) use.keep();
      else use.giveBack();
      throw failure;
    } finally {
      this.underWay--;
      this.ended++;
      void this.admit();
    }
  }

  private async turn(): Promise<Permit> {
    if (this.waiting.length >= MAX_WAITING && !this.admitting) throw RateLimited({ retryAfterSeconds: 1 });
    return new Promise((start, refuse) => {
      this.waiting.push({ start, refuse });
      void this.admit();
    });
  }

  private async admit(): Promise<void> {
    if (this.admitting) return;
    this.admitting = true;
    for (let asked = 1; this.waiting.length > 0; asked++) {
      const { ended } = this;
      const taken = await this.take();
      if ('giveBack' in taken) {
        this.underWay++;
        this.waiting.shift()?.start(taken);
        asked = 0;
      } else if (this.underWay > 0) {
        if (this.ended === ended) break; // the next that ends goes on from here
      } else if (taken.mayChange && asked < MAX_ASKING) await sleep(ASK_AGAIN_MS);
      else if (this.ended === ended) {
        this.waiting.shift()?.refuse(taken.mayChange ? RateLimited({ retryAfterSeconds: 1 }) : taken.refusal);
      }
    }
    this.admitting = false;
    for (const { refuse } of this.waiting.splice(MAX_WAITING)) refuse(RateLimited({ retryAfterSeconds: 1 }));
  }
}
