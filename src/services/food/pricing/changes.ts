import { createHash } from 'node:crypto';
import type { BasketLine } from './pricing.types';
import type { Quote, QuoteChange, QuoteLine, QuotePromo, QuoteRewards } from './quote.types';

/**
 * The change of a line since the customer saw it, or null. The key has the selection and its new unit price, not the
 * position, so that it stays valid when other lines are removed.
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

/** The change caused by a promo code that no longer applies, or null; accepting it drops the code. */
export function promoChange(promo: QuotePromo): QuoteChange | null {
  if (promo.code === null || promo.applied) return null;
  return { key: `promo:${promo.code}`, line: null, type: 'unavailable', previous: null, current: 0 };
}

/** Reasons that follow from the request itself, so that a quote has promised nothing else. */
const REASONS_OF_REQUEST: readonly QuoteRewards['reason'][] = [
  'sign_in_required',
  'not_stackable',
  'nothing_to_discount',
];

/** The change caused by a redemption that is no longer possible, or null. */
export function rewardsChange({ applied, reason }: QuoteRewards): QuoteChange | null {
  if (applied || reason === null || REASONS_OF_REQUEST.includes(reason)) return null;
  return { key: `rewards:${reason}`, line: null, type: 'unavailable', previous: null, current: 0 };
}

/** Whether an order can be placed, and the changes that are still to be accepted. */
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
