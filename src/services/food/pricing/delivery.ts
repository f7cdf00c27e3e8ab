import type { QuoteDelivery } from './quote.types';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/** Checks a delivery: address, area, opening, then the minimum of the subtotal before discounts. */
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
