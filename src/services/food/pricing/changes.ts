import { createHash } from 'node:crypto';
import type { BasketLine } from './pricing.types';
import type { Quote, QuoteChange, QuoteLine, QuotePromo } from './quote.types';

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

/** Whether an order can be placed, and the changes that still stand in its way. */
export function orderableOutcome(
  quote: Quote,
  acceptedChanges: readonly string[],
): { orderable: boolean; blocking: QuoteChange[] } {
  const lostPromo = promoChange(quote.promo);
  const changes = lostPromo ? [...quote.changes, lostPromo] : quote.changes;
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
