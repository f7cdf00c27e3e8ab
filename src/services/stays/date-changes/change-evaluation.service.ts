import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { TokenUsed } from '#idempotency/replay-source';
import { explainedBy } from '../explained-by';
import { fieldRefused, type Refusal, type Refuse } from '#kit/refusals/refusal';
import { fromCents } from '#kit/money/money';
import { isBefore } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { NO_TOKEN } from '#shared/quote-tokens/quote-token';
import { Settings } from '#shared/settings/settings';
import type { BookableStay } from '../availability/availability.queries';
import { assertBookable } from '../guest-bookings/assert-bookable';
import { assertLongerAllowed } from '../guest-bookings/unpaid-bookings';
import { PriceChanged } from '../guest-bookings/booking-evaluation.service';
import { type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { unavailability } from '../prices/evaluated-nights';
import { quotedNightsOf } from '../quote-tokens/quoted-nights';
import { CHANGE_SETTINGS, type ChangeContext, plannedOf, readChangeContext } from './change-context';
import { ChangePreviewView } from './change-preview.view';
import { type ChangePlan, planChange } from './change-plan';
import type { CurrentPrice } from './change-price';
import type { ChangeRefund } from './change-settlement';
import { ChangeTokens } from './change-tokens.service';
import type { ChangingBooking } from './changing-booking';
import { ChangeNotOffered, ChangeOpen } from './date-changes.refusals';
import { RefusedChange } from './refused-change';

export interface WantedChange {
  wanted: WantedNights;
  refund: ChangeRefund;
  quoteToken?: string | null;
  isByGuest: boolean;
  /** Why the booking itself cannot change now. */
  refused?: Refusal;
}

interface PricedChange {
  context: ChangeContext;
  moment: CompanyMoment;
  plan: ChangePlan;
  current: CurrentPrice;
}

/** A change that can be made. */
export interface EvaluatedChange extends PricedChange {
  /** Explains refusals of the nights. */
  explanation: RefusedChange;
}

/** The rule: decides whether a booking can have new nights, and prices them. Writes nothing. */
@Injectable()
export class ChangeEvaluation {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
    private readonly tokens: ChangeTokens,
  ) {}

  /** Price and refund of a change by the guest. @throws Refusal */
  async preview(booking: ChangingBooking, change: WantedChange): Promise<ChangePreviewView> {
    return this.previewOf(booking, await this.evaluateIn(booking, change, await this.read(booking, change, null)));
  }

  /** Null if the same change by staff waits for its payment already. @throws TokenUsed, Refusal */
  async evaluate(
    booking: ChangingBooking,
    change: WantedChange,
    clientToken: string | null = null,
  ): Promise<EvaluatedChange | null> {
    const context = await this.read(booking, change, clientToken);
    if (context.isRepeated) throw new TokenUsed();
    const evaluated = await this.evaluateIn(booking, change, context);
    if (!isOpen(context)) return evaluated;
    // The same nights with another refund are another change.
    if (evaluated.plan.differenceCents !== context.sameOpenCents) throw ChangeOpen();
    return null;
  }

  private async read(
    booking: ChangingBooking,
    { wanted }: WantedChange,
    clientToken: string | null,
  ): Promise<ChangeContext> {
    if (!isBefore(wanted.checkIn, wanted.checkOut)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    return readChangeContext(this.db, booking, { nights: wanted, clientToken, now: this.clock.now() });
  }

  private async evaluateIn(
    booking: ChangingBooking,
    change: WantedChange,
    context: ChangeContext,
  ): Promise<EvaluatedChange> {
    const { wanted, isByGuest } = change;
    if (change.refused) throw change.refused;
    const { stay, settings } = context;
    const isOffered = this.settings.read(CHANGE_SETTINGS, settings).allow_date_changes && stay?.isPublished;
    if (!stay || (isByGuest && !isOffered)) throw ChangeNotOffered();
    if (isOpen(context) && (isByGuest || context.sameOpenCents === null)) throw ChangeOpen();
    const moment = this.time.momentOf(settings, context.now);
    if (isByGuest && context.heldByVisitor) assertLongerAllowed(context.heldByVisitor, booking, wanted, moment);
    const explanation = new RefusedChange(booking, stay, wanted, moment);
    const priced = await explainedBy(explanation, () => this.resolvePrice(booking, change, { context, moment, stay }));
    return { context, moment, ...priced, explanation };
  }

  /** The price of the change: that of its token while the lock lasts, otherwise that of today. @throws Refusal */
  private resolvePrice(
    booking: ChangingBooking,
    { wanted, refund, quoteToken }: WantedChange,
    { context, moment, stay }: Pick<PricedChange, 'context' | 'moment'> & { stay: BookableStay },
  ): Pick<PricedChange, 'plan' | 'current'> {
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
      const evaluated = { context, moment, current: today, plan: planOf(today) };
      return refuse({ details: { ...details, quote: this.previewOf(booking, evaluated, isBookable) } });
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

  /** @param isBookable false issues no token */
  private previewOf(
    booking: ChangingBooking,
    { moment, plan, current }: PricedChange,
    isBookable = true,
  ): ChangePreviewView {
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

const isOpen = ({ openReference, isOverdue }: ChangeContext): boolean => openReference !== null && !isOverdue;
