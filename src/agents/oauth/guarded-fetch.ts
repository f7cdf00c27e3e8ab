import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { isFetchable, publicFetch, type PublicResponse } from '#public-http/public-fetch';

const TIMEOUT_MS = 5000;
export const MAX_FETCHED_BYTES = 64 * 1024;

/** Fetches addresses of clients: https, public servers only, no redirects. */
@Injectable()
export class GuardedFetch {
  constructor(@InjectConfiguration() private readonly configuration: Configuration) {}

  isAllowed(address: string): boolean {
    return /^https:/i.test(address) && isFetchable(address, false, this.configuration.connectFetchPrivate);
  }

  /** @throws PublicFetchError */
  get(address: string): Promise<PublicResponse> {
    return publicFetch(address, {
      headers: { Accept: 'application/json' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_FETCHED_BYTES,
      maxRedirects: 0,
      allowLoopback: this.configuration.connectFetchPrivate,
    });
  }

  /** As `fetch`, for the library. @throws Error for every status but 200 */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = address instanceof Request ? address.url : String(address);
    if (!this.isAllowed(url)) throw new Error('the address may not be fetched');
    const { status, headers, body } = await this.get(url);
    const kept = ['content-type', 'cache-control', 'expires'].flatMap(name => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    return new Response(new Uint8Array(body), { status, headers: kept });
  };
}
