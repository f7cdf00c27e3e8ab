import { problem } from '#kit/fields/field';
import { fieldRefused, refusal, ValidationFailed } from '#kit/refusals/refusal';
import type { BasketLine } from '../pricing/pricing.types';
import type { LineReason, Quote, QuoteLine } from '../pricing/quote.types';

export const ItemUnavailable = refusal(422, 'item_unavailable');

/** Reasons that can end, after which the line can be ordered again. */
const TEMPORARY_REASONS: readonly LineReason[] = ['unavailable', 'choice_unavailable', 'slot_dish_unavailable'];

/** The reason why a line cannot be in a cart; null if there is none or it is temporary. */
export function permanentReason(reason: LineReason | null): LineReason | null {
  return reason === null || TEMPORARY_REASONS.includes(reason) ? null : reason;
}

/** Returns the only line of a quote. @throws ValidationFailed; ItemUnavailable if it is sold out */
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
