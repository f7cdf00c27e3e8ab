import type { ResponseCache } from '#cache/response-cache';
import type { KitContext } from '#kit/kit.module';
import type { SharedLimits } from '#kit/rate-limit/shared-limits';
import type { Mailbox } from '#mail/mailbox';

/** Shared by all services of a process. */
export interface ProcessContext extends Pick<KitContext, 'configuration' | 'clock' | 'log'> {
  mailbox: Mailbox;
}

export interface HostContext extends ProcessContext {
  responseCache: ResponseCache;
  sharedLimits: SharedLimits;
}
