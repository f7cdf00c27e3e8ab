import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { DisputeType } from '#payments/webhook-verifier';
import type { Verdict } from './payment-event.entity';

/** A report of a refund, its failure or a dispute that arrived before its charge was known. */
export interface UnmatchedReport {
  id: number;
  type: 'refunded' | 'partially_refunded' | 'refund_failed' | DisputeType;
  amountCents: number | null;
  currency: string | null;
  subjectId: string | null;
  reason: string | null;
  /** ISO 8601. */
  dueBy: string | null;
  /** ISO 8601. */
  occurredAt: string | null;
  isTaken: boolean | null;
}

export type UnmatchedRefund = UnmatchedReport & { type: 'refunded' | 'partially_refunded' };

export const isRefund = (report: UnmatchedReport): report is UnmatchedRefund =>
  report.type === 'refunded' || report.type === 'partially_refunded';

/** Reports that are stored before their charge is known. */
@Injectable()
export class UnmatchedReports {
  constructor(private readonly db: Database) {}

  /** Locks a charge until the transaction ends, so that its payment and its refund see each other. */
  async lock(provider: string, intentId: string | null): Promise<void> {
    if (intentId === null) return;
    await this.db.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`charge ${provider} ${intentId}`]);
  }

  /** Refunds first, by descending amount; then the others in order of arrival. */
  async list(provider: string, intentId: string | null): Promise<UnmatchedReport[]> {
    if (intentId === null) return [];
    return this.db.rows<UnmatchedReport>(
      `SELECT id, type, amount_cents AS "amountCents", currency, subject_id AS "subjectId", reason,
         to_json(due_by) #>> '{}' AS "dueBy", to_json(occurred_at) #>> '{}' AS "occurredAt", is_taken AS "isTaken"
       FROM payment_event
       WHERE provider = $1 AND intent_id = $2 AND verdict = 'unknown' AND type IN
         ('refunded', 'partially_refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost')
       ORDER BY type IN ('refunded', 'partially_refunded') DESC,
         CASE WHEN type IN ('refunded', 'partially_refunded') THEN amount_cents END DESC NULLS LAST, id`,
      [provider, intentId],
    );
  }

  async recordMatch(id: number, paymentId: number, verdict: Verdict): Promise<void> {
    await this.db.rows('UPDATE payment_event SET payment_id = $2, verdict = $3 WHERE id = $1', [
      id,
      paymentId,
      verdict,
    ]);
  }
}
