import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, type Refusal, type Refuse } from '#kit/refusals/refusal';
import { fromCents } from '#kit/money/money';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { NO_TOKEN } from '#shared/quote-tokens/quote-token';
import { Settings } from '#shared/settings/settings';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { hasBeenPaid } from '../bookings/booking-status';
import type { BookableStay } from '../availability/availability.queries';
import { assertBookable } from '../guest-bookings/assert-bookable';
import { assertLongerAllowed } from '../guest-bookings/unpaid-bookings';
import { PriceChanged } from '../guest-bookings/booking-judgement.service';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { Nights, WantedNights } from '../nights/nights';
import { unavailability } from '../prices/judged-nights';
import { quotedNightsOf } from '../quote-tokens/quoted-nights';
import { CHANGE_SETTINGS, type ChangeContext, changeRoomOf, readChangeContext } from './change-context';
import type { ChangeAttempt } from './change-help.service';
import { ChangePreviewView } from './change-preview.view';
import { type ChangePlan, planChange, type PlannedBooking } from './change-plan';
import type { CurrentPrice } from './change-price';
import type { ChangeRefund } from './change-settlement';
import { ChangeTokens } from './change-tokens.service';
import type { ChangingBooking } from './changing-booking';
import { ChangeNotOffered, ChangeOpen } from './date-changes.refusals';
import { OpenChanges } from './open-changes.service';

export interface WantedChange {
  wanted: WantedNights;
  refund: ChangeRefund;
  clientToken?: string;
  quoteToken?: string | null;
  isByGuest: boolean;
  /** Why the booking itself cannot change now. */
  refused?: Refusal;
  /** Is filled in once the nights are judged. */
  attempt?: ChangeAttempt;
}

export interface JudgedChange {
  context: ChangeContext;
  moment: CompanyMoment;
  plan: ChangePlan;
  current: CurrentPrice;
}

/** Never leaves `transaction` of the planner. */
class HoldsOverdue extends Error {
  constructor(
    readonly stayId: number,
    readonly nights: Nights,
  ) {
    super('overdue holds are in the way');
  }
}

/** Judges and prices new nights of a booking, by what `stay_nights` returns about them. */
@Injectable()
export class ChangePlanner {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
    private readonly expiry: BookingExpiry,
    private readonly tokens: ChangeTokens,
    private readonly open: OpenChanges,
  ) {}

  /** Undefined when the client token has made the change before, or the same change by staff is open. @throws Refusal */
  async judge(booking: ChangingBooking, change: WantedChange): Promise<JudgedChange | undefined> {
    const { wanted, clientToken = null, isByGuest } = change;
    if (!isBefore(wanted.checkIn, wanted.checkOut)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    const now = this.clock.now();
    const context = await readChangeContext(this.db, booking, { nights: wanted, clientToken, now });
    if (context.isRepeated) return undefined;
    if (change.refused) throw change.refused;
    const { stay, settings } = context;
    const isOffered = this.settings.read(CHANGE_SETTINGS, settings).allow_date_changes && stay?.isPublished;
    if (!stay || (isByGuest && !isOffered)) throw ChangeNotOffered();
    const isOpen = context.openReference !== null && !context.isOverdue;
    const openCents = isByGuest ? null : context.sameOpenCents;
    if (isOpen && openCents === null) throw ChangeOpen();
    const moment = this.time.momentOf(settings, now);
    if (isByGuest && context.heldByVisitor) assertLongerAllowed(context.heldByVisitor, booking, wanted, moment);
    if (change.attempt) change.attempt.judged = { booking, stay, wanted, moment };
    const judged = { context, moment, ...this.agree(booking, change, { context, moment, stay }) };
    if (!isOpen) return judged;
    // With another refund it is another change.
    if (judged.plan.differenceCents !== openCents) throw ChangeOpen();
    return undefined;
  }

  /** What the change costs: what its token shows while that holds, otherwise what it costs today. @throws Refusal */
  private agree(
    booking: ChangingBooking,
    { wanted, refund, quoteToken }: WantedChange,
    { context, moment, stay }: Pick<JudgedChange, 'context' | 'moment'> & { stay: BookableStay },
  ): Pick<JudgedChange, 'plan' | 'current'> {
    const planOf = (price: CurrentPrice) =>
      planChange(plannedOf(booking, context), wanted, price, {
        tiers: stay.cancellationTiers ?? moment.cancellationTiers,
        zone: moment.zone,
        nowMs: moment.now.epochMilliseconds,
        refund,
      });
    // More nights than any booking can have are not priced.
    if (!stay.priced) assertBookable(stay, wanted, moment);
    const today: CurrentPrice = quotedNightsOf(stay);
    const refused = (refuse: Refuse, details: Record<string, unknown> = {}) => {
      const isBookable = unavailability(stay, wanted, moment) === null;
      const judged = { context, moment, current: today, plan: planOf(today) };
      return refuse({ details: { ...details, quote: this.preview(booking, judged, isBookable) } });
    };
    const ofToken = quoteToken
      ? this.tokens.present(quoteToken, booking.reference, wanted, moment, refused)
      : undefined;
    const current = ofToken?.price ?? today;
    const plan = planOf(current);
    if (ofToken && (ofToken.differenceCents !== plan.differenceCents || ofToken.refundCents !== plan.refundCents)) {
      throw refused(PriceChanged, {
        previous: fromCents(ofToken.differenceCents),
        current: fromCents(plan.differenceCents),
      });
    }
    assertBookable(stay, wanted, moment);
    return { plan, current };
  }

  /**
   * Runs a change in a transaction. Overdue holds in its way are ended in one before it, since ending them locks other
   * bookings, which may wait for the row of the stay.
   */
  async transaction<T>(attempt: ChangeAttempt, work: () => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      if (!(error instanceof HoldsOverdue)) throw error;
      await this.db.transaction(() => this.expiry.expireOverdue(error.stayId, error.nights));
      attempt.isCleared = true;
      return this.db.transaction(work);
    }
  }

  /** Ends the open change of the booking if it is over. @throws HoldsOverdue when holds of others are to be ended first */
  async clearWay(
    booking: ChangingBooking,
    { context, plan }: JudgedChange,
    { isCleared = false }: ChangeAttempt,
  ): Promise<void> {
    if (context.isOverdue) await this.open.expire(booking.reference);
    if (!context.hasOverdue) return;
    if (!isCleared) throw new HoldsOverdue(booking.stayId!, plan.wanted);
    await this.expiry.expireOverdue(booking.stayId!, plan.wanted);
  }

  /** @param isBookable without it there is no token */
  preview(booking: ChangingBooking, { moment, plan, current }: JudgedChange, isBookable = true): ChangePreviewView {
    const { columns } = plan;
    return ChangePreviewView.of({
      ...plan,
      ...plan.wanted,
      retainedCents: columns.retained_cents - booking.retainedCents,
      totalCents: columns.total_cents,
      depositCents: booking.depositCents,
      lines: columns.lines,
      currency: booking.currency,
      ...(isBookable ? this.tokens.issue(booking.reference, plan, current, moment) : NO_TOKEN),
    });
  }
}

/** The booking as its price is computed from. */
export const plannedOf = (booking: ChangingBooking, { charges }: Pick<ChangeContext, 'charges'>): PlannedBooking => ({
  ...booking,
  isPaid: hasBeenPaid(booking.paymentStatus),
  refundableCents: charges.reduce((sum, charge) => sum + changeRoomOf(charge), 0),
});
