import { Injectable } from '@nestjs/common';
import { sql } from '#kit/database/sql';
import { Webhooks } from '#webhooks/storage/webhooks';
import type { WebhookType } from '#webhooks/types/webhook-type';
import type { MovedBooking, PlacedBooking } from '../bookings/booking.events';
import type { BookingStatus } from '../bookings/booking-status';
import {
  BOOKING_CANCELLED,
  BOOKING_CHANGED,
  BOOKING_CHECKED_IN,
  BOOKING_CHECKED_OUT,
  BOOKING_CONFIRMED,
  BOOKING_CREATED,
  BOOKING_NO_SHOW,
  BOOKING_PAID,
  BOOKING_REFUNDED,
  INQUIRY_RECEIVED,
  PAYMENT_DISPUTED,
} from './stays-webhook-types';

const OF_STATUS: Partial<Record<BookingStatus, WebhookType>> = {
  confirmed: BOOKING_CONFIRMED,
  checked_in: BOOKING_CHECKED_IN,
  completed: BOOKING_CHECKED_OUT,
  cancelled: BOOKING_CANCELLED,
};

/** Raises the webhooks of the service for its domain events. */
@Injectable()
export class StaysWebhooks {
  constructor(private readonly webhooks: Webhooks) {}

  async bookingPlaced({ bookingId: id, status, isPaid }: PlacedBooking): Promise<void> {
    await this.webhooks.raise(BOOKING_CREATED, { id });
    if (isPaid) await this.webhooks.raise(BOOKING_PAID, { id });
    const type = OF_STATUS[status];
    if (type) await this.webhooks.raise(type, { id });
  }

  async bookingMoved({ bookingId: id, status, isPaid, isNoShow }: MovedBooking): Promise<void> {
    if (isPaid) await this.webhooks.raise(BOOKING_PAID, { id });
    if (isNoShow) await this.webhooks.raise(BOOKING_NO_SHOW, { id });
    const type = OF_STATUS[status];
    if (type) await this.webhooks.raise(type, { id });
  }

  async datesChanged({ bookingId: id }: { bookingId: number }): Promise<void> {
    await this.webhooks.raise(BOOKING_CHANGED, { id });
  }

  async bookingRefunded({ reference, bookingId }: { reference: string; bookingId?: number }): Promise<void> {
    const id = bookingId ?? sql`(SELECT id FROM booking WHERE reference = ${reference})`;
    await this.webhooks.raise(BOOKING_REFUNDED, { id });
  }

  async inquiryReceived({ inquiryId: id }: { inquiryId: number }): Promise<void> {
    await this.webhooks.raise(INQUIRY_RECEIVED, { id });
  }

  async paymentDisputed({ disputeId: id }: { disputeId: number }): Promise<void> {
    await this.webhooks.raise(PAYMENT_DISPUTED, { id });
  }
}
