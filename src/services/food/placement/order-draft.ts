import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#kit/language/language';
import type { Kitchen } from '../kitchens/kitchen.entity';
import type { Quote, QuoteLine } from '../pricing/quote.types';
import type { DeliveryAddress } from '../orders/order.entity';
import type { OrderLineRow } from '../orders/orders.queries';
import type { PlacementBody } from './placement.dto';
import type { CheckedFields } from './placement-fields.service';
import type { OrderDraft } from './placement.queries';

/** The order as it is stored when the quote stands: names, prices and contact of this moment. */
export function orderDraft(
  { body, customerId, language }: { body: PlacementBody; customerId: number | null; language: Language },
  { name, email, returnUrls }: CheckedFields,
  quote: Quote & { kitchen: Kitchen },
  now: Temporal.Instant,
): OrderDraft {
  const placedAt = new Date(now.epochMilliseconds);
  return {
    customerId,
    kitchenId: quote.kitchen.id,
    kitchenCode: quote.kitchen.code,
    status: 'pending',
    paymentStatus: quote.totalCents === 0 ? 'paid' : 'unpaid',
    paymentMethod: body.payment_method,
    fulfillment: body.fulfillment,
    name,
    email,
    phone: body.phone,
    address: body.fulfillment === 'delivery' ? deliveryAddress(body) : null,
    deliveryInstructions: body.delivery_instructions || null,
    locale: body.locale ?? language,
    subtotalCents: quote.subtotalCents,
    promoDiscountCents: quote.discounts.promoCents,
    rewardsDiscountCents: quote.discounts.rewardsCents,
    deliveryFeeCents: quote.fees.deliveryCents,
    pickupFeeCents: quote.fees.pickupCents,
    totalCents: quote.totalCents,
    promoCode: quote.promo.applied ? quote.promo.code : null,
    pointsEarned: quote.pointsEarned,
    pointsRedeemed: quote.rewards.points,
    returnUrls,
    sessionId: null,
    placedAt,
    lines: quote.lines.map(orderLine),
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

/** Complete, or the quote would have said so. */
function deliveryAddress({ address }: PlacementBody): DeliveryAddress {
  return { street: address?.street ?? '', city: address?.city ?? '', postcode: address?.postcode ?? '' };
}

function orderLine(line: QuoteLine): OrderLineRow {
  const { name, unitPriceCents } = line;
  if (name === null || unitPriceCents === null) throw new Error(`line ${line.line} was never priced`);
  return {
    productId: line.productId,
    offerId: line.offerId,
    name,
    options: line.options,
    offerChoices: line.offerId === null ? null : line.offerChoices,
    quantity: line.quantity,
    unitPriceCents,
    lineTotalCents: line.lineTotalCents,
    instructions: line.instructions,
  };
}
