import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, Refusal } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { isBefore } from '#kit/time/calendar';
import { bookableStay, type BookableStay } from '../availability/availability.queries';
import { type CompanyMoment, CompanyTime } from '../availability/company-time';
import { unavailability, type UnavailableReason } from '../availability/nights';
import { PaymentMethods } from '../payments/payment-methods.service';
import { type BookingDraft, bookingDraft } from './booking-draft';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { UNAVAILABLE } from './booking.refusals';
import type { BookingBody } from './bookings.dto';
import { firstPayment } from './placement-payment';
import { type BookingReceiptView, receiptView } from './receipt.view';

export interface BookingRequest {
  body: BookingBody;
  visitorAddress: string;
  language: Language;
}

interface Made {
  reference: string;
  /** Null while a payment has to be opened. */
  receipt: BookingReceiptView | null;
}

/** Ends the transaction of what a program sent: judged like any booking, and nothing of it stays. */
class NothingStored extends Error {
  override name = 'NothingStored';

  constructor(readonly made: Made) {
    super('nothing stored');
  }
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
    private readonly time: CompanyTime,
    private readonly methods: PaymentMethods,
    private readonly storage: BookingStorage,
    private readonly receipts: BookingReceipts,
    private readonly limits: RateLimits,
  ) {}

  async place(request: BookingRequest): Promise<BookingReceiptView> {
    const { check_in, check_out, client_token, guest_email } = request.body;
    if (!isBefore(check_in, check_out)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    const stored = await this.receipts.stored(client_token, guest_email);
    if (stored) return stored;
    const made = await this.attempt(request);
    if (made) return made.receipt ?? this.receipts.of(made.reference);
    const twin = await this.receipts.stored(client_token, guest_email);
    if (!twin) throw new Error('a booking that was in the way is gone');
    return twin;
  }

  /** Undefined when a request of the same token was quicker. */
  private async attempt(request: BookingRequest): Promise<Made | undefined> {
    try {
      return await this.make(request);
    } catch (thrown) {
      if (thrown instanceof NothingStored) return thrown.made;
      // What refused this one, the nights being taken for instance, may be the doing of its own twin.
      if (thrown instanceof Refusal && (await this.receipts.isUsed(request.body.client_token))) return undefined;
      throw thrown;
    }
  }

  private async make(request: BookingRequest): Promise<Made | undefined> {
    const { body, language } = request;
    const method = await this.methods.require(body.payment_method);
    const moment = await this.time.moment();
    const payment = firstPayment(body, method, moment.today);
    return this.db.transaction(async () => {
      const stay = await this.stayToBook(body, moment);
      return this.store(request, bookingDraft(body, stay, moment, payment, language), method.hosted);
    });
  }

  private async stayToBook(body: BookingBody, { now, today }: CompanyMoment): Promise<BookableStay> {
    const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests };
    const stay = await bookableStay(this.db, body.stay_slug, wanted, now, 'FOR KEY SHARE OF s');
    if (!stay) throw NotFound();
    const reason = unavailability(stay, wanted, today, stay.isTaken);
    if (reason) throw UNAVAILABLE[reason]({ details: LIMIT_BEHIND[reason]?.(stay) });
    return stay;
  }

  private async store(
    { body, visitorAddress }: BookingRequest,
    draft: BookingDraft,
    isHosted: boolean,
  ): Promise<Made | undefined> {
    const receipt = isHosted ? null : receiptView(draft, null);
    const id = await this.storage.insert(draft, receipt);
    if (id === undefined) return undefined;
    if (draft.status !== 'cancelled') await this.storage.holdNights(id, draft, isHosted);
    // Only what is really made counts: no receipt given again, and no refusal, not even while others want the same nights.
    await this.limits.countSuccesses('bookings', visitorAddress, () => this.storage.tell(id, draft));
    if (body.company) {
      const trap = this.storage.trapReceipt(draft, isHosted);
      throw new NothingStored({ reference: trap.reference, receipt: trap });
    }
    return { reference: draft.reference, receipt };
  }
}

/** What the stay asks for, beside the refusal. */
const LIMIT_BEHIND: Partial<Record<UnavailableReason, (stay: BookableStay) => Record<string, number>>> = {
  min_nights: ({ minNights }) => ({ min_nights: minNights }),
  capacity: ({ maxGuests }) => ({ max_guests: maxGuests }),
};
