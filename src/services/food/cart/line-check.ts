import { problem } from '#kit/fields/field';
import { fieldRefused, refusal, ValidationFailed } from '#kit/refusals/refusal';
import type { BasketLine } from '../pricing/pricing.types';
import type { LineReason, Quote, QuoteLine } from '../pricing/quote.types';

export const ItemUnavailable = refusal(422, 'item_unavailable');

/** For now only: the dish comes back, and the line is good again. */
const PASSING: readonly LineReason[] = ['unavailable', 'choice_unavailable', 'slot_dish_unavailable'];

/** Why a line can be no part of a cart, or null. What is merely sold out may wait in it. */
export function lastingReason(reason: LineReason | null): LineReason | null {
  return reason === null || PASSING.includes(reason) ? null : reason;
}

/** The single line of a quote, when it can be ordered; refused at the field that is wrong, or because it is sold out. */
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
