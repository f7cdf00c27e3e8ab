import type { Feature } from '#kit/service/feature';
import { BookingRefundsController } from './booking-refunds.controller';
import { bookingRefundsSentences } from './booking-refunds.sentences';
import { BookingRefunds } from './booking-refunds.service';
import { RefundTooLarge } from './refund.refusals';

export const bookingRefunds: Feature = {
  controllers: [BookingRefundsController],
  providers: [BookingRefunds],
  sentences: bookingRefundsSentences,
  constraintRefusals: { booking_charge_refunded: RefundTooLarge, payment_asked_back: RefundTooLarge },
};
