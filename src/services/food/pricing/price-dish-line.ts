import { selectOptions } from './option-selection';
import type { DishLine, MenuDish } from './pricing.types';
import { pricedLine, unpricedLine } from './quote-line';
import type { LineReason, QuoteLine, SelectionRefusal } from './quote.types';

export function priceDishLine(
  line: DishLine,
  index: number,
  dish: MenuDish | undefined,
): { priced: QuoteLine; refusals: SelectionRefusal[] } {
  const unpriced = unpricedLine(line, index, dish);
  const without = (reason: LineReason, refusals: SelectionRefusal[] = []) => ({
    priced: { ...unpriced, reason },
    refusals,
  });
  if (!dish?.isActive) return without('not_on_menu');
  if (dish.archived) return without('archived');
  if (!dish.isAvailable) return without('unavailable');
  const { availableFrom } = dish;
  if (availableFrom) return { priced: { ...unpriced, reason: 'unavailable', availableFrom }, refusals: [] };

  const { options, hasUnavailableChoice, refusals } = selectOptions(dish, line.options, index);
  if (refusals.length > 0) return without('options_invalid', refusals);
  if (hasUnavailableChoice) return without('choice_unavailable');
  const deltas = options.map(option => option.priceDeltaCents);
  return { priced: { ...pricedLine(unpriced, dish.priceCents, deltas), options }, refusals: [] };
}
