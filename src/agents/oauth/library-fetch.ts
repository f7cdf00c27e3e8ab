import { Injectable } from '@nestjs/common';
import { Clock } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { DOCUMENT_HOSTS } from './client-documents';
import { GuardedFetch } from './guarded-fetch';
import { RecentFailures } from './recent-failures';

/** Fetches keys of clients for the library, which would fetch them again for each request after a failure. */
@Injectable()
export class LibraryFetch {
  private readonly failures: RecentFailures<unknown>;

  constructor(
    private readonly http: GuardedFetch,
    private readonly limits: RateLimits,
    clock: Clock,
  ) {
    this.failures = new RecentFailures(clock);
  }

  /** @throws RateLimited, or an Error for every status but 200 */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = address instanceof Request ? address.url : String(address);
    this.failures.throwKnown(url);
    await this.limits.take(DOCUMENT_HOSTS, `keys at ${new URL(url).host}`);
    try {
      return await this.http.fetch(url);
    } catch (error) {
      this.failures.add(url, error);
      throw error;
    }
  };

  reset(): void {
    this.failures.clear();
  }
}
