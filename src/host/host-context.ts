import type { ResponseCache } from '#cache/response-cache';
import type { ServiceContext } from '#kit/kit.module';

/** Objects shared by all services of a process. */
export interface HostContext extends ServiceContext {
  responseCache: ResponseCache;
}
