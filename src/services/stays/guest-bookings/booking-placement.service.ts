import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, Refusal } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Once } from '#kit/idempotency/once';
import { TokenUsed } from '#kit/idempotency/replay-source';
import { visitorHash } from '#kit/rate-limit/visitor-hash';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { ReturnUrlReader } from '#shared/payments/return-urls';
import { lockOfferedNights, type OfferedNights, ownHoldsOf } from '../nights/offered-nights';
import { NightsHelp } from '../help/nights-help.service';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import { nightCount, type Nights } from '../nights/nights';
import { PaymentMethods } from '../payments/payment-methods.service';
import { StaysPayments } from '../payments/stays-payments.service';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { assertBookable } from './assert-bookable';
import { readPrerequisites } from './booking-prerequisites';
import { type BookingDraft, bookingDraft, honeypotToken } from './booking-draft';
import { BookingJudgement } from './booking-judgement.service';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import type { BookingBody } from './bookings.dto';
import { firstPayment } from './placement-payment';
import { assertUnpaidAllowed, assertVisitorAllowed, lockUnpaidBookings } from './unpaid-bookings';
import { type BookingReceiptView, receiptView } from './receipt.view';

export interface BookingRequest {
  body: BookingBody;
  visitorAddress: string;
  language: Language;
}

/** What is known of a booking before it is stored or refused. */
interface Attempt {
  moment?: CompanyMoment;
  /** The offer of the waitlist that it uses. */
  offered?: OfferedNights | undefined;
  /** The nights whose overdue holds were ended, while the waitlist is on. */
  overdue?: Nights & { stayId: number };
}

interface PlacedBooking {
  draft: BookingDraft;
  /** Null when a payment has to be opened first. */
  receipt: BookingReceiptView | null;
}

/** A hosted payment is opened after the commit, so that its webhooks find the booking. */
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
    private readonly payments: StaysPayments,
    private readonly once: Once,
    private readonly judgement: BookingJudgement,
    private readonly help: NightsHelp,
    private readonly addresses: ReturnUrlReader,
    private readonly keys: DerivedKeys,
  ) {}

  async place(request: BookingRequest): Promise<BookingReceiptView> {
    const { check_in, check_out, client_token, guest_email, company } = request.body;
    if (!isBefore(check_in, check_out)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    const counted = { address: request.visitorAddress, limit: 'bookings' };
    const attempt: Attempt = {};
    try {
      if (company) {
        const work = () => this.honeypotReceipt(request, attempt);
        return await this.once.run(honeypotToken(client_token, guest_email), { ...counted, honeypot: company, work });
      }
      const { draft, receipt } = await this.once.transaction(counted, () => this.create(request, attempt));
      return receipt ?? (await this.receipts.complete(draft.reference));
    } catch (error) {
      if (!company) await this.expireAgain(attempt);
      throw error instanceof Refusal ? await this.withHelp(error, request, attempt) : error;
    }
  }

  /** A refusal undoes the end of overdue holds. It is repeated where guests wait, so that they get the nights at once. */
  private async expireAgain({ overdue }: Attempt): Promise<void> {
    if (overdue) await this.db.transaction(() => this.expiry.expireOverdue(overdue.stayId, overdue));
  }

  private async withHelp(refused: Refusal, { body }: BookingRequest, { moment, offered }: Attempt): Promise<Refusal> {
    if (!moment) return refused;
    const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests };
    const ownHolds = offered && ownHoldsOf(offered);
    return this.help.addTo(refused, { slug: body.stay_slug, ownHolds, ...wanted }, moment);
  }

  /** A plausible receipt for a bot that filled in the honeypot; the booking is rolled back. */
  private async honeypotReceipt(request: BookingRequest, attempt: Attempt): Promise<BookingReceiptView> {
    const { draft, receipt } = await this.create(request, attempt);
    return receipt ?? this.storage.honeypotReceipt(draft);
  }

  /** @param attempt is filled in */
  private async create({ body, language, visitorAddress }: BookingRequest, attempt: Attempt): Promise<PlacedBooking> {
    const returnUrls = this.addresses.require(body);
    const isOnArrival = body.payment_method === 'on_arrival';
    if (isOnArrival) await lockUnpaidBookings(this.db, body.guest_email);
    const now = this.clock.now();
    const offered = body.offer_token ? await this.lockOffer(body.offer_token, body, now) : undefined;
    const visitor = visitorHash(this.keys, visitorAddress);
    const prerequisites = await readPrerequisites(this.db, body, visitor, now, offered && ownHoldsOf(offered));
    if (prerequisites.isTokenUsed) throw new TokenUsed();
    const { id, settings, hasOverdue, unpaidCheckIns, heldByVisitor, ...bookable } = prerequisites;
    const method = this.methods.require(body.payment_method, settings);
    const moment = this.time.momentOf(settings, now);
    Object.assign(attempt, { moment, offered });
    const payment = firstPayment(body, method, moment.today);
    const { stay } = bookable;
    if (!stay) throw NotFound();
    const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests };
    const offer = this.judgement.judge(stay, wanted, moment, body.quote_token || null);
    assertBookable(stay, wanted, moment);
    if (isOnArrival) assertUnpaidAllowed(unpaidCheckIns, moment.today, moment.maxUnpaidOnArrival);
    // An offer was mailed to the guest and holds its nights already.
    const isUnproved = payment.paymentStatus === 'unpaid' && !offered;
    if (isUnproved && heldByVisitor) {
      const nights = nightCount(wanted);
      assertVisitorAllowed(heldByVisitor, { nights, isOnArrival }, moment);
    }
    if (hasOverdue) {
      if (settings['waitlist'] === true) attempt.overdue = { stayId: stay.id, ...wanted };
      await this.expiry.expireOverdue(stay.id, wanted);
    }
    const draft = bookingDraft(body, { stay, offer }, moment, payment, language, returnUrls);
    if (method.hosted) this.payments.assertPayable(draft);
    const receipt = method.hosted ? null : receiptView(draft, null);
    await this.storage.write(id, draft, receipt, method.hosted, { offered, visitorHash: isUnproved ? visitor : null });
    return { draft, receipt };
  }

  /** @throws OfferOver also for a repeated request, which then gets its receipt */
  private lockOffer(token: string, body: BookingBody, now: Temporal.Instant): Promise<OfferedNights> {
    const wanted = { slug: body.stay_slug, checkIn: body.check_in, checkOut: body.check_out };
    return lockOfferedNights(this.db, token, wanted, now.toString());
  }
}
