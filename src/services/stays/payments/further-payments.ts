import { Injectable } from '@nestjs/common';
import type { LateReason } from '#shared/payments/payment.entity';
import type { PayableRecord } from '#shared/payments/payment-handler';
import { bookingReferenceOf } from '../bookings/booking-references';

/** Takes payments of charges after the first one of a booking. Methods run inside the transaction of the payment. */
export interface FurtherPaymentHandler {
  /** Locks the booking. */
  find(reference: string): Promise<PayableRecord | undefined>;
  /** False if the payment came too late. */
  paid(reference: string): Promise<boolean>;
  latePaid(): LateReason;
  /** The money is under way: the nights of the charge are held until then. */
  processing(reference: string, until: Date): Promise<void>;
  unpaid(reference: string): Promise<void>;
  /** Undoes what a payment paid for that counted as paid and never was. */
  neverPaid(reference: string): Promise<void>;
}

/** Finds the handler of payments whose reference is not that of a booking. */
@Injectable()
export class FurtherPayments {
  private handler: FurtherPaymentHandler | undefined;

  handleWith(handler: FurtherPaymentHandler): void {
    this.handler = handler;
  }

  /** Undefined for the reference of a booking. */
  of(reference: string): FurtherPaymentHandler | undefined {
    return bookingReferenceOf(reference) === reference ? undefined : this.handler;
  }
}
