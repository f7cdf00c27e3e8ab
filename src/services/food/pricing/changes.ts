import { hash } from 'node:crypto';
import { changedAmounts } from '#shared/quote-tokens/quote-token';
import type { BasketLine } from './pricing.types';
import { quotedAmounts, type ShownQuote } from './quoted-amounts';
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

/** Reasons that follow from the request itself, so they were the same when the quote was displayed. */
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

const COMPARED_AMOUNTS = ['fee:delivery', 'fee:pickup', 'fee:tip', 'discount:promo', 'discount:rewards'] as const;

/**
 * Changes of fees, tip and discounts since they were displayed. There are none while a line cannot be ordered, since that
 * changes the amounts too, and none for a code or redemption that no longer applies, which is a change of its own.
 */
export function amountChanges({ amounts: shown }: ShownQuote, quote: Quote): QuoteChange[] {
  if (quote.lines.some(line => !line.orderable)) return [];
  const amounts = quotedAmounts(quote);
  const changed = new Set(changedAmounts(shown, amounts).map(({ name }) => name));
  if (promoChange(quote.promo)) changed.delete('discount:promo');
  const costs = changed.has('points') && amounts.points > 0 ? `:${amounts.points}` : '';
  if (costs) changed.add('discount:rewards');
  if (rewardsChange(quote.rewards)) changed.delete('discount:rewards');
  return COMPARED_AMOUNTS.filter(name => changed.has(name)).map(name => ({
    key: `${name}:${amounts[name]}${name === 'discount:rewards' ? costs : ''}`,
    line: null,
    type: name.startsWith('fee:') ? 'fee_changed' : 'discount_changed',
    previous: shown[name] ?? 0,
    current: amounts[name],
  }));
}

/**
 * Whether an order can be placed, and the changes that are still to be accepted.
 * @param shown the quote of the sent token; a code or redemption that it did not apply is no change
 */
export function orderableOutcome(
  quote: Quote,
  acceptedChanges: readonly string[],
  shown?: ShownQuote,
): { orderable: boolean; blocking: QuoteChange[] } {
  const isApplied = { promo: shown?.hadPromo ?? true, rewards: shown?.amounts.points !== 0 };
  const lost = [
    isApplied.promo ? promoChange(quote.promo) : null,
    isApplied.rewards ? rewardsChange(quote.rewards) : null,
  ].filter(change => change !== null);
  const changes = [...quote.changes, ...(shown ? amountChanges(shown, quote) : []), ...lost];
  const blocking = changes.filter(change => !(canBeAccepted(change) && acceptedChanges.includes(change.key)));
  return { orderable: blocking.length === 0, blocking };
}

function canBeAccepted(change: QuoteChange): boolean {
  return change.type === 'price_changed' || change.line === null;
}

/** Identifies a dish or offer with its selection; the order of options and choices does not matter. */
export function identityOf(line: BasketLine): string {
  if (line.offerId !== undefined) return `offer-${line.offerId}:${digest(Object.entries(line.offerChoices))}`;
  return `dish-${line.productId}:${digest(line.options.map(({ group, choice }) => [group, choice]))}`;
}

function digest(selection: [string, string | number][]): string {
  const sorted = selection.map(pair => JSON.stringify(pair)).sort();
  return hash('sha256', JSON.stringify(sorted), 'base64url').slice(0, 16);
}
