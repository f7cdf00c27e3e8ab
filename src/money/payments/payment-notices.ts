import { Injectable } from '@nestjs/common';
import { bilingualAmount, bilingualDay } from '#kit/language/formatting';
import { Notifications } from '#shared/notifications/notifications.service';
import { PaymentHandler } from './payment-handler';
import type { PaymentDispute } from './payment-dispute.entity';
import type { Payment } from './payment.entity';

const NOT_NAMED = { en: 'not named', ar: 'غير محدد' };

type DisputeNotice = Pick<PaymentDispute, 'amountCents' | 'reason' | 'dueBy' | 'status'>;

/** Notifies staff of payments that need a decision, in the running transaction. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly handler: PaymentHandler,
  ) {}

  async mismatch(
    payment: Payment,
    { amountCents, currency }: { amountCents: number | null; currency: string | null },
  ): Promise<void> {
    const received = amountCents === null ? '?' : bilingualAmount(amountCents, currency ?? '?');
    await this.notify('payment_mismatch', payment, {
      expected: bilingualAmount(payment.amountCents, payment.currency),
      received,
    });
  }

  /** `second`: another payment has settled the record; `late`: the record no longer accepts one. */
  async refundDue(payment: Payment, why: 'second' | 'late'): Promise<void> {
    await this.notify(`payment_${why}`, payment, { amount: bilingualAmount(payment.amountCents, payment.currency) });
  }

  async partlyRefunded(payment: Payment, backCents: number): Promise<void> {
    await this.notify('payment_partially_refunded', payment, {
      amount: bilingualAmount(backCents, payment.currency),
      total: bilingualAmount(payment.amountCents, payment.currency),
    });
  }

  async refundFailed(payment: Payment, reason: string, amountCents = payment.amountCents): Promise<void> {
    await this.notify('payment_refund_failed', payment, {
      amount: bilingualAmount(amountCents, payment.currency),
      reason,
    });
  }

  /** An accepted refund failed. Only staff can request it again. */
  async refundReturned(payment: Payment, reason: string, amountCents: number): Promise<void> {
    await this.notify('payment_refund_returned', payment, {
      amount: bilingualAmount(amountCents, payment.currency),
      reason,
    });
  }

  async disputed(payment: Payment, { amountCents, reason, dueBy }: DisputeNotice): Promise<void> {
    const due = dueBy && new Date(dueBy).toISOString();
    const params = {
      amount: bilingualAmount(amountCents, payment.currency),
      reason: reason ?? NOT_NAMED,
      due_by: due === null ? NOT_NAMED : bilingualDay(due.slice(0, 10)),
    };
    await this.notify('payment_disputed', payment, params, { due_by: due });
  }

  async disputeEnded(payment: Payment, { amountCents, status }: DisputeNotice): Promise<void> {
    await this.notify(`payment_dispute_${status}`, payment, { amount: bilingualAmount(amountCents, payment.currency) });
  }

  /** The processor sent an unsupported kind of event about a payment. */
  async unread(payment: Payment, kind: string | null): Promise<void> {
    await this.notify('payment_event_unread', payment, { kind: kind ?? '?' });
  }

  /** An event names a record of this service, but none of its payments. */
  async unknown(provider: string, reference: string, eventId: string, sessionId: string | null): Promise<void> {
    await this.send(
      'payment_unknown',
      { reference, provider },
      { reference, event_id: eventId, session_id: sessionId ?? '' },
    );
  }

  async findings(
    found: readonly { type: string; reference: string | null; payment_id: number | null }[],
  ): Promise<void> {
    const references = [...new Set(found.map(finding => finding.reference))];
    const named = references.slice(0, 5).join(', ') + (references.length > 5 ? ', …' : '');
    await this.send(
      'payment_reconciliation',
      { count: found.length, references: named },
      { findings: found.slice(0, 50) },
    );
  }

  private async notify(
    type: string,
    { reference, provider, id }: Payment,
    params: Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<void> {
    await this.send(type, { reference, provider, ...params }, { reference, payment_id: id, ...data });
  }

  private async send(type: string, params: Record<string, unknown>, data: Record<string, unknown>): Promise<void> {
    const { permission, scopeId } = this.handler.staff;
    await this.notifications.toStaffWith(permission, { type, params, data }, scopeId === undefined ? {} : { scopeId });
  }
}
