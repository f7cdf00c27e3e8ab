import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import { TokenUsed } from '#idempotency/replay-source';
import type { Language } from '#kit/language/language';
import { visitorHash } from '#shared/forms/visitor-hash';
import { explainedBy } from '../explained-by';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ReturnUrlReader } from '#money/payments/return-urls';
import type { StayNights } from '../bookings/overdue-nights.service';
import { RefusedNights } from '../help/refused-nights';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import { nightCount } from '../nights/nights';
import { lockOfferedNights, type OfferedNights, ownHoldsOf } from '../nights/offered-nights';
import { PaymentMethods } from '../payments/payment-methods.service';
import { assertBookable } from './assert-bookable';
import { type BookingDraft, bookingDraft } from './booking-draft';
import { BookingEvaluation } from './booking-evaluation.service';
import { type BookingPrerequisites, readPrerequisites } from './booking-prerequisites';
import type { BookingBody } from './bookings.dto';
import { firstPayment } from './placement-payment';
import { assertUnpaidAllowed, assertVisitorAllowed, lockUnpaidBookings } from './unpaid-bookings';

export interface BookingRequest {
  body: BookingBody;
  visitorAddress: string;
  language: Language;
}

/** A booking that may be stored. */
export interface PreparedBooking {
  id: number;
  draft: BookingDraft;
  /** Whether it is paid on a page of a processor. */
  isHosted: boolean;
  /** The offer of the waitlist that it uses. */
  offered: OfferedNights | undefined;
  /** Null for bookings that do not count against the limits of their visitor. */
  visitorHash: string | null;
  /** The nights, if overdue holds overlap them. */
  overdue: StayNights | null;
  isWaitlistOn: boolean;
  /** Explains refusals of the nights. */
  explanation: RefusedNights;
}

/** Reads and checks a requested booking in the running transaction. */
@Injectable()
export class BookingPreparation {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly methods: PaymentMethods,
    private readonly evaluation: BookingEvaluation,
    private readonly addresses: ReturnUrlReader,
    private readonly keys: DerivedKeys,
  ) {}

  /** @throws TokenUsed, Refusal */
  async prepare(request: BookingRequest): Promise<PreparedBooking> {
    const { body } = request;
    const returnUrls = this.addresses.require(body);
    if (body.payment_method === 'on_arrival') await lockUnpaidBookings(this.db, body.guest_email);
    const now = this.clock.now();
    const offered = body.offer_token ? await this.lockOffer(body.offer_token, body, now) : undefined;
    const visitor = visitorHash(this.keys, request.visitorAddress);
    const ownHolds = offered && ownHoldsOf(offered);
    const prerequisites = await readPrerequisites(this.db, body, visitor, now, ownHolds);
    if (prerequisites.isTokenUsed) throw new TokenUsed();
    const { id, settings, hasOverdue } = prerequisites;
    const method = this.methods.require(body.payment_method, settings);
    const moment = this.time.momentOf(settings, now);
    const explanation = new RefusedNights({ slug: body.stay_slug, ownHolds, ...wantedOf(body) }, moment);
    return explainedBy(explanation, () => {
      const payment = firstPayment(body, method, moment.today);
      // An offer was mailed to the guest and holds its nights already.
      const isUnproved = payment.paymentStatus === 'unpaid' && !offered;
      const { stay, offer } = this.evaluateIn(body, prerequisites, { moment, isUnproved });
      return {
        id,
        draft: bookingDraft(body, { stay, offer }, moment, payment, request.language, returnUrls),
        isHosted: method.hosted,
        offered,
        visitorHash: isUnproved ? visitor : null,
        overdue: hasOverdue ? { stayId: stay.id, ...wantedOf(body) } : null,
        isWaitlistOn: settings['waitlist'] === true,
        explanation,
      };
    });
  }

  /** @throws Refusal */
  private evaluateIn(
    body: BookingBody,
    { stay, unpaidCheckIns, heldByVisitor }: BookingPrerequisites,
    { moment, isUnproved }: { moment: CompanyMoment; isUnproved: boolean },
  ) {
    if (!stay) throw NotFound();
    const wanted = wantedOf(body);
    const isOnArrival = body.payment_method === 'on_arrival';
    const offer = this.evaluation.evaluate(stay, wanted, moment, body.quote_token || null);
    assertBookable(stay, wanted, moment);
    if (isOnArrival) assertUnpaidAllowed(unpaidCheckIns, moment.today, moment.maxUnpaidOnArrival);
    if (isUnproved && heldByVisitor)
      assertVisitorAllowed(heldByVisitor, { nights: nightCount(wanted), isOnArrival }, moment);
    return { stay, offer };
  }

  /** @throws OfferOver also for a repeated request, which then gets its receipt */
  private lockOffer(token: string, body: BookingBody, now: Temporal.Instant): Promise<OfferedNights> {
    const wanted = { slug: body.stay_slug, checkIn: body.check_in, checkOut: body.check_out };
    return lockOfferedNights(this.db, token, wanted, now.toString());
  }
}

const wantedOf = ({ check_in, check_out, guests }: BookingBody) => ({ checkIn: check_in, checkOut: check_out, guests });
