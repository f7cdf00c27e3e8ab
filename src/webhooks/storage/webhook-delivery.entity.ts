import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import { WebhookEndpoint } from './webhook-endpoint.entity';

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'held', 'cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One attempt to deliver, as it is stored and shown. */
export interface Try {
  /** ISO 8601. */
  at: string;
  /** The HTTP status; null without a response. */
  status: number | null;
  ms: number;
  /** The beginning of the response. */
  answer: string | null;
  error: string | null;
}

/** An event for an endpoint. */
@Entity({ name: 'webhook_delivery' })
@ForeignKey(() => WebhookEndpoint, ['endpointId'], ['id'], {
  name: 'webhook_delivery_endpoint_fkey',
  onDelete: 'CASCADE',
})
@Unique('webhook_delivery_event_key', ['endpointId', 'eventId'])
@HandWrittenIndex('webhook_delivery_due_idx')
@HandWrittenIndex('webhook_delivery_unrendered_idx')
@HandWrittenIndex('webhook_delivery_leased_idx')
@Index('webhook_delivery_listed_idx', ['endpointId', 'id'])
@Index('webhook_delivery_record_idx', ['record', 'recordId', 'id'])
@Index('webhook_delivery_occurred_idx', ['occurredAt'])
@HandWrittenCheck('webhook_delivery_lease_ends')
@HandWrittenCheck('webhook_delivery_payload_was_rendered')
@HandWrittenCheck('webhook_delivery_status_known')
export class WebhookDelivery {
  @Identity()
  id: number;

  @IntegerColumn()
  endpointId: number;

  /** The `webhook-id` of all tries, the same at all endpoints. */
  @TextColumn()
  eventId: string;

  @TextColumn()
  type: string;

  @TextColumn()
  record: string;

  @IntegerColumn({ nullable: true })
  recordId: number | null;

  /** The data of an event that no record has, such as the ids of an erased person. */
  @JsonColumn({ nullable: true })
  facts: object | null;

  @TextColumn()
  status: DeliveryStatus;

  @TextColumn({ nullable: true })
  reason: string | null;

  /** The bytes that every try sends; null before it is rendered and after it was deleted. */
  @TextColumn({ nullable: true })
  payload: string | null;

  @InstantColumn({ nullable: true })
  renderedAt: Date | null;

  /** The latest ones. */
  @JsonColumn({ default: [] })
  tries: Try[];

  @IntegerColumn({ default: 0 })
  attempts: number;

  @InstantColumn()
  nextAt: Date;

  /** Of the process that sends it. */
  @TextColumn({ type: 'uuid', nullable: true })
  lease: string | null;

  @InstantColumn({ nullable: true })
  leasedUntil: Date | null;

  @InstantColumn({ nullable: true })
  deliveredAt: Date | null;

  @InstantColumn()
  occurredAt: Date;
}
