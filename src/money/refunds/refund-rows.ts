import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { queueOf } from '#jobs/job-queues';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { PAYMENT_JOBS } from '../payments/payment-jobs';
import type { Payment } from '../payments/payment.entity';
import { HOSTED_PROVIDERS } from '../payments/processor-refunds';
import { type AssignedPart, type NewRefundPart, sumOfParts } from '../payments/refund-parts';
import type { Refund } from './refund.entity';

export type NewRefund = Pick<Refund, 'reasonKind'> &
  Partial<Pick<Refund, 'reason' | 'askedBy' | 'clientToken'>> & {
    payment: Pick<Payment, 'id' | 'provider' | 'reference'>;
    parts: readonly (NewRefundPart | AssignedPart)[];
    /** Drawn from the sequence of `refund` beforehand, where the caller needs it. */
    id?: number;
  };

/**
 * Writes refunds with their parts. Triggers post them (`refund_postings`) and count them (`refund_part_of_order`,
 * `refund_part_of_charge`, `refund_part_of_course`). All methods queue writes of the running transaction.
 */
@Injectable()
export class RefundRows {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Stores the refund and enqueues its request. The caller has locked the record. @param runAt when it is requested */
  async add(refund: NewRefund, runAt?: Date): Promise<void> {
    await this.insert(refund, false);
    await this.enqueueRequest(refund.payment, runAt);
  }

  /** Money that has gone back already. */
  async addReturned(refund: NewRefund): Promise<void> {
    await this.insert(refund, true);
  }

  /**
   * One job a payment, so that its refunds are requested one after another. Without a processor its event is awaited.
   * @param runAt has a key of its own, so that it delays no earlier request
   */
  async enqueueRequest({ id, provider }: Pick<Payment, 'id' | 'provider'>, runAt?: Date): Promise<void> {
    if (!HOSTED_PROVIDERS.has(provider)) return;
    const key = `${PAYMENT_JOBS.refund}-${id}`;
    const options = {
      key: runAt ? `${key}-later` : key,
      queue: queueOf(PAYMENT_JOBS.refund, id),
      ...(runAt && { runAt }),
    };
    await this.jobs.enqueue(PAYMENT_JOBS.refund, { paymentId: id }, options);
  }

  private async insert({ id, payment, parts, ...refund }: NewRefund, isReturned: boolean): Promise<void> {
    const now = this.clock.now().toString();
    const amountCents = sumOfParts(parts);
    const stored = await this.db.queueWrite(
      sql`
        INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, reason, asked_by,
          client_token, status, keyed_at, asked_at, ended_at)
        VALUES (coalesce(${id ?? null}::integer, nextval('refund_id_seq')), ${payment.id}, ${payment.reference},
          ${amountCents}, ${isReturned ? amountCents : 0}, ${refund.reasonKind}, ${refund.reason ?? null},
          ${refund.askedBy ?? null}, ${refund.clientToken ?? null}, ${isReturned ? 'done' : 'due'}, ${now}, ${now},
          ${isReturned ? now : null})
        RETURNING id, reference`,
      { onWritten: () => undefined, readers: 1 },
    );
    const rows = JSON.stringify(parts.map(rowOf));
    await this.db.queueWrite(sql`
      INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, promo_cents, reward_cents,
        amount_cents, extra_guest_cents, length_discount_cents, deposit_cents)
      SELECT stored.id, stored.reference, part.kind, part.position, part.quantity, part.gross_cents, part.promo_cents,
        part.reward_cents, part.amount_cents, part.extra_guest_cents, part.length_discount_cents, part.deposit_cents
      FROM ${stored} stored, jsonb_populate_recordset(NULL::refund_part, ${rows}) part`);
  }
}

const rowOf = (part: NewRefundPart | AssignedPart) => ({
  kind: part.kind,
  position: part.position ?? null,
  quantity: part.quantity ?? null,
  gross_cents: part.grossCents,
  promo_cents: part.promoCents ?? 0,
  reward_cents: part.rewardCents ?? 0,
  amount_cents: part.amountCents,
  extra_guest_cents: part.extraGuestCents ?? 0,
  length_discount_cents: part.lengthDiscountCents ?? 0,
  deposit_cents: part.depositCents ?? 0,
});
