import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { Processors } from '#payments/processors';
import { type FailedRefund, PaymentHandler } from '../payments/payment-handler';
import {
  type CancelledPayment,
  type LateRefundKind,
  PaymentRefunds,
  type RecordedReturn,
  type RefundablePayment,
} from '../payments/payment-refunds';
import type { Payment } from '../payments/payment.entity';
import { fitParts, type NewRefundPart, plainPart, sumOfParts } from '../payments/refund-parts';
import { RefundRows } from './refund-rows';
import { RefundChanged } from './refund.events';

/**
 * Ends open refunds, the oldest first, by the cents that have gone back since the last report.
 * @param record SQL of what `outsidePart` needs, which is read only if more went back
 */
const endOpen = (record: string): string => `
  WITH open AS (
    SELECT id, amount_cents - returned_cents AS owed, sum(amount_cents - returned_cents) OVER (ORDER BY id) AS upto
    FROM refund WHERE payment_id = $1 AND status IN ('due', 'sent', 'failed')
  ), ended AS (
    UPDATE refund SET returned_cents = returned_cents + least(owed, $2::bigint - (upto - owed)),
      status = CASE WHEN upto <= $2 THEN 'done' ELSE status END,
      ended_at = CASE WHEN upto <= $2 THEN $3::timestamptz END,
      error = CASE WHEN upto > $2 THEN error END,
      -- A key belongs to one amount.
      key = CASE WHEN upto > $2 THEN md5(concat(gen_random_uuid(), gen_random_uuid())) ELSE key END,
      keyed_at = CASE WHEN upto > $2 THEN $3::timestamptz ELSE keyed_at END
    FROM open WHERE open.id = refund.id AND upto - owed < $2
  )
  SELECT coalesce(max(upto), 0)::bigint AS "openCents",
    (SELECT coalesce(sum(amount_cents), 0)::bigint FROM refund WHERE payment_id = $1) AS "refundCents",
    EXISTS (SELECT FROM refund WHERE payment_id = $1 AND status = 'paid_otherwise') AS "isPaidOtherwise",
    CASE WHEN $2 > coalesce(max(upto), 0) THEN ${record} END AS record
  FROM open`;

/** Takes cents back from refunds that were returned, or marks the one that was only accepted. */
const FAIL = `
  WITH accepted AS (
    SELECT id, returned_cents,
      sum(returned_cents) OVER (ORDER BY amount_cents = $2 DESC, id DESC) AS upto,
      row_number() OVER (ORDER BY amount_cents - returned_cents = $2 DESC, id DESC) AS place
    FROM refund WHERE payment_id = $1 AND status <> 'paid_otherwise'
      AND CASE WHEN $3::bigint > 0 THEN returned_cents > 0 ELSE status = 'sent' END
  ), taken AS (
    SELECT id, least(returned_cents, $3 - (upto - returned_cents)) AS cents FROM accepted
    WHERE CASE WHEN $3 > 0 THEN upto - returned_cents < $3 ELSE place = 1 END
  ), failed AS (
    UPDATE refund SET returned_cents = returned_cents - CASE WHEN $3 > 0 THEN taken.cents ELSE 0 END, status = 'failed',
      ended_at = NULL, error = $4, key = md5(concat(gen_random_uuid(), gen_random_uuid())), keyed_at = $5
    FROM taken WHERE taken.id = refund.id
  )
  SELECT CASE WHEN $3 > 0 THEN coalesce(sum(cents), 0) ELSE 0 END::bigint AS cents FROM taken`;

/** Money that staff returned in another way. It is not part of `asked_back_cents`. */
const paidOtherwise = (paymentId: string): string => `
  (SELECT coalesce(sum(amount_cents - returned_cents), 0)::bigint
   FROM refund WHERE payment_id = ${paymentId} AND status = 'paid_otherwise')`;

interface EndedRefunds {
  openCents: number;
  refundCents: number;
  isPaidOtherwise: boolean;
  record: unknown;
}

/** Refunds as rows with parts, for `paymentLedger`. */
@Injectable()
export class RecordedRefunds extends PaymentRefunds {
  protected override readonly cancelledColumns: string;
  private readonly endOpen: string;

  constructor(
    db: Database,
    jobs: Jobs,
    processors: Processors,
    private readonly rows: RefundRows,
    private readonly handler: PaymentHandler,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {
    super(db, jobs, processors);
    this.cancelledColumns = `
      ${paidOtherwise('payment.id')} AS "otherwiseCents", ${handler.refundable('payment.reference')} AS record`;
    this.endOpen = endOpen(handler.refundable('$4::text'));
  }

  override async enqueue(payment: RefundablePayment, reasonKind: LateRefundKind): Promise<void> {
    const otherwise = await this.db.row<{ cents: number }>(`SELECT ${paidOtherwise('$1')} AS cents`, [payment.id]);
    const leftCents = payment.amountCents - payment.askedBackCents - otherwise!.cents;
    if (leftCents > 0) await this.rows.add({ payment, reasonKind, parts: [plainPart('unplaced', leftCents)] });
  }

  protected override async enqueueCancelled(
    { otherwiseCents, record, ...payment }: CancelledPayment,
    wanted?: readonly NewRefundPart[],
  ): Promise<void> {
    const leftCents = payment.amountCents - payment.askedBackCents - otherwiseCents;
    const dueCents = wanted ? Math.min(leftCents, sumOfParts(wanted)) : leftCents;
    if (dueCents === 0) return;
    const parts = fitParts(wanted ?? this.handler.refundParts(record), dueCents);
    await this.rows.add({ payment, reasonKind: 'cancelled', parts });
  }

  override async requestAgain(payment: RefundablePayment): Promise<void> {
    await this.db.rows(`UPDATE refund SET status = 'due' WHERE payment_id = $1 AND ended_at IS NULL`, [payment.id]);
    await this.rows.enqueueRequest(payment);
  }

  override async recordReturn(payment: Payment, backCents: number): Promise<RecordedReturn> {
    await this.db.flushWrites();
    const returnedCents = backCents - payment.refundedCents;
    const { id, reference, lateReason } = payment;
    const now = this.clock.now().toString();
    const ended = await this.db.row<EndedRefunds>(this.endOpen, [id, returnedCents, now, reference]);
    const { openCents, refundCents, isPaidOtherwise, record } = ended!;
    const unexplainedCents = Math.max(0, returnedCents - openCents);
    if (unexplainedCents > 0) {
      const part = lateReason
        ? plainPart('unplaced', unexplainedCents)
        : this.handler.outsidePart(record, unexplainedCents);
      await this.rows.addReturned({ payment, reasonKind: 'outside', parts: [part] });
    }
    const isWhole =
      isPaidOtherwise && returnedCents >= openCents && refundCents + unexplainedCents >= payment.amountCents;
    return { unexplainedCents, isWhole };
  }

  /** Of the refund with this amount, or else of the latest ones. They wait for staff. */
  override async recordFailure({ id, reference }: Payment, { cents, reason, isEarly }: FailedRefund): Promise<number> {
    await this.db.flushWrites();
    const failed = await this.db.row<{ cents: number }>(FAIL, [
      id,
      cents,
      isEarly ? 0 : cents,
      reason,
      this.clock.now().toString(),
    ]);
    await this.events.raise(RefundChanged, { reference });
    return failed!.cents;
  }
}
