import { type BoundFields, multisetHash } from '#shared/quote-tokens/quote-token';
import { identityOf } from '../pricing/changes';
import type { QuoteRequest } from '../pricing/priced-basket';
import type { TipChoice } from '../pricing/tip';

/** Fields that an order must have in common with the quote of its token. */
export const boundFields = (request: QuoteRequest, customerId: number | null): BoundFields => ({
  lines: multisetHash(request.lines.map(line => [identityOf(line), line.quantity])),
  kitchen_code: request.kitchenCode,
  fulfillment: request.fulfillment,
  scheduled_for: request.scheduledFor?.toString() ?? null,
  tip: request.tip && tipText(request.tip),
  promo_code: request.promoCode,
  redeem_points: request.redeemPoints,
  caller: customerId === null ? 'guest' : `customer:${customerId}`,
});

const tipText = (tip: TipChoice): string => ('percent' in tip ? `percent:${tip.percent}` : `amount:${tip.amountCents}`);
