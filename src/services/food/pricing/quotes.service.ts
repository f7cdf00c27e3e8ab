import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { raw, type Sql } from '#kit/database/sql';
import { problem } from '#kit/fields/field';
import { fieldRefused, type FieldProblems, refusal, ValidationFailed } from '#kit/refusals/refusal';
import { toCents } from '#kit/money/money';
import { QUOTE_SETTINGS, quoteValidity } from '#shared/quote-tokens/quote-settings';
import { isLocked } from '#shared/quote-tokens/quote-token';
import { instantText } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { futureOrNull, OPENING_SETTINGS, type OpenNow } from '../kitchens/open-now';
import { Kitchens, type OrderingKitchen } from '../kitchens/kitchens.service';
import { type BasketRecords, basketRecords } from './basket.queries';
import { evaluateSlot } from '../slots/evaluate-slot';
import { KitchenLimits } from '../slots/kitchen-limits';
import { windowFromNow, windowOfSlot } from '../slots/slot-window';
import { priceBasket } from './price-basket';
import { isLimited } from './promo';
import { promoTerms } from './promo.queries';
import type { BasketLine, Menu, PricingSettings } from './pricing.types';
import type { Quote } from './quote.types';
import { type PricedBasket, type QuoteRequest, RefusedBasket } from './priced-basket';
import { slotDemand } from './slot-demand';
import type { TipMode } from './tip';
import type { DeliveryCheck } from '../fulfillment';

export interface QuoteWith<Extra, Kitchen = OrderingKitchen | null> {
  quote: PricedBasket & { kitchen: Kitchen };
  extra: Extra;
}

/** SQL that reads a stored basket. */
export interface StoredBasket {
  json: Sql;
  /** Array of the ids of dishes of its lines, and of chosen dishes of its offers. */
  dishIds: Sql;
  offerIds: Sql;
  kitchenCode: Sql;
}

const PRICING_SETTINGS = {
  delivery_fee: 'number',
  pickup_fee: 'number',
  delivery_minimum: 'number',
  rewards_points_per_dollar: 'number',
  rewards_redeem_points: 'number',
  rewards_redeem_value: 'number',
  order_hold_minutes: 'number',
  tips: 'string',
  tip_max: 'number',
  ...OPENING_SETTINGS,
  ...QUOTE_SETTINGS,
} as const;

/** The tip is above the setting `tip_max`. */
export const TipTooLarge = refusal(422, 'tip_too_large');

const NO_PROMO = raw('NULL');

const SETTING_KEYS = Object.keys(PRICING_SETTINGS);

/** Prices baskets from the current menu, settings, kitchen and balance, with one statement for any number of lines. */
@Injectable()
export class Quotes {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly kitchens: Kitchens,
    private readonly clock: Clock,
    private readonly limits: KitchenLimits,
  ) {}

  /** Prices a basket. Problems are reported by lines, `delivery`, `refusals` and `kitchen`, never thrown. */
  async quote(request: QuoteRequest, customerId: number | null): Promise<PricedBasket> {
    return (await this.quoteWith(request, customerId)).quote;
  }

  /** As `quote`, and reads a JSON value with the same statement. @param extra its SQL */
  async quoteWith<Extra>(request: QuoteRequest, customerId: number | null, extra?: Sql): Promise<QuoteWith<Extra>> {
    const { lines, kitchenCode, scheduledFor } = request;
    const now = this.clock.now();
    // Only slots that decide: the requested one, or those of the next days.
    const window = scheduledFor === null ? windowFromNow(now) : windowOfSlot(now, scheduledFor);
    const slots = { ...window, dishes: slotDemand(lines).dishes };
    const promo = promoOf(request, customerId, now);
    const names = { lines, promo, customerId, kitchenCode, settings: SETTING_KEYS, slots };
    const records = await basketRecords<Extra>(this.db, names, extra);
    return { quote: await this.priced(request, { customerId, now }, records), extra: records.extra };
  }

  /**
   * Prices a stored basket and returns it as `extra`.
   * @param request makes the request from the basket @param more lines whose records are read too
   */
  async quoteStored<Stored>(
    { json, kitchenCode, ...stored }: StoredBasket,
    customerId: number,
    request: (basket: Stored) => QuoteRequest,
    more: readonly BasketLine[] = [],
  ): Promise<QuoteWith<Stored>> {
    const now = this.clock.now();
    const slots = { ...windowFromNow(now), dishes: null };
    const names = { lines: more, promo: NO_PROMO, customerId, kitchenCode, settings: SETTING_KEYS, slots, stored };
    const records = await basketRecords<Stored>(this.db, names, json);
    return { quote: await this.priced(request(records.extra), { customerId, now }, records), extra: records.extra };
  }

  /** As `quote`, for orders. @throws ValidationFailed no active kitchen has the code, or options are invalid; TipTooLarge */
  async strictQuote(
    request: QuoteRequest,
    customerId: number | null,
  ): Promise<PricedBasket & { kitchen: OrderingKitchen }> {
    return assertValid(await this.quote(request, customerId));
  }

  /** `quoteWith` and the checks of `strictQuote`. */
  async strictQuoteWith<Extra>(
    request: QuoteRequest,
    customerId: number | null,
    extra: Sql,
  ): Promise<QuoteWith<Extra, OrderingKitchen>> {
    const result = await this.quoteWith<Extra>(request, customerId, extra);
    return { quote: assertValid(result.quote), extra: result.extra };
  }

  private async priced(
    request: QuoteRequest,
    { customerId, now }: { customerId: number | null; now: Temporal.Instant },
    records: BasketRecords<unknown>,
  ): Promise<PricedBasket> {
    const { lines, fulfillment, promoCode, redeemPoints, tip, scheduledFor } = request;
    const { promo, pointsBalance } = records;
    const settings = this.settings.read(PRICING_SETTINGS, records.settings);
    const kitchen = records.kitchen?.isActive ? records.kitchen : null;
    if (kitchen) this.limits.note(kitchen);
    const openNow = await this.kitchens.openNow(settings, now);
    const deliveryCheck = this.deliveryCheck(request, kitchen, openNow);
    const demand = slotDemand(lines, records.menu.dishes);
    const verdict = kitchen
      ? evaluateSlot(kitchen, openNow, records.taken, { scheduledFor, demand })
      : { slot: null, promisedAt: new Date(now.epochMilliseconds), reason: null };
    const slotReason = verdict.reason;
    const basket = {
      lines,
      fulfillment,
      now,
      kitchenCode: kitchen?.code ?? null,
      deliveryCheck,
      slotReason,
      promoCode,
      promo,
      redeemPoints,
      pointsBalance,
      tip,
    };
    const menu = currentMenu(records.menu, scheduledFor ?? now);
    const cents = inCents(settings);
    const validity = quoteValidity(settings);
    const basis = { request, menu, promo, pointsBalance, settings: cents, openNow, customerId, validity };
    const quote = priceBasket(basket, menu, cents);
    const holdsUse = quote.promo.applied && promo !== null && isLimited(promo);
    const current = Object.assign(quote, {
      kitchen,
      basis,
      demand,
      slot: verdict.slot,
      promisedAt: verdict.promisedAt,
      holdsScarce: holdsUse || (verdict.slot?.isLimited ?? false),
      holdMinutes: settings.order_hold_minutes,
    });
    const { locked } = request;
    if (!locked || !isLocked(locked, validity.lockMinutes, openNow.now)) return current;
    return { ...current, ...priceBasket({ ...basket, locked }, menu, cents), current };
  }

  /** The obstacle before minimum and slot. A closed kitchen is none for a scheduled order, which is checked by its slot. */
  private deliveryCheck(
    { kitchenCode, fulfillment, address, scheduledFor }: QuoteRequest,
    kitchen: OrderingKitchen | null,
    openNow: OpenNow,
  ): DeliveryCheck {
    if (!kitchen) return kitchenCode === null ? 'address_incomplete' : 'closed';
    const check = this.kitchens.deliveryCheck(kitchen, fulfillment, address, openNow);
    return check === 'closed' && scheduledFor !== null ? null : check;
  }
}

/** SQL of the terms of the code for the person who orders, who is unknown in a quote of a guest. */
function promoOf(
  { promoCode, skipsPromoLookup, orderEmail }: QuoteRequest,
  customerId: number | null,
  now: Temporal.Instant,
): Sql {
  if (promoCode === null || skipsPromoLookup) return NO_PROMO;
  const isGuestOfQuote = customerId === null && orderEmail === undefined;
  const person = isGuestOfQuote ? null : { customerId, email: orderEmail ?? null };
  return promoTerms(promoCode, instantText(now), person);
}

function assertValid(quote: PricedBasket): PricedBasket & { kitchen: OrderingKitchen } {
  if (!hasKitchen(quote)) throw fieldRefused('kitchen_code', 'unknown_reference');
  if (quote.refusals.length > 0)
    throw ValidationFailed({ errors: optionProblems(quote) }).about(new RefusedBasket(quote));
  if (quote.tip.isTooLarge) throw TipTooLarge();
  return quote;
}

const hasKitchen = (quote: PricedBasket): quote is PricedBasket & { kitchen: OrderingKitchen } =>
  quote.kitchen !== null;

/** Problems of options, at `lines.<line>.options`. */
function optionProblems({ refusals }: Quote): FieldProblems {
  const problems: FieldProblems = {};
  for (const { line, field, key, group, name } of refusals)
    (problems[`lines.${line}.${field}`] ??= []).push(problem(key, { group, name }));
  return problems;
}

/** The menu without snoozes that have ended at an instant. */
function currentMenu({ dishes, offers }: Menu, at: Temporal.Instant): Menu {
  const current = new Map(dishes);
  for (const [id, dish] of dishes)
    if (dish.availableFrom) current.set(id, { ...dish, availableFrom: futureOrNull(dish.availableFrom, at) });
  return { offers, dishes: current };
}

type AmountKey = Exclude<
  keyof typeof PRICING_SETTINGS,
  keyof typeof OPENING_SETTINGS | keyof typeof QUOTE_SETTINGS | 'tips'
>;

function inCents(settings: Record<AmountKey, number> & { tips: string }): PricingSettings {
  return {
    deliveryFeeCents: toCents(settings.delivery_fee),
    pickupFeeCents: toCents(settings.pickup_fee),
    deliveryMinimumCents: toCents(settings.delivery_minimum),
    rewardsPointsPerDollar: settings.rewards_points_per_dollar,
    rewardsRedeemPoints: settings.rewards_redeem_points,
    rewardsRedeemValueCents: toCents(settings.rewards_redeem_value),
    tips: { mode: settings.tips as TipMode, maxCents: toCents(settings.tip_max) },
  };
}
