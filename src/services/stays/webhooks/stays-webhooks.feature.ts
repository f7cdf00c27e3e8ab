import { PaymentDisputed } from '#money/payments/payment.events';
import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { BookingDatesChanged, BookingMoved, BookingPlaced, BookingRefunded } from '../bookings/booking.events';
import { InquiryReceived } from '../inquiries/inquiry.events';
import { StaysWebhooks } from './stays-webhooks.service';

export const staysWebhooks: Feature = {
  providers: [StaysWebhooks],
  handlers: [
    on(BookingPlaced, StaysWebhooks, 'bookingPlaced'),
    on(BookingMoved, StaysWebhooks, 'bookingMoved'),
    on(BookingDatesChanged, StaysWebhooks, 'datesChanged'),
    on(BookingRefunded, StaysWebhooks, 'bookingRefunded'),
    on(InquiryReceived, StaysWebhooks, 'inquiryReceived'),
    on(PaymentDisputed, StaysWebhooks, 'paymentDisputed'),
  ],
};
