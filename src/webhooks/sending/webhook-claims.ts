import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { MAX_AGE_MS } from './retry-delays';

/** Longer than an attempt takes. */
const LEASE_SECONDS = 30;
/** Deliveries to an endpoint at once, in all processes. */
const SLOTS = 5;
/** Failures in a row after which an endpoint has one slot. */
const WEAK_AFTER = 3;

export interface Claim {
  id: number;
  lease: string;
  isWeak: boolean;
}

export interface ClaimedDelivery {
  id: number;
  lease: string;
  eventId: string;
  type: string;
  payload: string | null;
  attempts: number;
  occurredAt: Date;
  deliveredAt: Date | null;
  endpointId: number;
  accountId: number | null;
  url: string;
  secret: string;
  previousSecret: string | null;
}

/** Sent by nobody, and first attempts in the order of the events of a record. */
const CLAIMABLE = `
  d.status = 'waiting' AND d.rendered_at IS NOT NULL AND (d.leased_until IS NULL OR d.leased_until <= $1)
  AND NOT (d.attempts = 0 AND d.record_id IS NOT NULL AND EXISTS (
    SELECT FROM webhook_delivery earlier
    WHERE earlier.record = d.record AND earlier.record_id = d.record_id AND earlier.id < d.id
      AND earlier.endpoint_id = d.endpoint_id AND earlier.status = 'waiting' AND earlier.attempts = 0))`;

/** Takes turns between the endpoints, so that a long queue of one delays no other. */
const CLAIM = `
  WITH sending AS (
    SELECT endpoint_id, count(*)::integer AS count FROM webhook_delivery WHERE lease IS NOT NULL AND leased_until > $1
    GROUP BY endpoint_id
  ), candidate AS (
    SELECT due.id, e.id AS endpoint_id, e.failures >= ${WEAK_AFTER} AS is_weak,
      row_number() OVER (PARTITION BY e.id ORDER BY due.next_at, due.id) AS turn
    FROM webhook_endpoint e LEFT JOIN sending ON sending.endpoint_id = e.id
    CROSS JOIN LATERAL (
      SELECT d.id, d.next_at FROM webhook_delivery d
      WHERE d.endpoint_id = e.id AND d.next_at <= $1 AND ${CLAIMABLE}
      ORDER BY d.next_at, d.id
      LIMIT greatest(0, CASE WHEN e.failures >= ${WEAK_AFTER} THEN 1 ELSE ${SLOTS} END - coalesce(sending.count, 0))
    ) due
    WHERE e.off_reason IS NULL
  ), chosen AS (
    SELECT id, is_weak FROM (
      SELECT *, row_number() OVER (PARTITION BY is_weak ORDER BY turn, endpoint_id) AS place FROM candidate
    ) ranked
    WHERE NOT is_weak OR place <= $3 ORDER BY turn, endpoint_id LIMIT $2
  )
  UPDATE webhook_delivery d SET lease = $4, leased_until = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
  FROM chosen WHERE d.id = chosen.id
  RETURNING d.id, d.lease, chosen.is_weak AS "isWeak"`;

/** Those that were due in time, while no process ran: not those that somebody asked for later. */
const END_OVERDUE = `
  UPDATE webhook_delivery SET status = 'failed'
  WHERE status = 'waiting' AND lease IS NULL AND occurred_at < $1 AND next_at - occurred_at <= $2 * interval '1 ms'`;

const NEXT = `
  SELECT min(coalesce(d.leased_until, d.next_at)) AS at FROM webhook_delivery d
  JOIN webhook_endpoint e ON e.id = d.endpoint_id AND e.off_reason IS NULL
  WHERE d.status = 'waiting' AND d.rendered_at IS NOT NULL`;

/** Chooses the deliveries that this process sends next. */
@Injectable()
export class WebhookClaims {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Ends what is too old. The lock makes the counts of slots and the order hold for all processes. */
  async claim({ slots, weak }: { slots: number; weak: number }): Promise<Claim[]> {
    const claims = await this.db.transaction(async () => {
      await this.db.rows('SELECT pg_advisory_xact_lock(hashtext($1))', [`${this.definition.name}.webhook_delivery`]);
      const now = this.clock.date();
      await this.db.rows(END_OVERDUE, [new Date(now.getTime() - MAX_AGE_MS), MAX_AGE_MS]);
      return this.db.rows<Claim>(CLAIM, [now, slots, weak, randomUUID()]);
    });
    return claims.toSorted((one, other) => one.id - other.id);
  }

  /** Milliseconds until a delivery is due or its lease ends; undefined without one. */
  async nextInMs(): Promise<number | undefined> {
    const at = (await this.db.row<{ at: Date | null }>(NEXT))?.at;
    return at ? at.getTime() - this.clock.date().getTime() : undefined;
  }

  /** Gives a delivery back that was not attempted. */
  async release({ id, lease }: Claim): Promise<void> {
    await this.db.rows('UPDATE webhook_delivery SET lease = NULL, leased_until = NULL WHERE id = $1 AND lease = $2', [
      id,
      lease,
    ]);
  }
}
