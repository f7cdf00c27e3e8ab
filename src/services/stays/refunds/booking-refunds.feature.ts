import { RefundSearches2026112911110 } from '#migrations/money/2026112911110-refund-searches';
import { RefundsByBooking2026112911120 } from '#migrations/stays/2026112911120-refunds-by-booking';
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
import { REFUND_SEARCH_TEXT } from './refund-search-text.fill';

export const bookingRefunds: Feature = {
  tables: ['stays/refunds'],
  migrations: [RefundSearches2026112911110, RefundsByBooking2026112911120],
  fills: [REFUND_SEARCH_TEXT],
  routines: routinesIn(
    __dirname,
    'booking_retains_less',
    'booking_text_of_refunds',
    'charge_retains_less',
    'refund_part_of_charge',
    'refund_search_text',
  ),
  controllers: [BookingRefundsController, RefundsController],
  providers: [BookingRefunds, BookingRefundLetters],
  handlers: [on(RefundChanged, BookingRefunds, 'updateBooking')],
  messages: bookingRefundsMessages,
  constraintRefusals: { booking_charge_refunded: RefundTooLarge },
};
