import type { Type } from '@nestjs/common';

export type LiveNamespace = 'notifications' | 'auth';

/** Declaration of a live event: its name, payload and description. */
export interface LiveEvent<Payload extends object = object> {
  name: string;
  namespace: LiveNamespace;
  /** Recipients and occasion of the event. */
  summary: string;
  /** Views of the payload; several if some recipients get fewer fields. */
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
