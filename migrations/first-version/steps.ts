import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import { FinishedSeats1767400180100 } from './courses/1767400180100-finished-seats';
import { RemovedQuestions1767400180110 } from './courses/1767400180110-removed-questions';
import { CountedStudents1767400200100 } from './courses/1767400200100-counted-students';
import { CountedReviews1767400200200 } from './courses/1767400200200-counted-reviews';
import { CopiesOfTrainings1767400180000 } from './fitness/1767400180000-copies-of-trainings';
import { NightsInParts1767400180010 } from './fitness/1767400180010-nights-in-parts';
import { OrderableOptions1767400140100 } from './food/1767400140100-orderable-options';
import { PlainPostcodes1767400160000 } from './food/1767400160000-plain-postcodes';
import { PlainPromoCodes1767400160001 } from './food/1767400160001-plain-promo-codes';
import { UnpaidVisitors1767400170200 } from './food/1767400170200-unpaid-visitors';
import { CountedOrders1767400200400 } from './food/1767400200400-counted-orders';
import { HalfBathrooms1767400180200 } from './property/1767400180200-half-bathrooms';
import { CountedHomes1767400200300 } from './property/1767400200300-counted-homes';
import { AiReservationAccount1767400110000 } from './shared/1767400110000-ai-reservation-account';
import { PaymentsUnderWay1767400140000 } from './shared/1767400140000-payments-under-way';
import { PaymentDisputes1767400140010 } from './shared/1767400140010-payment-disputes';
import { DisputeBooks1767400140020 } from './shared/1767400140020-dispute-books';
import { RefundsUnconfirmed1767400140030 } from './shared/1767400140030-refunds-unconfirmed';
import { SearchTexts1767400160010 } from './shared/1767400160010-search-texts';
import { AccountContacts1767400160011 } from './shared/1767400160011-account-contacts';
import { RequestKeys1767400170000 } from './shared/1767400170000-request-keys';
import { RefundShares1767400190000 } from './shared/1767400190000-refund-shares';
import { MaskedToolTargets1767400120000 } from './stays/1767400120000-masked-tool-targets';
import { HostDescription1767400120010 } from './stays/1767400120010-host-description';
import { UnreadEvents1767400150000 } from './stays/1767400150000-unread-events';
import { SharesOfCharges1767400190010 } from './stays/1767400190010-shares-of-charges';
import { UnpaidVisitors1767400170100 } from './stays/1767400170100-unpaid-visitors';
import { CountedBookings1767400200000 } from './stays/1767400200000-counted-bookings';

/**
 * Migrations after the first databases of version 0.1, which the baseline contains: they run only where a database of that
 * version lacks them.
 */
export const FIRST_VERSION_STEPS = {
  food: [
    AiReservationAccount1767400110000,
    PaymentsUnderWay1767400140000,
    PaymentDisputes1767400140010,
    DisputeBooks1767400140020,
    RefundsUnconfirmed1767400140030,
    OrderableOptions1767400140100,
    PlainPostcodes1767400160000,
    PlainPromoCodes1767400160001,
    SearchTexts1767400160010,
    AccountContacts1767400160011,
    RequestKeys1767400170000,
    UnpaidVisitors1767400170200,
    RefundShares1767400190000,
    CountedOrders1767400200400,
  ],
  courses: [
    AiReservationAccount1767400110000,
    PaymentsUnderWay1767400140000,
    PaymentDisputes1767400140010,
    RefundsUnconfirmed1767400140030,
    SearchTexts1767400160010,
    AccountContacts1767400160011,
    RequestKeys1767400170000,
    FinishedSeats1767400180100,
    RemovedQuestions1767400180110,
    CountedStudents1767400200100,
    CountedReviews1767400200200,
  ],
  property: [
    AiReservationAccount1767400110000,
    SearchTexts1767400160010,
    AccountContacts1767400160011,
    RequestKeys1767400170000,
    HalfBathrooms1767400180200,
    CountedHomes1767400200300,
  ],
  stays: [
    AiReservationAccount1767400110000,
    MaskedToolTargets1767400120000,
    HostDescription1767400120010,
    PaymentsUnderWay1767400140000,
    PaymentDisputes1767400140010,
    DisputeBooks1767400140020,
    RefundsUnconfirmed1767400140030,
    UnreadEvents1767400150000,
    SearchTexts1767400160010,
    AccountContacts1767400160011,
    RequestKeys1767400170000,
    UnpaidVisitors1767400170100,
    RefundShares1767400190000,
    SharesOfCharges1767400190010,
    CountedBookings1767400200000,
  ],
  fitness: [
    AiReservationAccount1767400110000,
    SearchTexts1767400160010,
    AccountContacts1767400160011,
    RequestKeys1767400170000,
    CopiesOfTrainings1767400180000,
    NightsInParts1767400180010,
  ],
} satisfies Record<string, Type<MigrationInterface>[]>;
