import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Sql } from '#kit/database/sql';
import { problem } from '#kit/fields/field';
import { fieldRefused, type FieldProblems, ValidationFailed } from '#kit/refusals/refusal';
import { toCents } from '#kit/money/money';
import { Settings } from '#shared/settings/settings';
import { Kitchens, type OrderingKitchen, type PartialAddress } from '../kitchens/kitchens.service';
import { type BasketRecords, basketRecords } from './basket.queries';
import { priceBasket } from './price-basket';
import type { BasketLine, PricingSettings } from './pricing.types';
import { normalisePromoCode } from './promo';
import type { Quote } from './quote.types';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

export interface QuoteRequest {
  lines: readonly BasketLine[];
  /** Null while none is chosen. */
  kitchenCode: string | null;
  fulfillment: Fulfillment;
  address: PartialAddress | null;
  promoCode: string | null;
  /** The code is not looked up, and so answered as unknown. */
  promoUnread?: boolean;
  redeemPoints: boolean;
}

export interface PricedBasket extends Quote {
  /** Null when none is chosen or the code names no active kitchen; nothing can be delivered then. */
  kitchen: OrderingKitchen | null;
}

/** A quote and what was read beside it. */
export interface QuoteBeside<Beside, Kitchen = OrderingKitchen | null> {
  quote: Quote & { kitchen: Kitchen };
  beside: Beside;
}

/** A basket that is stored, and read by the statement that prices it. */
export interface StoredBasket {
  /** JSON of it. */
  beside: Sql;
  /** Of its lines and of the dishes that its offers choose: arrays of ids. */
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
  service_clock: 'string',
} as const;

const SETTING_KEYS = Object.keys(PRICING_SETTINGS);

/** Prices baskets from what menu, settings, kitchen and balance say now. Reads only: one statement, however many lines. */
@Injectable()
export class Quotes {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly kitchens: Kitchens,
  ) {}

  /** Refuses nothing: what is wrong with the basket is said by its lines, `delivery`, `refusals` and `kitchen`. */
  async quote(request: QuoteRequest, customerId: number | null): Promise<PricedBasket> {
    return (await this.quoteBeside(request, customerId)).quote;
  }

  /** The same with what else is read by the same statement: JSON, as `beside` makes it. */
  async quoteBeside<Beside>(
    request: QuoteRequest,
    customerId: number | null,
    beside?: Sql,
  ): Promise<QuoteBeside<Beside>> {
    const { lines, promoCode, promoUnread, kitchenCode } = request;
    const read = promoUnread ? null : typedCode(promoCode);
    const names = { lines, promoCode: read, customerId, kitchenCode, settings: SETTING_KEYS };
    const records = await basketRecords<Beside>(this.db, names, beside);
    return { quote: await this.priced(request, records), beside: records.beside };
  }

  /** The same of a stored basket: `request` says what of it is asked for. `further` dishes and offers may be among that. */
  async quoteStored<Stored>(
    { beside, kitchenCode, ...stored }: StoredBasket,
    customerId: number,
    request: (basket: Stored) => QuoteRequest,
    further: readonly BasketLine[] = [],
  ): Promise<QuoteBeside<Stored>> {
    const names = { lines: further, promoCode: null, customerId, kitchenCode, settings: SETTING_KEYS, stored };
    const records = await basketRecords<Stored>(this.db, names, beside);
    return { quote: await this.priced(request(records.beside), records), beside: records.beside };
  }

  /** For a request that must name a kitchen and options that exist: what does not fit is a validation failure. */
  async strictQuote(
    request: QuoteRequest,
    customerId: number | null,
  ): Promise<PricedBasket & { kitchen: OrderingKitchen }> {
    return fitting(await this.quote(request, customerId));
  }

  async strictQuoteBeside<Beside>(
    request: QuoteRequest,
    customerId: number | null,
    beside: Sql,
  ): Promise<QuoteBeside<Beside, OrderingKitchen>> {
    const read = await this.quoteBeside<Beside>(request, customerId, beside);
    return { quote: fitting(read.quote), beside: read.beside };
  }

  private async priced(request: QuoteRequest, records: BasketRecords<unknown>): Promise<PricedBasket> {
    const { lines, fulfillment, redeemPoints } = request;
    const { menu, promo, pointsBalance } = records;
    const settings = this.settings.read(PRICING_SETTINGS, records.settings);
    const kitchen = records.kitchen?.isActive ? records.kitchen : null;
    const deliveryCheck = await this.deliveryCheck(request, kitchen, settings.service_clock);
    const promoCode = typedCode(request.promoCode);
    const basket = { lines, fulfillment, deliveryCheck, promoCode, promo, redeemPoints, pointsBalance };
    return { ...priceBasket(basket, menu, inCents(settings)), kitchen };
  }

  private async deliveryCheck(
    { kitchenCode, fulfillment, address }: QuoteRequest,
    kitchen: OrderingKitchen | null,
    clockMode: string,
  ): Promise<DeliveryCheck> {
    if (kitchen) {
      return this.kitchens.deliveryCheck(kitchen, fulfillment, address, await this.kitchens.openNow(clockMode));
    }
    return kitchenCode === null ? 'address_incomplete' : 'closed';
  }
}

const typedCode = (code: string | null) => normalisePromoCode(code ?? '') || null;

function fitting(quote: PricedBasket): PricedBasket & { kitchen: OrderingKitchen } {
  const { kitchen } = quote;
  if (!kitchen) throw fieldRefused('kitchen_code', 'unknown_reference');
  if (quote.refusals.length > 0) throw ValidationFailed({ errors: optionProblems(quote) });
  return { ...quote, kitchen };
}

/** What is wrong with the options, at `lines.<line>.options`. */
function optionProblems({ refusals }: Quote): FieldProblems {
  const problems: FieldProblems = {};
  for (const { line, field, key, group, name } of refusals)
    (problems[`lines.${line}.${field}`] ??= []).push(problem(key, { group, name }));
  return problems;
}

function inCents(settings: Record<Exclude<keyof typeof PRICING_SETTINGS, 'service_clock'>, number>): PricingSettings {
  return {
    deliveryFeeCents: toCents(settings.delivery_fee),
    pickupFeeCents: toCents(settings.pickup_fee),
    deliveryMinimumCents: toCents(settings.delivery_minimum),
    rewardsPointsPerDollar: settings.rewards_points_per_dollar,
    rewardsRedeemPoints: settings.rewards_redeem_points,
    rewardsRedeemValueCents: toCents(settings.rewards_redeem_value),
  };
}
