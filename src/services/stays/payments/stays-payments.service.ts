import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { Clock } from '#kit/time/clock';
import type { SessionLine } from '#payments/payment-gateway';
import { PaymentConfirmation } from '#money/payments/payment-confirmation';
import { PaymentOpening } from '#money/payments/payment-opening';
import { PaymentRefunds } from '#money/payments/payment-refunds';
import type { OpenedPayment } from '#money/payments/payment-request';
import { Payment } from '#money/payments/payment.entity';
import { NotPayable } from '#money/payments/payment.refusals';
import { withQuery } from '#money/payments/return-urls';
import type { Nights } from '../nights/nights';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import type { CancelledBooking } from '../bookings/booking.events';
import type { BookingRow } from '../bookings/booking.queries';
import { PartialCancellations } from './partial-cancellations.service';
import { DEPOSIT_LABEL } from '../prices/price-lines';
import { PROCESSOR_OF } from './payment-methods.service';
import { SimulatedReturns } from './simulated-returns.service';

export const PAID_BOOKING_PAGE = sitePage(
  '/bookings/{reference}',
  { access_token: '…', payment: 'success|cancel' },
  { en: "After a processor's page", ar: 'بعد صفحة معالج الدفع' },
);

/** An amount of a booking that is due, and its deadline. */
interface DueCharge extends Nights {
  reference: string;
  priceCents: number;
  depositCents?: number;
  until: Temporal.Instant;
}

type NewBooking = Pick<BookingRow, 'paymentMethod' | 'totalCents' | 'depositCents' | 'currency'>;

@Injectable()
export class StaysPayments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly opening: PaymentOpening,
    private readonly confirmation: PaymentConfirmation,
    private readonly refunds: PaymentRefunds,
    private readonly returns: SimulatedReturns,
    private readonly transitions: BookingTransitions,
    private readonly partial: PartialCancellations,
    private readonly site: Site,
  ) {}

  /** Closes the payment of a cancelled booking, or returns its money. */
  async closeCancelled({ booking: { reference, isSimulated }, refund }: CancelledBooking): Promise<void> {
    if (refund) return this.partial.refund(refund, isSimulated);
    await this.refunds.closeOrRefund(reference);
    if (isSimulated) await this.returns.report(reference);
  }

  /** @throws AmountTooSmall the processor takes no amount as small as that of the booking */
  assertPayable({ paymentMethod, totalCents, depositCents, currency }: NewBooking): void {
    this.opening.assertPayable(PROCESSOR_OF[paymentMethod] ?? '', totalCents + depositCents, currency);
  }

  /** Cancels a booking whose payment the processor refused for good, so that its nights can be booked again. */
  async cancelRefused({ reference }: BookingRow): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.transitions.lock(reference);
      if (booking?.status === 'pending') await this.transitions.fail(booking, 'payment_failed', 'payment');
    });
  }

  /** Whether the processor refused the payment of the booking for good. */
  async isRefused({ reference }: BookingRow): Promise<boolean> {
    const latest = await this.db.of(Payment).findOne({ where: { reference }, order: { id: 'DESC' } });
    return latest !== null && latest.refusal !== null;
  }

  /** Opens the payment, or returns the open one. Never in a transaction. @throws NotPayable, PaymentUnavailable */
  async open(booking: BookingRow): Promise<OpenedPayment> {
    const until = booking.holdExpiresAt?.getTime() ?? 0;
    const { reference, checkIn, checkOut, totalCents: priceCents, depositCents } = booking;
    const ends = Temporal.Instant.fromEpochMilliseconds(until);
    return this.openDue(booking, { reference, priceCents, depositCents, until: ends, checkIn, checkOut });
  }

  /** Opens the payment of one charge of the booking, or returns the open one. */
  async openDue(
    booking: BookingRow,
    { reference, priceCents, depositCents = 0, until, ...nights }: DueCharge,
  ): Promise<OpenedPayment> {
    if (Temporal.Instant.compare(until, this.clock.now()) <= 0) throw NotPayable();
    return this.opening.open({
      reference,
      provider: PROCESSOR_OF[booking.paymentMethod] ?? '',
      amountCents: priceCents + depositCents,
      currency: booking.currency,
      lines: paidLines({ ...booking, ...nights }, priceCents, depositCents),
      locale: booking.locale,
      email: booking.guestEmail,
      until,
      returnTo: async () => ({
        success: this.returnAddress(booking, 'success', booking.returnUrls?.ok),
        cancel: this.returnAddress(booking, 'cancel', booking.returnUrls?.cancel),
      }),
    });
  }

  /** Captures an approved wallet payment. @throws PaymentUnavailable; the call can be repeated */
  async settle({ reference, status, paymentMethod, openChange }: BookingRow): Promise<void> {
    if (paymentMethod !== 'wallet' || status === 'cancelled') return;
    await this.confirmation.confirmOpened(reference);
    if (openChange) await this.confirmation.confirmOpened(openChange.reference);
  }

  /** The page of the site that calls `settle`. PayPal adds a `token` of its own, hence `access_token`. */
  private returnAddress(
    { reference, accessToken }: BookingRow,
    payment: 'success' | 'cancel',
    chosen?: string,
  ): string {
    const parameters = { reference, access_token: accessToken, payment };
    return chosen ? withQuery(chosen, parameters) : this.site.urlOf(PAID_BOOKING_PAGE, parameters);
  }
}

function paidLines(booking: NamedNights, priceCents: number, depositCents: number): SessionLine[] {
  const lines = [
    { name: lineName(booking), quantity: 1, unitAmountCents: priceCents },
    { name: DEPOSIT_LABEL[booking.locale], quantity: 1, unitAmountCents: depositCents },
  ];
  return lines.filter(({ unitAmountCents }) => unitAmountCents > 0);
}

type NamedNights = Pick<BookingRow, 'stayTitle' | 'locale'> & Nights;

const lineName = ({ stayTitle, locale, checkIn, checkOut }: NamedNights): string =>
  `${stayTitle[locale] || stayTitle.en}, ${checkIn} – ${checkOut}`;
