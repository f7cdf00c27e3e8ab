import { splitProportionally } from '#kit/money/money';
import type { NewRefundPart } from '#money/payments/refund-parts';

export interface ChargedLine {
  position: number;
  quantity: number;
  refundedQuantity: number;
  unitPriceCents: number;
  lineTotalCents: number;
}

export interface ChargedOrder {
  lines: readonly ChargedLine[];
  promoDiscountCents: number;
  rewardsDiscountCents: number;
}

export interface LineShare {
  line: ChargedLine;
  promoCents: number;
  rewardCents: number;
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

/** The discounts of each line. Both are split together, so that no line is discounted by more than its total. */
export function lineShares({ lines, promoDiscountCents, rewardsDiscountCents }: ChargedOrder): LineShare[] {
  const totals = lines.map(line => line.lineTotalCents);
  const discounts = splitProportionally(promoDiscountCents + rewardsDiscountCents, totals);
  const promos = splitProportionally(promoDiscountCents, discounts);
  return lines.map((line, index) => ({
    line,
    promoCents: promos[index]!,
    rewardCents: discounts[index]! - promos[index]!,
  }));
}

/** The refund of the next `quantity` units of a line; the earliest units carry its leftover cents. */
export function linePart({ line, promoCents, rewardCents }: LineShare, quantity: number): NewRefundPart {
  const { position, refundedQuantity: from, unitPriceCents } = line;
  const netCents = line.lineTotalCents - promoCents - rewardCents;
  const units = splitProportionally(netCents, ones(line.quantity));
  const promos = splitProportionally(
    promoCents,
    units.map(unit => unitPriceCents - unit),
  );
  const grossCents = unitPriceCents * quantity;
  const amountCents = sum(units.slice(from, from + quantity));
  const promo = sum(promos.slice(from, from + quantity));
  const rewards = grossCents - amountCents - promo;
  return { kind: 'line', position, quantity, grossCents, promoCents: promo, rewardCents: rewards, amountCents };
}
