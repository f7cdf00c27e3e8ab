import { fromCents } from '#kit/money/money';
import type { MenuOptionGroup } from '../pricing/pricing.types';
import type { HelpDishView, HelpGroupView, HelpLineView } from '../pricing/quote-help.view';
import type { LineReason, QuoteLine } from '../pricing/quote.types';
import type { PricedBasket } from '../pricing/priced-basket';
import { type HelpDish, evaluationTime, MAX_ENTRIES, type WantedRecords } from './help.queries';

/** A dish that was never published is not disclosed, so it has no alternatives. */
const REPLACEABLE: readonly (LineReason | null)[] = ['archived', 'unavailable', 'choice_unavailable'];
const HAS_GROUPS: readonly (LineReason | null)[] = ['options_invalid', 'choice_unavailable'];

/** The first lines that help is possible for. */
export const helpableLines = ({ lines }: PricedBasket): QuoteLine[] =>
  lines
    .filter(
      ({ orderable, reason, availableFrom }) =>
        !orderable && (isReplaceable(reason) || availableFrom || hasGroups(reason)),
    )
    .slice(0, MAX_ENTRIES);

/** The records for alternatives to the dishes of these lines. */
export function lineRecords(lines: readonly QuoteLine[], { kitchen, basis }: PricedBasket): WantedRecords {
  const dishIds = replaceableDishes(lines);
  if (dishIds.length === 0) return {};
  return { alternatives: { kitchenId: kitchen?.id ?? null, dishIds, at: evaluationTime(basis) } };
}

const replaceableDishes = (lines: readonly QuoteLine[]): number[] => [
  ...new Set(lines.flatMap(({ productId, reason }) => (productId !== null && isReplaceable(reason) ? productId : []))),
];

const isReplaceable = (reason: LineReason | null) => REPLACEABLE.includes(reason);
const hasGroups = (reason: LineReason | null) => HAS_GROUPS.includes(reason);

/** Help for each line; lines without any are left out. */
export function linesHelp(
  lines: readonly QuoteLine[],
  basket: PricedBasket,
  alternatives: Readonly<Record<number, HelpDish[] | null>>,
): HelpLineView[] {
  return lines
    .map(({ line, productId, availableFrom }) => ({
      line,
      available_from: availableFrom?.toISOString() ?? null,
      alternatives: ((productId !== null && alternatives[productId]) || []).map(dishHelp),
      groups: groupsHelp(basket, line),
    }))
    .filter(({ available_from, alternatives: dishes, groups }) => available_from || dishes.length + groups.length > 0);
}

export const dishHelp = ({ id, slug, name, priceCents }: HelpDish): HelpDishView => ({
  product_id: id,
  slug,
  name,
  price: fromCents(priceCents),
});

/** The option groups whose selection is refused, with the choices that can be ordered. */
function groupsHelp({ basis, refusals }: PricedBasket, index: number): HelpGroupView[] {
  const line = basis.request.lines[index];
  const dish = line?.productId === undefined ? undefined : basis.menu.dishes.get(line.productId);
  if (!line || !dish || line.productId === undefined) return [];
  const refused = new Set(refusals.filter(refusal => refusal.line === index).map(({ group }) => group));
  const chosen = (group: MenuOptionGroup) =>
    line.options.filter(option => option.group === group.key).map(option => option.choice);
  const isUnavailable = (group: MenuOptionGroup) =>
    group.choices.some(choice => !choice.isAvailable && chosen(group).includes(choice.key));
  return dish.optionGroups
    .filter(group => refused.has(group.key) || isUnavailable(group))
    .map(groupHelp)
    .filter(({ choices }) => choices.length > 0)
    .slice(0, MAX_ENTRIES);
}

const groupHelp = ({ key, name, required, min, max, choices }: MenuOptionGroup): HelpGroupView => ({
  group: key,
  name,
  required,
  min,
  max,
  choices: choices
    .filter(choice => choice.isAvailable)
    .slice(0, MAX_ENTRIES)
    .map(choice => ({ choice: choice.key, name: choice.name, price_delta: fromCents(choice.priceDeltaCents) })),
});
