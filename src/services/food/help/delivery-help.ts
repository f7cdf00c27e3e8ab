import { fromCents } from '#kit/money/money';
import { deliveredAs } from '../kitchens/postcode';
import { MAX_LINES } from '../pricing/pricing.types';
import type { QuoteHelpView } from '../pricing/quote-help.view';
import type { PricedBasket } from '../pricing/priced-basket';
import { hasLimit } from '../slots/taken-slots';
import { filled } from './filled';
import { type HelpRecords, evaluationTime, type WantedRecords } from './help.queries';
import { otherKitchens, reopeningHelp } from './kitchen-help';
import { dishHelp } from './line-help';
import { canBeScheduled, fullSlots, hasRoomForOneMore, nextSlots, slotWithOneMore } from './slot-help';

/** The records for help with an obstacle to the delivery. */
export function deliveryRecords(basket: PricedBasket): WantedRecords {
  const { kitchen, delivery } = basket;
  return {
    ...(kitchen && isShort(delivery) && additionRecords(basket, kitchen)),
    ...((delivery.reason === 'closed' || delivery.reason === 'outside_area') && kitchenRecords(basket)),
    ...(kitchen && canBeScheduled(basket) && { slots: fullSlots(basket, kitchen) }),
  };
}

function additionRecords(basket: PricedBasket, kitchen: NonNullable<PricedBasket['kitchen']>): WantedRecords {
  if (basket.basis.request.lines.length >= MAX_LINES) return {};
  const priceCents = basket.delivery.missingCents;
  const additions = { kitchenId: kitchen.id, priceCents, at: evaluationTime(basket.basis) };
  return { additions, slots: slotWithOneMore(basket, kitchen) };
}

const kitchenRecords = ({ delivery, basis }: PricedBasket): WantedRecords => ({
  otherKitchens: {
    code: basis.request.kitchenCode,
    postcodes: deliveredAs(basis.request.address?.postcode ?? ''),
    onlyDelivering: delivery.reason === 'outside_area',
    dishIds: [...basis.menu.dishes.keys()],
    at: evaluationTime(basis),
  },
});

/** Help with an obstacle to the delivery. @param records read for `deliveryRecords` */
export function deliveryHelp(basket: PricedBasket, records: HelpRecords): QuoteHelpView {
  const { kitchen, delivery, basis } = basket;
  const others = filled({ other_kitchens: otherKitchens(records.otherKitchens, basis) });
  const slots = kitchen && canBeScheduled(basket) ? nextSlots(basket, kitchen, records.taken) : [];
  if (isShort(delivery)) return minimumHelp(basket, records);
  if (delivery.reason === 'outside_area') return { ...others, ...pickupHelp(basket) };
  return {
    ...(kitchen && delivery.reason === 'closed' && reopeningHelp(kitchen, basis.openNow)),
    ...filled({ next_slots: slots }),
    ...others,
  };
}

/** Whether a delivery is below the minimum. This is reported for a cart without an address too, unless it is empty. */
const isShort = ({ reason, minimumCents, missingCents }: PricedBasket['delivery']): boolean =>
  reason === 'below_minimum' ||
  (reason === 'address_incomplete' && missingCents > 0 && missingCents < (minimumCents ?? 0));

function minimumHelp(basket: PricedBasket, records: HelpRecords): QuoteHelpView {
  const { minimumCents, missingCents } = basket.delivery;
  return {
    minimum: fromCents(minimumCents ?? 0),
    missing: fromCents(missingCents),
    ...filled({ additions: hasRoomForOneMore(basket, records.taken) ? records.additions.map(dishHelp) : [] }),
    ...pickupHelp(basket),
  };
}

/** Whether the basket could be picked up instead, by the opening and the slot of the delivery. */
function pickupHelp({ kitchen, basis, slot }: PricedBasket): QuoteHelpView {
  if (!kitchen) return {};
  const isScheduled = basis.request.scheduledFor !== null;
  const hasSlot = slot !== null || !(isScheduled || hasLimit(kitchen));
  return { pickup_possible: hasSlot && (isScheduled || basis.openNow(kitchen)) };
}
