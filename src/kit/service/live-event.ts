import type { Type } from '@nestjs/common';

export type LiveNamespace = 'notifications' | 'auth';

/** The recipients of events: an audience of accounts, or `guest` for pages of one order or booking. */
export type LiveAudience = string;

/** Declaration of a live event: its name, payload and description. */
export interface LiveEvent<Payload extends object = object> {
  name: string;
  namespace: LiveNamespace;
  /** Recipients and occasion of the event. */
  summary: string;
  /** Views of the payload; several if some recipients get fewer fields. */
  payloads: readonly Type<Payload>[];
  /** The views that each audience gets; every audience gets `payloads` when left out. */
  audiences?: Readonly<Record<LiveAudience, readonly Type<Payload>[]>>;
}

export interface LiveEventOptions<Payload extends object> {
  namespace?: LiveNamespace;
  summary: string;
  /** Views that every audience gets, or those of each audience that receives the event. */
  payloads?: readonly Type<Payload>[] | Readonly<Record<LiveAudience, readonly Type<Payload>[]>>;
}

/** ``liveEvent('order:updated', { summary: 'To staff with ...', payloads: { staff: [StaffOrderView], customer: [OrderView] } })`` */
export function liveEvent<Payload extends object = Record<string, never>>(
  name: string,
  { namespace = 'notifications', summary, payloads = [] }: LiveEventOptions<Payload>,
): LiveEvent<Payload> {
  if (isList(payloads)) return { name, namespace, summary, payloads };
  const views = new Set(Object.values(payloads).flat());
  return { name, namespace, summary, payloads: [...views], audiences: payloads };
}

const isList = <Item>(value: readonly Item[] | object): value is readonly Item[] => Array.isArray(value);
