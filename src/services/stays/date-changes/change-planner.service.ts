import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, type Refusal } from '#kit/refusals/refusal';
import { fromCents } from '#kit/money/money';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { assertBookable } from '../guest-bookings/assert-bookable';
import { PriceChanged } from '../guest-bookings/booking-judgement.service';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { quotedNightsOf } from '../quote-tokens/quoted-nights';
import { CHANGE_SETTINGS, type ChangeContext, changeRoomOf, readChangeContext } from './change-context';
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
  attempt?: { moment?: CompanyMoment };
}

export interface JudgedChange {
  context: ChangeContext;
  moment: CompanyMoment;
  plan: ChangePlan;
  current: CurrentPrice;
}

/** Judges and prices new nights of a booking. */
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

  /** Undefined when the client token has made the change before. @throws Refusal */
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
    if (context.openReference && !context.isOverdue) throw ChangeOpen();
    const moment = this.time.momentOf(settings, now);
    if (change.attempt) change.attempt.moment = moment;
    assertBookable(stay, wanted, moment);
    const ofToken = change.quoteToken
      ? this.tokens.present(change.quoteToken, booking.reference, wanted, moment)
      : undefined;
    const today: CurrentPrice = quotedNightsOf(stay);
    const current = ofToken?.price ?? today;
    const planOf = (price: CurrentPrice) =>
      planChange(plannedOf(booking, context), wanted, price, {
        tiers: stay.cancellationTiers ?? moment.cancellationTiers,
        zone: moment.zone,
        nowMs: now.epochMilliseconds,
        refund: change.refund,
      });
    const plan = planOf(current);
    if (ofToken && (ofToken.differenceCents !== plan.differenceCents || ofToken.refundCents !== plan.refundCents)) {
      const quote = this.preview(booking, { context, moment, current: today, plan: planOf(today) });
      throw PriceChanged({
        details: { previous: fromCents(ofToken.differenceCents), current: fromCents(plan.differenceCents), quote },
      });
    }
    return { context, moment, plan, current };
  }

  /** Ends overdue holds that are in the way, in the running transaction. */
  async clearWay(booking: ChangingBooking, { context, plan }: JudgedChange): Promise<void> {
    if (context.isOverdue) await this.open.expire(booking.reference);
    if (context.hasOverdue) await this.expiry.expireOverdue(booking.stayId!, plan.wanted);
  }

  preview(booking: ChangingBooking, { moment, plan, current }: JudgedChange): ChangePreviewView {
    const { columns } = plan;
    return ChangePreviewView.of({
      ...plan,
      ...plan.wanted,
      retainedCents: columns.retained_cents - booking.retainedCents,
      totalCents: columns.total_cents,
      depositCents: booking.depositCents,
      lines: columns.lines,
      currency: booking.currency,
      ...this.tokens.issue(booking.reference, plan, current, moment),
    });
  }
}

/** The booking as its price is computed from. */
export const plannedOf = (booking: ChangingBooking, { charges }: Pick<ChangeContext, 'charges'>): PlannedBooking => ({
  ...booking,
  isPaid: booking.paymentStatus === 'paid',
  refundableCents: charges.reduce((sum, charge) => sum + changeRoomOf(charge), 0),
});
