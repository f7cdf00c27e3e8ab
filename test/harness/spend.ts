import { RateLimits } from '#rate-limits/rate-limits';
import type { TestService } from './app';
import { race } from './race';

/** Uses up part of a rate limit without a request for each use. */
export async function spend(service: TestService, policy: string, key: string | number, uses: number): Promise<void> {
  await race(uses, () => service.get(RateLimits).take(policy, String(key)));
}
