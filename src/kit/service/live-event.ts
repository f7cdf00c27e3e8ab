import type { Type } from '@nestjs/common';

export type LiveNamespace = 'notifications' | 'auth';

/** Something that open pages are told, said once: its name, what is sent with it, and what its description says. */
export interface LiveEvent<Payload extends object = object> {
  name: string;
  namespace: LiveNamespace;
  /** Who hears it, and when. */
  summary: string;
  /** The views of what is sent: one, several where some are sent less than others, or none. */
  payloads: readonly Type<Payload>[];
}

export interface LiveEventOptions<Payload extends object> {
  namespace?: LiveNamespace;
  summary: string;
  payloads?: readonly Type<Payload>[];
}

/** ``liveEvent('order:updated', { summary: 'To staff with ...', payloads: [StaffListedOrderView, KitchenOrderView] })`` */
export const liveEvent = <Payload extends object = Record<string, never>>(
  name: string,
  { namespace = 'notifications', summary, payloads = [] }: LiveEventOptions<Payload>,
): LiveEvent<Payload> => ({ name, namespace, summary, payloads });
