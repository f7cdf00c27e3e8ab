import type { CancellationTier } from './policy';

export const MAX_TIERS = 10;
export const MAX_DAYS_BEFORE = 365;

const isWhole = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** Whether days fall strictly and percent never rises from tier to tier. */
export const areInOrder = (tiers: readonly CancellationTier[]): boolean =>
  tiers.every((tier, index) => {
    const former = tiers[index - 1];
    return !former || (tier.days_before < former.days_before && tier.refund_percent <= former.refund_percent);
  });

/** Whether a value of unknown shape is a list of tiers. */
export function areTiers(sent: unknown): sent is CancellationTier[] {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_TIERS) return false;
  return sent.every(isTier) && areInOrder(sent);
}

function isTier(sent: unknown): sent is CancellationTier {
  if (typeof sent !== 'object' || sent === null || Object.keys(sent).length !== 2) return false;
  const { days_before, refund_percent } = sent as Record<string, unknown>;
  return isWhole(days_before, MAX_DAYS_BEFORE) && isWhole(refund_percent, 100);
}
