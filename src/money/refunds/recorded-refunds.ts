import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
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
    RETURNING refund.id, refund.status
  )
  SELECT coalesce(max(upto), 0)::bigint AS "openCents",
    ARRAY(SELECT id FROM ended WHERE status = 'done' ORDER BY id) AS "endedIds",
    (SELECT coalesce(sum(amount_cents), 0)::bigint FROM refund WHERE payment_id = $1) AS "refundCents",
    EXISTS (SELECT FROM refund WHERE payment_id = $1 AND status = 'paid_otherwise') AS "isPaidOtherwise",
    CASE WHEN $2 > coalesce(max(upto), 0) THEN ${record} END AS record
  FROM open`;

/**
 * Takes cents back from refunds that were returned, or marks the one that was only accepted. With $6 those that staff or the
 * processor made are withdrawn.
 */
const FAIL = `
  WITH accepted AS (
    SELECT id, returned_cents, reason_kind,
      sum(returned_cents) OVER (ORDER BY amount_cents = $2 DESC, id DESC) AS upto,
      row_number() OVER (ORDER BY amount_cents - returned_cents = $2 DESC, id DESC) AS place
    FROM refund WHERE payment_id = $1 AND status <> 'paid_otherwise' AND reason_kind <> 'assigned'
      AND CASE WHEN $3::bigint > 0 THEN returned_cents > 0 ELSE status = 'sent' END
  ), taken AS (
    SELECT id, least(returned_cents, $3 - (upto - returned_cents)) AS cents,
      $6::boolean AND reason_kind IN ('requested', 'outside') AS is_withdrawn
    FROM accepted
    WHERE CASE WHEN $3 > 0 THEN upto - returned_cents < $3 ELSE place = 1 END
  ), failed AS (
    UPDATE refund SET returned_cents = returned_cents - CASE WHEN $3 > 0 THEN taken.cents ELSE 0 END,
      status = CASE WHEN is_withdrawn THEN 'withdrawn' ELSE 'failed' END,
      ended_at = CASE WHEN is_withdrawn THEN $5::timestamptz END,
      error = $4, key = md5(concat(gen_random_uuid(), gen_random_uuid())), keyed_at = $5
    FROM taken WHERE taken.id = refund.id
  )
  SELECT CASE WHEN $3 > 0 THEN coalesce(sum(cents), 0) ELSE 0 END::bigint AS cents FROM taken`;

/** Withdraws assigned refunds of more than what was returned `outside`: that with the failed amount first, then the latest. */
const WITHDRAW_ASSIGNED = `
  UPDATE refund SET status = 'withdrawn', returned_cents = 0, error = $3, ended_at = $4
  FROM (
    SELECT id, sum(amount_cents) OVER (ORDER BY amount_cents = $2, id) AS upto
    FROM refund WHERE payment_id = $1 AND reason_kind = 'assigned' AND status = 'done'
  ) assigned
  WHERE assigned.id = refund.id AND upto > (
    SELECT coalesce(sum(returned_cents), 0) FROM refund WHERE payment_id = $1 AND reason_kind = 'outside')`;

/** Money that staff returned in another way. It is not part of `asked_back_cents`. */
const paidOtherwise = (paymentId: string): string => `
  (SELECT coalesce(sum(amount_cents - returned_cents), 0)::bigint
   FROM refund WHERE payment_id = ${paymentId} AND status = 'paid_otherwise')`;

interface EndedRefunds {
  openCents: number;
  refundCents: number;
  isPaidOtherwise: boolean;
  endedIds: number[];
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
    runAt?: Date,
  ): Promise<void> {
    const leftCents = payment.amountCents - payment.askedBackCents - otherwiseCents;
    const dueCents = wanted ? Math.min(leftCents, sumOfParts(wanted)) : leftCents;
    if (dueCents === 0) return;
    const parts = fitParts(wanted ?? this.handler.refundParts(record), dueCents);
    await this.rows.add({ payment, reasonKind: 'cancelled', parts }, runAt);
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
    const { openCents, refundCents, isPaidOtherwise, endedIds, record } = ended!;
    const unexplainedCents = Math.max(0, returnedCents - openCents);
    if (unexplainedCents > 0) {
      const part = lateReason
        ? plainPart('unplaced', unexplainedCents)
        : this.handler.outsidePart(record, unexplainedCents);
      await this.rows.addReturned({ payment, reasonKind: 'outside', parts: [part] });
    }
    const isWhole =
      isPaidOtherwise && returnedCents >= openCents && refundCents + unexplainedCents >= payment.amountCents;
    return { unexplainedCents, isWhole, endedIds };
  }

  /** Of the refund with this amount, or else of the latest ones. They wait for staff, or are withdrawn. */
  override async recordFailure(payment: Payment, failure: FailedRefund): Promise<number> {
    await this.db.flushWrites();
    const { id, reference } = payment;
    const { cents, reason, isEarly } = failure;
    const now = this.clock.now().toString();
    const isWithdrawn = this.handler.withdrawsFailedRefunds && payment.lateReason === null;
    const failed = await this.db.row<{ cents: number }>(FAIL, [
      id,
      cents,
      isEarly ? 0 : cents,
      reason,
      now,
      isWithdrawn,
    ]);
    if (isWithdrawn) await this.db.rows(WITHDRAW_ASSIGNED, [id, cents, reason, now]);
    if (this.handler.withdrawsFailedRefunds) await this.requestWhole(payment);
    await this.events.raise(RefundChanged, { reference });
    return failed!.cents;
  }

  /** A payment that was to go back whole still is: what failed of it is requested again after a day. */
  private async requestWhole({ id, status }: Payment): Promise<void> {
    if (status !== 'refunded' && status !== 'refund_due') return;
    const runAt = new Date(this.clock.now().add({ hours: 24 }).epochMilliseconds);
    const payment = await this.db.row<CancelledPayment>(
      `SELECT id, provider, reference, amount_cents AS "amountCents", asked_back_cents AS "askedBackCents",
         ${this.cancelledColumns}
       FROM payment WHERE id = $1`,
      [id],
    );
    await this.enqueueCancelled(payment!, undefined, runAt);
    // One write may store a job of a key once.
    await this.db.flushWrites();
    await this.rows.enqueueRequest(payment!, runAt);
  }
}
