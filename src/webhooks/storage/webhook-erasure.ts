import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import type { DataSubject } from '#shared/personal-data/personal-data';
import { isAbout, WEBHOOK_RECORDS, type WebhookRecordOfPerson } from './webhook-records';
import { SEND_WEBHOOKS } from './webhooks';

type IdsByRecord = Record<string, number[]>;

/** Tells the endpoints that received payloads about an erased person, so that they can delete them too. */
@Injectable()
export class WebhookErasure {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @Inject(WEBHOOK_RECORDS) private readonly records: readonly WebhookRecordOfPerson[],
  ) {}

  async notify({ whom }: { whom: DataSubject }): Promise<void> {
    const found = new Map<number, IdsByRecord>();
    for (const record of this.records) await this.collect(record, whom, found);
    if (found.size === 0) return;
    const [eventId, type] = [`evt_${randomUUID()}`, `${this.definition.name}.person.erased`];
    for (const [endpointId, ids] of found) {
      await this.db.rows(
        `INSERT INTO webhook_delivery (endpoint_id, event_id, type, record, facts, status, reason, occurred_at, next_at)
         SELECT id, $2, $3, 'person', $4, CASE WHEN off_reason IS NULL THEN 'waiting' ELSE 'held' END, off_reason, $5, $5
         FROM webhook_endpoint WHERE id = $1`,
        [endpointId, eventId, type, JSON.stringify({ ids }), this.clock.date()],
      );
    }
    await this.jobs.enqueue(SEND_WEBHOOKS, {});
  }

  private async collect(
    record: WebhookRecordOfPerson,
    whom: DataSubject,
    found: Map<number, IdsByRecord>,
  ): Promise<void> {
    const about = isAbout(record)(whom).statement();
    // A delivery with a lease is being sent at this moment.
    const rows = await this.db.rows<{ endpointId: number; ids: number[] }>(
      `SELECT d.endpoint_id AS "endpointId", array_agg(DISTINCT d.record_id ORDER BY d.record_id) AS ids
       FROM webhook_delivery d WHERE ${about.text} AND (d.attempts > 0 OR d.lease IS NOT NULL) GROUP BY d.endpoint_id`,
      about.values,
    );
    for (const { endpointId, ids } of rows) found.set(endpointId, { ...found.get(endpointId), [record.record]: ids });
  }
}
