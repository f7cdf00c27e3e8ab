import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Metrics } from '#kit/metrics/metrics';
import { Clock } from '#kit/time/clock';
import { withTimeout } from '#kit/time/with-timeout';
import { DifferenceUpdates } from './difference-updates';
import { DIFFERENCE_TYPES, type DifferenceType, type PaymentDifference } from './payment-difference.entity';
import type { SeenDifference } from './comparison';
import type { ReconcileRun, RunStage } from './reconcile-run.entity';

/** Progress of a run, stored in the statement that stores what its page found. */
export interface RunProgress {
  stage: RunStage;
  cursor: string | null;
  pages?: number;
  payments?: number;
  charges?: number;
  unanswered?: number;
}

export interface StoredDifference {
  id: number;
  type: DifferenceType;
  isNew: boolean;
}

export type Finding = Pick<PaymentDifference, 'type' | 'reference'> & { payment_id: number | null };

const COLUMNS = `type text, provider text, "paymentId" integer, "intentId" text, reference text, "expectedCents" bigint,
  "receivedCents" bigint, "refundedCents" bigint, currency text, "paidAt" timestamptz, "comparedStatus" text,
  "comparedRefundedCents" bigint`;

/**
 * Stores differences, except those that changed since the comparison, are ignored with the same amounts, or whose charge
 * became a payment.
 */
const STORE = `
  WITH compared AS (
    UPDATE payment_difference SET run_id = $1 WHERE status = 'open' AND payment_id = ANY ($3::integer[])
  ), seen AS (
    SELECT seen.* FROM jsonb_to_recordset($2::jsonb) AS seen (${COLUMNS})
    WHERE ("paymentId" IS NULL OR EXISTS (
        SELECT FROM payment p WHERE p.id = "paymentId" AND p.status = "comparedStatus"
          AND p.refunded_cents = "comparedRefundedCents"))
      AND NOT EXISTS (
        SELECT FROM payment_difference d WHERE d.status = 'ignored' AND d.type = seen.type AND d.provider = seen.provider
          AND d.payment_id IS NOT DISTINCT FROM "paymentId" AND d.intent_id IS NOT DISTINCT FROM "intentId"
          AND d.received_cents IS NOT DISTINCT FROM "receivedCents"
          AND d.refunded_cents IS NOT DISTINCT FROM "refundedCents")
      AND NOT EXISTS (
        SELECT FROM payment p WHERE p.provider = seen.provider AND p.intent_id = "intentId" AND p.session_id IS NULL
          AND p.id IS DISTINCT FROM "paymentId")
  ), stored AS (
    INSERT INTO payment_difference (type, provider, payment_id, intent_id, reference, expected_cents, received_cents,
      refunded_cents, currency, paid_at, first_seen_at, last_seen_at, run_id)
    SELECT type, provider, "paymentId", "intentId", reference, "expectedCents", "receivedCents", "refundedCents", currency,
      "paidAt", $4, $4, $1 FROM seen
    ON CONFLICT (type, provider, (coalesce(payment_id::text, intent_id))) WHERE status = 'open' DO UPDATE
    SET last_seen_at = $4, run_id = $1, intent_id = EXCLUDED.intent_id, expected_cents = EXCLUDED.expected_cents,
      received_cents = EXCLUDED.received_cents, refunded_cents = EXCLUDED.refunded_cents,
      currency = EXCLUDED.currency, paid_at = coalesce(EXCLUDED.paid_at, payment_difference.paid_at)
    RETURNING id, type, xmax = 0 AS "isNew"
  ), run AS (
    UPDATE reconcile_run SET stage = $5, cursor = $6, pages = pages + $7, payments = payments + $8,
      charges = charges + $9, unanswered = unanswered + $10, found = found + (SELECT count(*) FROM stored WHERE "isNew")
    WHERE id = $1
  )
  SELECT id, type, "isNew" FROM stored`;

/**
 * Ends the differences that a complete run did not see, within its scope: payments with a session, and charges of its
 * window.
 */
const END_UNSEEN = `
  UPDATE payment_difference d SET status = 'gone', ended_at = $2
  FROM reconcile_run run
  WHERE run.id = $1 AND d.status = 'open' AND d.run_id <> $1 AND d.provider = ANY ($3::text[])
    AND (EXISTS (SELECT FROM payment p WHERE p.id = d.payment_id AND p.session_id IS NOT NULL)
      OR (d.paid_at >= run.window_from AND d.paid_at < run.window_to))
  RETURNING d.id`;

const OPEN_BY_TYPE = `SELECT type, count(*) AS value FROM payment_difference WHERE status = 'open' GROUP BY type`;
const SCRAPE_TIMEOUT_MS = 2000;

interface OpenOfType {
  type: DifferenceType;
  value: number;
}

/** Writes of runs to the table of differences. */
@Injectable()
export class Differences {
  private readonly count: (of: { type: DifferenceType }) => void;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly updates: DifferenceUpdates,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'payment_differences_total',
        help: 'Payments a processor tells otherwise, found by comparing',
        labels: ['type'],
      },
      DIFFERENCE_TYPES.map(type => ({ type })),
    );
    const open = {
      name: 'payment_differences_open',
      help: 'Differences that wait for staff',
      labels: ['type'] as const,
    };
    metrics.gauge(open, () => withTimeout(SCRAPE_TIMEOUT_MS, () => this.db.rows<OpenOfType>(OPEN_BY_TYPE), []));
  }

  /** @param uncompared ids of payments that the processor would not compare: their differences stay open */
  async store(
    run: ReconcileRun,
    seen: readonly SeenDifference[],
    uncompared: readonly number[],
    progress: RunProgress,
  ): Promise<StoredDifference[]> {
    const stored = await this.db.rows<StoredDifference>(STORE, [
      run.id,
      JSON.stringify(withoutRepeats(seen)),
      uncompared,
      this.clock.now().toString(),
      progress.stage,
      progress.cursor,
      progress.pages ?? 0,
      progress.payments ?? 0,
      progress.charges ?? 0,
      progress.unanswered ?? 0,
    ]);
    for (const { id, type, isNew } of stored) {
      if (!isNew) continue;
      this.count({ type });
      this.updates.emit(id);
    }
    return stored;
  }

  async endUnseen({ id }: ReconcileRun, providers: readonly string[]): Promise<void> {
    const ended = await this.db.rows<{ id: number }>(END_UNSEEN, [id, this.clock.now().toString(), providers]);
    for (const difference of ended) this.updates.emit(difference.id);
  }

  /** All open differences, oldest first. */
  async open(): Promise<Finding[]> {
    return this.db.rows(
      `SELECT type, payment_id, coalesce(reference, intent_id) AS reference FROM payment_difference
       WHERE status = 'open' ORDER BY id`,
    );
  }
}

/** One statement cannot store the same difference twice. */
const withoutRepeats = (seen: readonly SeenDifference[]): SeenDifference[] => [
  ...new Map(seen.map(each => [`${each.provider} ${each.type} ${each.paymentId ?? each.intentId}`, each])).values(),
];
