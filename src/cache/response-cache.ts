import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';

const MEBIBYTE = 1024 * 1024;
/** Share of the cache that one response may take. */
const MAX_ENTRY_SHARE = 1 / 8;
const MAX_KEY_LENGTH = 1_000;
const MAX_ALIASES = 5_000;

/** The cached responses of all services, bounded in bytes. The least recently used are evicted first. */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse> | undefined;
  private readonly aliases = new LRUCache<string, string>({ max: MAX_ALIASES });

  /** @param megabytes 0 turns the cache off */
  constructor(megabytes: number) {
    const maxSize = megabytes * MEBIBYTE;
    if (maxSize > 0)
      this.responses = new LRUCache({
        maxSize,
        maxEntrySize: maxSize * MAX_ENTRY_SHARE,
        sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
      });
  }

  get isOn(): boolean {
    return this.responses !== undefined;
  }

  get entries(): number {
    return this.responses?.size ?? 0;
  }

  get bytes(): number {
    return this.responses?.calculatedSize ?? 0;
  }

  get(key: string): CachedResponse | undefined {
    return this.responses?.get(key);
  }

  getByAlias(alias: string): CachedResponse | undefined {
    const key = this.aliases.get(alias);
    return key === undefined ? undefined : this.responses?.get(key);
  }

  set(response: CachedResponse): void {
    if (response.key.length > MAX_KEY_LENGTH) return;
    this.responses?.delete(response.key);
    this.responses?.set(response.key, response);
  }

  has(response: CachedResponse): boolean {
    return this.responses?.peek(response.key) === response;
  }

  alias(alias: string, key: string): void {
    if (alias !== key && alias.length <= MAX_KEY_LENGTH) this.aliases.set(alias, key);
  }

  delete(response: CachedResponse): void {
    if (this.has(response)) this.responses?.delete(response.key);
  }

  /** Discards all responses. */
  reset(): void {
    this.responses?.clear();
    this.aliases.clear();
  }
}
