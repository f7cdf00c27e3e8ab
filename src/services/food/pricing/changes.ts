import { createHash } from 'node:crypto';
import type { BasketLine } from './pricing.types';
import type { Quote, QuoteChange, QuoteLine, QuotePromo, QuoteRewards } from './quote.types';

/**
 * What became of a line since the customer saw it, or null. A line that was sent without the price that was shown has no
 * price change; one that cannot be ordered is always a change.
 *
 * The key names what is bought (dish or offer and the selection) and its new unit price, not the position in the basket:
 * it stays good when another line is removed, and a further change of price asks again.
 */
export function lineChange(line: BasketLine, priced: QuoteLine): QuoteChange | null {
  const previous = line.shownUnitPriceCents;
  const current = priced.unitPriceCents;
  if (current === null) {
    return { key: `unavailable:${identityOf(line)}`, line: priced.line, type: 'unavailable', previous, current };
  }
  if (previous === null || previous === current) return null;
  return { key: `price:${identityOf(line)}:${current}`, line: priced.line, type: 'price_changed', previous, current };
}

/**
 * The change that a code causes which the customer ordered with and which gives nothing (any more), or null. Only the
 * placement of an order asks: a quote shows the code with its reason. Unlike a line, a lost code can be accepted: the
 * order is then placed without it.
 */
export function promoChange(promo: QuotePromo): QuoteChange | null {
  if (promo.code === null || promo.applied) return null;
  return { key: `promo:${promo.code}`, line: null, type: 'unavailable', previous: null, current: 0 };
}

/** Reasons that follow from what the customer asked for and cost nothing that a quote of the same request had promised. */
const OWN_DOING: readonly QuoteRewards['reason'][] = ['sign_in_required', 'not_stackable', 'nothing_to_discount'];

/**
 * The change of a redemption that was ordered with and cannot be had (any more), or null: nobody pays more than they were
 * shown because another order took the points. Asked by placement alone, and can be accepted, like a lost code.
 */
export function rewardsChange({ applied, reason }: QuoteRewards): QuoteChange | null {
  if (applied || reason === null || OWN_DOING.includes(reason)) return null;
  return { key: `rewards:${reason}`, line: null, type: 'unavailable', previous: null, current: 0 };
}

/** Whether an order can be placed, and the changes that still stand in its way. */
export function orderableOutcome(
  quote: Quote,
  acceptedChanges: readonly string[],
): { orderable: boolean; blocking: QuoteChange[] } {
  const lost = [promoChange(quote.promo), rewardsChange(quote.rewards)].filter(change => change !== null);
  const changes = [...quote.changes, ...lost];
  const blocking = changes.filter(change => !(canBeAccepted(change) && acceptedChanges.includes(change.key)));
  return { orderable: blocking.length === 0, blocking };
}

function canBeAccepted(change: QuoteChange): boolean {
  return change.type === 'price_changed' || change.line === null;
}

function identityOf(line: BasketLine): string {
  if (line.offerId !== undefined) return `offer-${line.offerId}:${digest(Object.entries(line.offerChoices))}`;
  return `dish-${line.productId}:${digest(line.options.map(({ group, choice }) => [group, choice]))}`;
}

function digest(selection: [string, string | number][]): string {
  const sorted = selection.map(pair => JSON.stringify(pair)).sort();
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16);
}
