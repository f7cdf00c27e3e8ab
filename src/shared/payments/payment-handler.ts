import type { RecipientScope } from '../notifications/notifications.service';
import type { Payment } from './payment.entity';

/** The order or booking that is paid for. */
export interface PayableRecord {
  reference: string;
  /** Whether it can still be paid. */
  payable: boolean;
}

/**
 * Applies payments to the records of a service. Every method runs inside the transaction that stores the payment, after
 * `find` has locked the record, and must not call other servers. Second payments and their refunds are not passed on.
 */
export abstract class PaymentHandler {
  /** Permission of the staff who are notified of payments that need a decision. With a scope, see `Notifications.toStaffWith`. */
  abstract readonly staff: { permission: string; scopeId?: RecipientScope };

  /** Locks and reads the record; undefined when there is none. */
  abstract find(reference: string): Promise<PayableRecord | undefined>;

  /** The first payment of the record. Returns false if it came too late; then it is refunded automatically. */
  abstract paid(reference: string, payment: Payment): Promise<boolean>;

  /** The attempt failed and nothing else has paid. */
  abstract failed(reference: string, payment: Payment): Promise<void>;

  /** The session ended unpaid and nothing else has paid. */
  abstract expired(reference: string, payment: Payment): Promise<void>;

  /** The payment of the record was refunded in full. */
  abstract refunded(reference: string, payment: Payment): Promise<void>;
}
