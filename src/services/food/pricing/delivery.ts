import type { QuoteDelivery } from './quote.types';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/**
 * Checks the delivery of a basket. The first obstacle counts: address, area, opening, then minimum. The minimum
 * applies to the menu subtotal before discounts; an equal subtotal is enough. Pick-up needs only the opening hours.
 */
export function judgeDelivery(
  fulfillment: Fulfillment,
  check: DeliveryCheck,
  subtotalCents: number,
  minimumCents: number,
): QuoteDelivery {
  const isDelivery = fulfillment === 'delivery';
  const obstacle = isDelivery || check === 'closed' ? check : null;
  const reason = obstacle ?? (isDelivery && subtotalCents < minimumCents ? 'below_minimum' : null);
  return {
    available: reason === null,
    reason,
    minimumCents: isDelivery ? minimumCents : null,
    missingCents: isDelivery ? Math.max(0, minimumCents - subtotalCents) : 0,
  };
}
