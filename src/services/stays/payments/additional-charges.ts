import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { LateReason } from '#money/payments/payment.entity';
import type { PayableRecord } from '#money/payments/payment-handler';
import { bookingReferenceOf } from '../bookings/booking-references';

/** Handles payments of charges after the first one of a booking, in the transaction of the payment. */
export abstract class AdditionalChargeHandler {
  /** Locks the booking. */
  abstract find(reference: string): Promise<PayableRecord | undefined>;
  /** False if the payment came too late. */
  abstract paid(reference: string): Promise<boolean>;
  abstract latePaid(): LateReason;
  /** The payment is processing: the nights of the charge are held until then. */
  abstract processing(reference: string, until: Date): Promise<void>;
  abstract paymentFailed(reference: string): Promise<void>;
  /** Undoes a charge that counted as paid although its payment never arrived. */
  abstract revert(reference: string): Promise<void>;
}

/** Finds the handler of payments whose reference is not that of a booking. It depends on payments, so it cannot be injected. */
@Injectable()
export class AdditionalCharges {
  constructor(private readonly modules: ModuleRef) {}

  /** Undefined for the reference of a booking. */
  of(reference: string): AdditionalChargeHandler | undefined {
    if (bookingReferenceOf(reference) === reference) return undefined;
    return this.modules.get(AdditionalChargeHandler, { strict: false });
  }
}
