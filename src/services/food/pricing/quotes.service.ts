import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { problem } from '#kit/fields/field';
import { fieldRefused, type FieldProblems, ValidationFailed } from '#kit/http/refusal';
import { toCents } from '#kit/money/money';
import { Settings } from '#shared/settings/settings';
import type { Kitchen } from '../kitchens/kitchen.entity';
import { Kitchens, type PartialAddress } from '../kitchens/kitchens.service';
import { basketRecords } from './basket.queries';
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
  kitchen: Kitchen | null;
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

/** Prices baskets from what menu, settings, kitchen and balance say now. Reads only: three statements, however many lines. */
@Injectable()
export class Quotes {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly kitchens: Kitchens,
  ) {}

  /** Refuses nothing: what is wrong with the basket is said by its lines, `delivery`, `refusals` and `kitchen`. */
  async quote(request: QuoteRequest, customerId: number | null): Promise<PricedBasket> {
    const settings = await this.settings.values(PRICING_SETTINGS);
    const kitchen = await this.kitchen(request.kitchenCode);
    const promoCode = normalisePromoCode(request.promoCode ?? '') || null;
    const { menu, promo, pointsBalance } = await basketRecords(
      this.db,
      request.lines,
      request.promoUnread ? null : promoCode,
      customerId,
    );
    const deliveryCheck = await this.deliveryCheck(request, kitchen, settings.service_clock);
    const { lines, fulfillment, redeemPoints } = request;
    const basket = { lines, fulfillment, deliveryCheck, promoCode, promo, redeemPoints, pointsBalance };
    return { ...priceBasket(basket, menu, inCents(settings)), kitchen };
  }

  /** The same for a request that must name a kitchen and options that exist: what does not fit is a validation failure. */
  async strictQuote(request: QuoteRequest, customerId: number | null): Promise<PricedBasket & { kitchen: Kitchen }> {
    const { kitchen, ...priced } = await this.quote(request, customerId);
    if (!kitchen) throw fieldRefused('kitchen_code', 'unknown_reference');
    if (priced.refusals.length > 0) throw ValidationFailed({ errors: optionProblems(priced) });
    return { ...priced, kitchen };
  }

  private async kitchen(code: string | null): Promise<Kitchen | null> {
    const kitchen = code === null ? null : await this.kitchens.byCode(code);
    return kitchen?.isActive ? kitchen : null;
  }

  private async deliveryCheck(
    { kitchenCode, fulfillment, address }: QuoteRequest,
    kitchen: Kitchen | null,
    clockMode: string,
  ): Promise<DeliveryCheck> {
    if (kitchen) {
      return this.kitchens.deliveryCheck(kitchen, fulfillment, address, await this.kitchens.openNow(clockMode));
    }
    return kitchenCode === null ? 'address_incomplete' : 'closed';
  }
}

/** What is wrong with the options, at `lines.<line>.options`. */
function optionProblems({ refusals }: Quote): FieldProblems {
  const problems: FieldProblems = {};
  for (const { line, field, key, group } of refusals)
    (problems[`lines.${line}.${field}`] ??= []).push(problem(key, { group }));
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
