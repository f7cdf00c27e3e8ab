import type { QuoteDelivery } from './quote.types';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/**
 * Whether the basket can be handed over as asked. The first obstacle counts: address, area, opening, then the minimum.
 * The minimum is held against the menu subtotal before discounts, so that a discount never makes a basket too small; an
 * equal subtotal is enough. Pick-up knows no address and no minimum, only the opening hours.
 */
export function judgeDelivery(
  fulfillment: Fulfillment,
  check: DeliveryCheck,
  subtotalCents: number,
  minimumCents: number,
): QuoteDelivery {
  const isDelivery = fulfillment === 'delivery';
  const found = isDelivery || check === 'closed' ? check : null;
  const reason = found ?? (isDelivery && subtotalCents < minimumCents ? 'below_minimum' : null);
  return {
    available: reason === null,
    reason,
    minimumCents: isDelivery ? minimumCents : null,
    missingCents: isDelivery ? Math.max(0, minimumCents - subtotalCents) : 0,
  };
}
