import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { PaymentHandler } from '../payments/payment-handler';
import { Payment } from '../payments/payment.entity';
import { RefundRows } from './refund-rows';
import { Refund } from './refund.entity';
import { RefundSettled } from './refund.refusals';
import { RefundChanged } from './refund.events';
import type { RefundActionBody } from './refunds.dto';

/** Everything of the payment went back, a part of it in another way. */
const END_PAYMENT = `
  UPDATE payment SET status = 'refunded', refund_error = NULL, updated_at = now()
  WHERE id = $1 AND status <> 'refunded'
    AND NOT EXISTS (SELECT FROM refund WHERE payment_id = $1 AND ended_at IS NULL)
    AND amount_cents <= (SELECT sum(amount_cents) FROM refund WHERE payment_id = $1)
  RETURNING settles`;

/** Actions of staff on open refunds. */
@Injectable()
export class RefundActions {
  constructor(
    private readonly db: Database,
    private readonly handler: PaymentHandler,
    private readonly rows: RefundRows,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, ValidationFailed, RefundSettled */
  async apply(id: number, { action, note }: RefundActionBody): Promise<void> {
    if (action === 'paid_otherwise' && !note) throw ValidationFailed({ errors: { note: ['required'] } });
    await this.db.transaction(async () => {
      const payment = await this.lockPayment(id);
      const refund = await this.db.of(Refund).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (refund.endedAt !== null) throw RefundSettled();
      if (action === 'retry') {
        await this.db.of(Refund).update(id, { status: 'due' });
        await this.rows.enqueueRequest(payment);
      } else await this.endOtherwise(id, payment, note!);
      await this.events.raise(RefundChanged, { reference: payment.reference });
    });
  }

  private async endOtherwise(id: number, payment: Payment, note: string): Promise<void> {
    await this.db.of(Refund).update(id, { status: 'paid_otherwise', note, endedAt: this.clock.date(), error: null });
    const ended = await this.db.row<{ settles: boolean }>(END_PAYMENT, [payment.id]);
    if (ended?.settles) await this.handler.refunded(payment.reference, payment);
    else if (payment.settles) await this.handler.partlyRefunded(payment.reference, payment, [id]);
  }

  private async lockPayment(refundId: number): Promise<Payment> {
    const { reference, paymentId } = await this.db.rowOr<Pick<Refund, 'reference' | 'paymentId'>>(
      NotFound,
      'SELECT reference, payment_id AS "paymentId" FROM refund WHERE id = $1',
      [refundId],
    );
    await this.handler.find(reference);
    return this.db.of(Payment).findOneOrFail({ where: { id: paymentId }, lock: { mode: 'pessimistic_write' } });
  }
}
