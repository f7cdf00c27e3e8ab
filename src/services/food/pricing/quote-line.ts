import type { BasketLine, MenuDish, MenuOffer } from './pricing.types';
import type { QuoteLine } from './quote.types';

/** The initial state of a line: free of charge and not orderable. Drafts are not shown. */
export function unpricedLine(line: BasketLine, index: number, record: MenuDish | MenuOffer | undefined): QuoteLine {
  const shown = record?.isActive ? record : undefined;
  return {
    line: index,
    productId: line.productId ?? null,
    offerId: line.offerId ?? null,
    name: shown?.name ?? null,
    slug: shown && 'slug' in shown ? shown.slug : null,
    code: shown && 'code' in shown ? shown.code : null,
    image: shown?.image ?? null,
    quantity: line.quantity,
    instructions: line.instructions,
    unitPriceCents: null,
    lineTotalCents: 0,
    orderable: false,
    reason: null,
    availableFrom: null,
    options: [],
    offerChoices: [],
  };
}

/** The line with its final price. Negative deltas and supplements reduce a unit price to 0 at least. */
export function pricedLine(unpriced: QuoteLine, priceCents: number, addedCents: readonly number[]): QuoteLine {
  const unitPriceCents = Math.max(
    0,
    addedCents.reduce((sum, added) => sum + added, priceCents),
  );
  return { ...unpriced, orderable: true, unitPriceCents, lineTotalCents: unitPriceCents * unpriced.quantity };
}
