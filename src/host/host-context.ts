import type { ResponseCache } from '#cache/response-cache';
import type { ServiceContext } from '#kit/kit.module';

/** What the services of a process share, the response cache included. */
export interface HostContext extends ServiceContext {
  responseCache: ResponseCache;
}
