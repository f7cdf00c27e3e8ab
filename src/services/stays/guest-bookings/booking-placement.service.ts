import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Once, IdempotentResult } from '#kit/idempotency/once';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { ReturnUrlReader } from '#shared/payments/return-urls';
import type { BookableStay } from '../availability/availability.queries';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import { unavailability, type UnavailableReason } from '../nights/nights';
import { PaymentMethods } from '../payments/payment-methods.service';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { beginBooking } from './booking-beginning';
import { type BookingDraft, bookingDraft } from './booking-draft';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { UNAVAILABLE } from './booking.refusals';
import type { BookingBody } from './bookings.dto';
import { firstPayment } from './placement-payment';
import { assertUnpaidAllowed, waitForUnpaidOf } from './unpaid-bookings';
import { type BookingReceiptView, receiptView } from './receipt.view';

export interface BookingRequest {
  body: BookingBody;
  visitorAddress: string;
  language: Language;
}

interface Made {
  draft: BookingDraft;
  /** Null while a payment has to be opened. */
  receipt: BookingReceiptView | null;
}

/**
 * Makes bookings. The booking, its nights, the mail and the notification about it are one transaction; a refusal leaves
 * nothing behind. A payment on the processor's page is opened after the commit, so that whatever it reports finds the
 * booking.
 */
@Injectable()
export class BookingPlacement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly expiry: BookingExpiry,
    private readonly methods: PaymentMethods,
    private readonly storage: BookingStorage,
    private readonly receipts: BookingReceipts,
    private readonly once: Once,
    private readonly addresses: ReturnUrlReader,
  ) {}

  async place(request: BookingRequest): Promise<IdempotentResult<BookingReceiptView>> {
    const { check_in, check_out, client_token, guest_email, company } = request.body;
    if (!isBefore(check_in, check_out)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    if (company) return this.pretend(request);
    return this.once.record({
      address: request.visitorAddress,
      limit: 'bookings',
      find: () => this.receipts.stored(client_token, guest_email),
      make: () => this.make(request),
      finish: async made => made.receipt ?? this.receipts.of(made.draft.reference),
    });
  }

  /** What a bot is answered, which filled in the honeypot: judged like any booking, and nothing of it stays. */
  private async pretend(request: BookingRequest): Promise<IdempotentResult<BookingReceiptView>> {
    const { client_token: key, guest_email: caller, company: honeypot } = request.body;
    const answer = await this.once.answer(
      { kind: 'booking', caller, key },
      { address: request.visitorAddress, limit: 'bookings', honeypot, work: () => this.honeypotReceipt(request) },
    );
    return new IdempotentResult(answer, false);
  }

  private async honeypotReceipt(request: BookingRequest): Promise<BookingReceiptView> {
    const { draft, receipt } = await this.make(request);
    return receipt ?? this.storage.honeypotReceipt(draft);
  }

  private async make({ body, language }: BookingRequest): Promise<Made> {
    const returnUrls = this.addresses.require(body);
    const isOnArrival = body.payment_method === 'on_arrival';
    if (isOnArrival) await waitForUnpaidOf(this.db, body.guest_email);
    const now = this.clock.now();
    const { id, settings, hasOverdue, unpaidCheckIns, ...found } = await beginBooking(this.db, body, now);
    const method = this.methods.require(body.payment_method, settings);
    const moment = this.time.momentOf(settings, now);
    const payment = firstPayment(body, method, moment.today);
    const stay = stayToBook(found.stay, body, moment);
    if (isOnArrival) assertUnpaidAllowed(unpaidCheckIns, moment.today, moment.maxUnpaidOnArrival);
    if (hasOverdue) await this.expiry.clear(stay.id, { checkIn: body.check_in, checkOut: body.check_out });
    const draft = bookingDraft(body, stay, moment, payment, language, returnUrls);
    const receipt = method.hosted ? null : receiptView(draft, null);
    await this.storage.write(id, draft, receipt, method.hosted);
    return { draft, receipt };
  }
}

function stayToBook(stay: BookableStay | null, body: BookingBody, moment: CompanyMoment): BookableStay {
  if (!stay) throw NotFound();
  const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests };
  const reason = unavailability(stay, wanted, moment, stay.isTaken);
  if (reason) throw UNAVAILABLE[reason]({ details: LIMIT_BEHIND[reason]?.(stay, moment) });
  return stay;
}

type Limit = (stay: BookableStay, house: CompanyMoment) => Record<string, number>;

/** What stay and house ask for, beside the refusal. */
const LIMIT_BEHIND: Partial<Record<UnavailableReason, Limit>> = {
  too_far: (_, { maxDaysAhead }) => ({ max_days_ahead: maxDaysAhead }),
  max_nights: (_, { maxNights }) => ({ max_nights: maxNights }),
  min_nights: ({ minNights }) => ({ min_nights: minNights }),
  capacity: ({ maxGuests }) => ({ max_guests: maxGuests }),
};
