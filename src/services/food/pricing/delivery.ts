import type { QuoteDelivery } from './quote.types';
import type { SlotReason } from '../slots/evaluate-slot';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/** Reports the first obstacle: address, area, opening, minimum of the subtotal before discounts, then slot. */
export function evaluateDelivery(
  fulfillment: Fulfillment,
  check: DeliveryCheck,
  subtotalCents: number,
  minimumCents: number,
  slotReason: SlotReason | null = null,
): QuoteDelivery {
  const isDelivery = fulfillment === 'delivery';
  const obstacle = isDelivery || check === 'closed' ? check : null;
  const reason = obstacle ?? (isDelivery && subtotalCents < minimumCents ? 'below_minimum' : slotReason);
  return {
    available: reason === null,
    reason,
    minimumCents: isDelivery ? minimumCents : null,
    missingCents: isDelivery ? Math.max(0, minimumCents - subtotalCents) : 0,
  };
}
