import { RateLimited, Refusal } from '../http/refusal';

/** Who would be behind so many is refused at once: waiting costs memory and ends in a refusal more often than not. */
const MOST_WAITING = 100;

type GiveBack = () => void;

interface Waiting {
  start: (giveBack: GiveBack) => void;
  refuse: (refusal: Refusal) => void;
}

/**
 * Attempts at one thing, first come, first served. Each holds a use while it is under way, so that parallel guesses
 * cannot slip past; whoever finds none left waits for those to end instead of being refused for what may well succeed.
 */
export class AttemptLine {
  private underWay = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly take: () => GiveBack | Refusal) {}

  get isEmpty(): boolean {
    return this.underWay === 0 && this.waiting.length === 0;
  }

  /** What `attempt` comes to. Its use stays taken when it was judged and failed. */
  async run<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.turn();
    try {
      const result = await attempt();
      giveBack();
      return result;
    } catch (failure) {
      if (wasNotJudged(failure)) giveBack();
      throw failure;
    } finally {
      this.underWay--;
      this.admit();
    }
  }

  private async turn(): Promise<GiveBack> {
    if (this.waiting.length >= MOST_WAITING) throw RateLimited({ retryAfterSeconds: 1 });
    return new Promise((start, refuse) => {
      this.waiting.push({ start, refuse });
      this.admit();
    });
  }

  private admit(): void {
    while (this.waiting.length > 0) {
      const taken = this.take();
      if (taken instanceof Refusal && this.underWay > 0) return;
      const next = this.waiting.shift();
      if (taken instanceof Refusal) next?.refuse(taken);
      else {
        this.underWay++;
        next?.start(taken);
      }
    }
  }
}

/** Turned away before anybody looked, by another limit or a busy server: that says nothing about the attempt. */
export function wasNotJudged(failure: unknown): boolean {
  return failure instanceof Refusal && (failure.status === RateLimited.status || failure.status >= 500);
}
