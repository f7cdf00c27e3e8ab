import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cached-answer';

const MEBIBYTE = 1024 * 1024;
/** So that one answer cannot take the place of all others. */
const LARGEST_SHARE = 1 / 8;
const LONGEST_KEY = 1_000;
/** Other addresses of kept answers, such as those with parameters that nobody reads. */
const MOST_ALIASES = 5_000;

/** The answers of all services that are kept in memory: the longest unused go first when the bytes are used up. */
export class ResponseCache {
  private readonly answers: LRUCache<string, CachedAnswer> | undefined;
  private readonly aliases = new LRUCache<string, string>({ max: MOST_ALIASES });

  /** @param megabytes 0 keeps nothing */
  constructor(megabytes: number) {
    const maxSize = megabytes * MEBIBYTE;
    if (maxSize > 0)
      this.answers = new LRUCache({
        maxSize,
        maxEntrySize: maxSize * LARGEST_SHARE,
        sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
      });
  }

  get isOn(): boolean {
    return this.answers !== undefined;
  }

  get entries(): number {
    return this.answers?.size ?? 0;
  }

  get bytes(): number {
    return this.answers?.calculatedSize ?? 0;
  }

  get(key: string): CachedAnswer | undefined {
    return this.answers?.get(key);
  }

  /** The answer that is kept for another key which means the same. */
  getByAlias(alias: string): CachedAnswer | undefined {
    const key = this.aliases.get(alias);
    return key === undefined ? undefined : this.answers?.get(key);
  }

  /** Anew for an answer whose size has changed. */
  keep(answer: CachedAnswer): void {
    if (answer.key.length > LONGEST_KEY) return;
    this.answers?.delete(answer.key);
    this.answers?.set(answer.key, answer);
  }

  isKept(answer: CachedAnswer): boolean {
    return this.answers?.peek(answer.key) === answer;
  }

  alias(alias: string, key: string): void {
    if (alias !== key && alias.length <= LONGEST_KEY) this.aliases.set(alias, key);
  }

  drop(answer: CachedAnswer): void {
    if (this.isKept(answer)) this.answers?.delete(answer.key);
  }

  clear(): void {
    this.answers?.clear();
  }
}
