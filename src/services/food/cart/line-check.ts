import { problem } from '#kit/fields/field';
import { fieldRefused, refusal, ValidationFailed } from '#kit/refusals/refusal';
import type { BasketLine } from '../pricing/pricing.types';
import type { LineReason, Quote, QuoteLine } from '../pricing/quote.types';

export const ItemUnavailable = refusal(422, 'item_unavailable');

/** Temporary reasons: the line becomes valid again. */
const TEMPORARY_REASONS: readonly LineReason[] = ['unavailable', 'choice_unavailable', 'slot_dish_unavailable'];

/** The permanent reason why a line cannot be in a cart, or null. Temporary reasons are accepted. */
export function permanentReason(reason: LineReason | null): LineReason | null {
  return reason === null || TEMPORARY_REASONS.includes(reason) ? null : reason;
}

/** The single line of a quote. Throws a validation error, or a refusal if it is sold out. */
export function assertOrderable(line: BasketLine, quote: Quote): QuoteLine {
  const priced = quote.lines[0]!;
  if (quote.refusals.length > 0) {
    throw ValidationFailed({
      errors: { options: quote.refusals.map(({ key, group, name }) => problem(key, { group, name })) },
    });
  }
  switch (priced.reason) {
    case null:
      return priced;
    case 'not_on_menu':
    case 'archived':
      throw fieldRefused(line.offerId === undefined ? 'product_id' : 'offer_id', 'unknown_reference');
    case 'slot_unknown':
    case 'slot_missing':
    case 'slot_choice_unknown':
      throw fieldRefused('offer_choices', priced.reason);
    default:
      throw ItemUnavailable();
  }
}
