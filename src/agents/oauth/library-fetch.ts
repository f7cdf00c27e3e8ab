import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { DOCUMENT_HOSTS } from './client-documents';
import { GuardedFetch } from './guarded-fetch';

const FAILURE_SECONDS = 60;
const MAX_FAILURES = 1000;

/** Fetches keys of clients for the library, which would fetch them again for each request after a failure. */
@Injectable()
export class LibraryFetch {
  /** Addresses that could not be fetched, with the moment until which they are not requested again. */
  private readonly failures = new LRUCache<string, number>({ max: MAX_FAILURES });

  constructor(
    private readonly http: GuardedFetch,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws RateLimited, or an Error for every status but 200 */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = address instanceof Request ? address.url : String(address);
    const now = this.clock.now().epochMilliseconds;
    if ((this.failures.get(url) ?? 0) > now) throw new Error('the address could not be fetched a moment ago');
    await this.limits.take(DOCUMENT_HOSTS, `keys at ${new URL(url).host}`);
    try {
      return await this.http.fetch(url);
    } catch (error) {
      this.failures.set(url, now + FAILURE_SECONDS * 1000);
      throw error;
    }
  };
}
