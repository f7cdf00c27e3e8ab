import type { ResponseCache } from '#cache/response-cache';
import type { ServiceContext } from '#kit/kit.module';

export interface HostContext extends ServiceContext {
  responseCache: ResponseCache;
}
