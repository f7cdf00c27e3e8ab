import type { SlotDemand } from '../slots/evaluate-slot';
import type { BasketLine, MenuDish } from './pricing.types';

/** The dishes and preparation time of a basket. An offer without chosen dishes counts as one dish. */
export function slotDemand(lines: readonly BasketLine[], dishes?: ReadonlyMap<number, MenuDish>): SlotDemand {
  const chosen = lines.map(line => (line.offerId === undefined ? [line.productId] : Object.values(line.offerChoices)));
  const minutes = chosen.flat().map(id => dishes?.get(id)?.preparationMinutes ?? 0);
  return {
    dishes: lines.reduce((sum, { quantity }, index) => sum + quantity * Math.max(1, chosen[index]!.length), 0),
    longestMinutes: Math.max(0, ...minutes),
  };
}
