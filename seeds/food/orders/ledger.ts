import type { Temporal } from 'temporal-polyfill';
import type { RewardKind } from '#services/food/rewards/reward-entry.entity';
import type { OrderRow } from '#services/food/orders/orders.queries';

export interface LedgerEntry {
  customer_id: number;
  order_id: number;
  kind: RewardKind;
  points: number;
  created_at: string;
}

/** Points as orders earn and spend them. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];

  /** What the customer has then, less what is going to be taken back. */
  balance(customerId: number, at: Temporal.Instant): number {
    return this.entries
      .filter(({ customer_id }) => customer_id === customerId)
      .filter(({ points, created_at }) => points < 0 || Date.parse(created_at) <= at.epochMilliseconds)
      .reduce((sum, { points }) => sum + points, 0);
  }

  /** What the steps of an order moved. */
  add({ id, customer_id, points_earned, points_redeemed, placed_at, timeline }: OrderRow): void {
    if (customer_id === null) return;
    const at = (status: string) => timeline.find(step => step.status === status)?.at;
    const write = (kind: RewardKind, points: number, created_at: string | undefined) => {
      if (created_at && points !== 0) this.entries.push({ customer_id, order_id: id, kind, points, created_at });
    };
    const [delivered, ended] = [at('delivered'), at('cancelled') ?? at('refunded')];
    write('redeemed', -points_redeemed, placed_at.toISOString());
    write('earned', points_earned, delivered);
    write('returned', points_redeemed, ended);
    if (delivered) write('revoked', -points_earned, ended);
  }
}
