import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { RefundChanged } from '#money/refunds/refund.events';
import { RefundTooLarge } from '#money/refunds/refund.refusals';
import { BookingRefundsController } from './booking-refunds.controller';
import { bookingRefundsMessages } from './booking-refunds.messages';
import { BookingRefunds } from './booking-refunds.service';
import { BookingRefundLetters } from './refund-letters.service';
import { RefundsController } from './refunds.controller';

export const bookingRefunds: Feature = {
  tables: ['stays/refunds'],
  routines: routinesIn(__dirname, 'booking_retains_less', 'charge_retains_less', 'refund_part_of_charge'),
  controllers: [BookingRefundsController, RefundsController],
  providers: [BookingRefunds, BookingRefundLetters],
  handlers: [on(RefundChanged, BookingRefunds, 'updateBooking')],
  messages: bookingRefundsMessages,
  constraintRefusals: { booking_charge_refunded: RefundTooLarge },
};
