import type { RecipientScope } from '../notifications/notifications.service';
import type { Payment } from './payment.entity';

/** The order or booking that is paid for, as far as payments care. */
export interface PayableRecord {
  reference: string;
  /** It still waits for money. */
  payable: boolean;
}

/**
 * What a service does with its own record when money moves. Every method runs inside the transaction that records the
 * payment, after `find` has locked the record, and never calls out. Second payments and their refunds do not get here.
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

  /** The money that settled the record was given back in full. */
  abstract refunded(reference: string, payment: Payment): Promise<void>;
}
