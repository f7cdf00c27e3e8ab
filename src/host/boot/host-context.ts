import type { ResponseCache } from '#cache/response-cache';
import type { KitContext } from '#host/service/kit.module';
import type { Mailbox } from '#mail/mailbox';
import type { SendingSlots } from '#webhooks/sending/sending-slots';
import type { SharedLimits } from '#rate-limits/shared-limits';

/** Shared by all services of a process. */
export interface ProcessContext extends KitContext {
  mailbox: Mailbox;
}

export interface HostContext extends ProcessContext {
  responseCache: ResponseCache;
  sharedLimits: SharedLimits;
  sendingSlots: SendingSlots;
}
