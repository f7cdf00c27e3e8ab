import type { RecipientScope } from '#shared/notifications/notifications.service';
import type { LateReason, Payment } from './payment.entity';
import { type NewRefundPart, plainPart } from './refund-parts';

/** A refund that failed after the processor had accepted it. */
export interface FailedRefund {
  cents: number;
  reason: string;
  /** Whether its return was not recorded yet. */
  isEarly: boolean;
}

/** The order or booking of a payment. */
export interface PayableRecord {
  reference: string;
  payable: boolean;
}

/** Methods run inside the transaction that stores the payment, after `find`, and must not call other servers. */
export abstract class PaymentHandler {
  /** Permission of the staff who are notified of payments that need a decision. With a scope, see `Notifications.toStaffWith`. */
  abstract readonly staff: { permission: string; scopeId?: RecipientScope };

  /**
   * Whether a refund that the processor refuses, or that fails after it was returned, is withdrawn: its parts count as paid
   * again, and staff may refund them again. Otherwise it stays owed.
   */
  readonly withdrawsFailedRefunds: boolean = false;

  /** Locks and reads the record; undefined when there is none. */
  abstract find(reference: string): Promise<PayableRecord | undefined>;

  /** The first payment of the record. Returns false if it came too late; then it is refunded automatically. */
  abstract paid(reference: string, payment: Payment): Promise<boolean>;

  /** Why the first payment was refused, after `paid` returned false. */
  async latePaid(_reference: string): Promise<LateReason> {
    return 'not_accepted';
  }

  /**
   * SQL of a JSON value with the data of the record for `refundParts` and `outsidePart`.
   * @param _reference an SQL expression
   */
  refundable(_reference: string): string {
    return 'NULL::jsonb';
  }

  /**
   * The parts of a whole refund, without what was refunded before.
   * @param _record the value of `refundable`
   */
  refundParts(_record: unknown): NewRefundPart[] {
    return [];
  }

  /** The part for money that was returned at the processor without a request. @param _record the value of `refundable` */
  outsidePart(_record: unknown, cents: number): NewRefundPart {
    return plainPart('outside', cents);
  }

  /** The money is under way: keeps what the record holds while unpaid, such as a slot, until then. */
  async processing(_reference: string, _until: Date): Promise<void> {}

  /** @param payment one that was under way has `processingSince`: the record may hold more than its time to pay allows */
  abstract failed(reference: string, payment: Payment): Promise<void>;

  /** The session ended unpaid, and no other payment settles the record. */
  abstract expired(reference: string, payment: Payment): Promise<void>;

  abstract refunded(reference: string, payment: Payment): Promise<void>;

  /** A refund of the payment that counts failed after it had been returned: the money is owed again. */
  async refundFailed(_reference: string, _payment: Payment, _failure: FailedRefund): Promise<void> {}

  /** The processor refused a refund that staff requested, and it was withdrawn. */
  async refundWithdrawn(_refundId: number, _reason: string): Promise<void> {}

  /** A part of the payment was refunded. @param _refundIds refunds that ended by it */
  async partlyRefunded(_reference: string, _payment: Payment, _refundIds: readonly number[]): Promise<void> {}
}
