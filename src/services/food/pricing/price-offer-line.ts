import type { Menu, MenuOffer, OfferLine } from './pricing.types';
import { pricedLine, unpricedLine } from './quote-line';
import type { LineReason, QuoteLine, QuoteLineOfferChoice } from './quote.types';

/** Prices a combo offer with one dish per slot: the price of the offer plus supplements. */
export function priceOfferLine(line: OfferLine, index: number, menu: Menu): QuoteLine {
  const offer = menu.offers.get(line.offerId);
  const unpriced = unpricedLine(line, index, offer);
  if (!offer?.isActive) return { ...unpriced, reason: 'not_on_menu' };

  const filled = fillSlots(offer, new Map(Object.entries(line.offerChoices)), menu);
  if (typeof filled === 'string') return { ...unpriced, reason: filled };
  const availableFrom = lastEnd(filled.map(({ productId }) => menu.dishes.get(productId)?.availableFrom ?? null));
  if (availableFrom) return { ...unpriced, reason: 'slot_dish_unavailable', availableFrom };
  const supplements = filled.map(choice => choice.supplementCents);
  return { ...pricedLine(unpriced, offer.priceCents, supplements), offerChoices: filled };
}

const lastEnd = (ends: readonly (Date | null)[]): Date | null =>
  ends.reduce((last, end) => (end && (!last || end > last) ? end : last), null);

function fillSlots(
  offer: MenuOffer,
  chosen: ReadonlyMap<string, number>,
  menu: Menu,
): QuoteLineOfferChoice[] | LineReason {
  const slots = new Set(offer.slots.map(slot => slot.name));
  if ([...chosen.keys()].some(name => !slots.has(name))) return 'slot_unknown';
  const filled: QuoteLineOfferChoice[] = [];
  for (const slot of offer.slots) {
    const productId = chosen.get(slot.name);
    if (productId === undefined) return 'slot_missing';
    const choice = slot.choices.find(choice => choice.productId === productId);
    if (!choice) return 'slot_choice_unknown';
    const dish = menu.dishes.get(productId);
    if (!dish?.isActive || dish.archived || !dish.isAvailable) return 'slot_dish_unavailable';
    const { name, label } = slot;
    filled.push({ slot: name, label, productId, name: dish.name, supplementCents: choice.supplementCents });
  }
  return filled;
}
