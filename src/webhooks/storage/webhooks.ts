import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { BatchOf } from '#kit/database/pending-writes';
import { Sql, sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import {
  EVERY_TYPE,
  WEBHOOK_TYPES,
  type WebhookRecord,
  type WebhookType,
  type WebhookTypes,
} from '../types/webhook-type';

/** Renders and sends what is due. */
export const SEND_WEBHOOKS = 'send_webhooks';

interface RaisedEvent extends WebhookRecord {
  eventId: string;
  type: WebhookType;
  at: Date;
}

/** Stores deliveries for the subscribed endpoints in the running transaction. */
@Injectable()
export class Webhooks {
  private readonly known: ReadonlySet<WebhookType>;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(WEBHOOK_TYPES) types: WebhookTypes,
  ) {
    this.known = new Set(types);
  }

  /**
   * Raises an event about a record. One queued statement for all events of the transaction selects the subscribers, so an
   * endpoint that was added a moment ago misses nothing; without subscribers nothing is stored.
   */
  async raise(type: WebhookType, record: WebhookRecord): Promise<void> {
    if (!this.known.has(type)) throw new Error(`No feature lists the webhook type ${type.name}.`);
    const event: RaisedEvent = { ...record, eventId: `evt_${randomUUID()}`, type, at: this.clock.date() };
    await this.db.inOneStatement(async () => {
      const options = { readers: 1, isOptional: true };
      const { name, isFirst } = await this.db.queueBatchWrite(insertDeliveries, event, options);
      if (isFirst) await this.jobs.enqueueIf(sql`(SELECT 1 FROM ${name} LIMIT 1) stored`, SEND_WEBHOOKS, {});
    });
  }
}

/**
 * Arrays, so that the text of the statement does not depend on the number of events. The lock makes a parallel deletion of an
 * endpoint wait, which would otherwise violate the foreign key.
 */
const insertDeliveries: BatchOf<RaisedEvent> = events => {
  const text = (of: (event: RaisedEvent) => string | number | null) => events.map(of);
  return sql`
    INSERT INTO webhook_delivery (endpoint_id, event_id, type, record, record_id, facts, status, reason, occurred_at, next_at)
    SELECT e.id, n.event_id, n.type, n.record, n.record_id, n.facts,
      CASE WHEN e.off_reason IS NULL THEN 'waiting' ELSE 'held' END, e.off_reason, n.at, n.at
    FROM unnest(${text(each => each.eventId)}::text[], ${text(each => each.type.name)}::text[],
        ${text(each => each.type.record)}::text[], ${idsOf(events)}::integer[],
        ${text(each => (each.facts ? JSON.stringify(each.facts) : null))}::jsonb[],
        ${text(each => each.at.toISOString())}::timestamptz[])
      WITH ORDINALITY AS n (event_id, type, record, record_id, facts, at, place)
    JOIN webhook_endpoint e ON e.types && ARRAY[n.type, ${EVERY_TYPE}]
    WHERE n.record_id IS NOT NULL OR n.facts IS NOT NULL
    ORDER BY n.place, e.id
    FOR KEY SHARE OF e
    RETURNING 1`;
};

function idsOf(events: readonly RaisedEvent[]): Sql {
  const ids = events.map(({ id }) => id);
  if (!ids.some(id => id instanceof Sql)) return sql`${ids}`;
  return sql`ARRAY[${ids.map(id => sql`${id}`).reduce((before, id) => sql`${before}, ${id}`)}]`;
}
