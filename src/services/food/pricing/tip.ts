import { percentOf } from '#kit/money/money';
import type { Fulfillment } from '../fulfillment';
import type { QuoteTip } from './quote.types';

export type TipChoice = { percent: number } | { amountCents: number };

export const TIP_MODES = ['off', 'delivery', 'always'] as const;
export type TipMode = (typeof TIP_MODES)[number];

/** Which orders may have a tip, and the largest one. */
export interface TipTerms {
  mode: TipMode;
  maxCents: number;
}

export interface TippedBasket {
  choice: TipChoice | null | undefined;
  fulfillment: Fulfillment;
  subtotalCents: number;
  isOrderable: boolean;
}

const NO_TIP: QuoteTip = { cents: 0, reason: null, isTooLarge: false };

/** The tip of a basket; 0 without orderable lines. A percentage applies to the menu subtotal, rounded half up. */
export function applyTip(
  { choice, fulfillment, subtotalCents, isOrderable }: TippedBasket,
  { mode, maxCents }: TipTerms,
): QuoteTip {
  if (!choice) return NO_TIP;
  if (mode === 'off' || (mode === 'delivery' && fulfillment !== 'delivery'))
    return { ...NO_TIP, reason: 'not_offered' };
  if (!isOrderable) return NO_TIP;
  const cents = 'percent' in choice ? percentOf(subtotalCents, choice.percent) : choice.amountCents;
  return { cents, reason: null, isTooLarge: cents > maxCents };
}
