import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import type { QuoteLine } from '../pricing/quote.types';
import type { PricedBasket } from '../pricing/priced-basket';
import type { DeliveryAddress } from '../orders/order.entity';
import type { OrderKitchen, OrderLineRow } from '../orders/orders.queries';
import type { PlacementBody } from './placement.dto';
import type { CheckedFields } from './placement-fields.service';
import type { OrderDraft, OrderNumbers, OrderPrerequisites } from './placement.queries';

type OrderedBasket = Omit<PricedBasket, 'basis' | 'demand' | 'kitchen'> & { kitchen: OrderingKitchen };

const MINUTE_MS = 60_000;

export function orderDraft(
  { body, customerId, language }: { body: PlacementBody; customerId: number | null; language: Language },
  { name, email, returnUrls }: CheckedFields,
  { quote, shownTotalCents }: { quote: OrderedBasket; shownTotalCents: number | null },
  { numbers, account, visitor }: OrderPrerequisites & { numbers: OrderNumbers; visitor: (() => string) | null },
  now: Temporal.Instant,
): OrderDraft {
  const placedAt = new Date(now.epochMilliseconds);
  return {
    // Columns by name: an object literal of this size that begins with a spread is ten times slower.
    id: numbers.id,
    order_number: numbers.order_number,
    customer_id: customerId,
    kitchen_id: quote.kitchen.id,
    kitchen_code: quote.kitchen.code,
    status: 'pending',
    payment_status: quote.totalCents === 0 ? 'paid' : 'unpaid',
    payment_method: body.payment_method,
    fulfillment: body.fulfillment,
    // Customers' contact data defaults to their account.
    name: name ?? account?.name ?? '',
    email: email ?? account?.email ?? '',
    phone: body.phone,
    address: body.fulfillment === 'delivery' ? deliveryAddress(body) : null,
    delivery_instructions: body.delivery_instructions || null,
    locale: body.locale ?? language,
    subtotal_cents: quote.subtotalCents,
    promo_discount_cents: quote.discounts.promoCents,
    rewards_discount_cents: quote.discounts.rewardsCents,
    delivery_fee_cents: quote.fees.deliveryCents,
    pickup_fee_cents: quote.fees.pickupCents,
    tip_cents: quote.tip.cents,
    total_cents: quote.totalCents,
    promo_code: quote.promo.applied ? quote.promo.code : null,
    points_earned: quote.pointsEarned,
    points_per_dollar: quote.pointsPerDollar,
    points_redeemed: quote.rewards.points,
    return_urls: returnUrls,
    session_id: null,
    latePayment: null,
    payment_processing_until: null,
    placed_at: placedAt,
    promised_at: quote.promisedAt,
    scheduled_for: body.scheduled_for == null ? null : new Date(body.scheduled_for),
    slot: quote.slot && { starts_at: quote.slot.startsAt.toISOString(), ends_at: quote.slot.endsAt.toISOString() },
    kitchen: kitchenOf(quote.kitchen),
    hold_expires_at: holdEnd(quote, now),
    accept_by: null,
    updated_at: placedAt,
    shown_total_cents: shownTotalCents,
    visitor_hash: quote.holdsScarce && quote.totalCents > 0 && !account?.is_verified ? (visitor?.() ?? null) : null,
    lines: quote.lines.map(orderLine),
    refunds: [],
    timeline: [
      {
        status: 'pending',
        at: placedAt.toISOString(),
        actor: customerId === null ? 'guest' : 'customer',
        reason: null,
      },
    ],
  };
}

/** End of the hold; null for orders without a limited slot or code, which may be paid at any time. */
function holdEnd({ holdsScarce, holdMinutes, totalCents }: OrderedBasket, now: Temporal.Instant): Date | null {
  return holdsScarce && totalCents > 0 ? new Date(now.epochMilliseconds + holdMinutes * MINUTE_MS) : null;
}

const kitchenOf = ({ code, name, timeZone, address, phone }: OrderingKitchen): OrderKitchen => ({
  code,
  name,
  timeZone,
  address,
  phone,
});

/** Complete, since the quote has checked it. */
function deliveryAddress({ address }: PlacementBody): DeliveryAddress {
  return { street: address?.street ?? '', city: address?.city ?? '', postcode: address?.postcode ?? '' };
}

function orderLine(line: QuoteLine, position: number): OrderLineRow {
  const { name, unitPriceCents } = line;
  if (name === null || unitPriceCents === null) throw new Error(`line ${line.line} was never priced`);
  return {
    position,
    product_id: line.productId,
    offer_id: line.offerId,
    name,
    slug: line.slug,
    code: line.code,
    image: line.image,
    options: line.options,
    offer_choices: line.offerId === null ? null : line.offerChoices,
    quantity: line.quantity,
    refunded_quantity: 0,
    unit_price_cents: unitPriceCents,
    line_total_cents: line.lineTotalCents,
    instructions: line.instructions,
  };
}
