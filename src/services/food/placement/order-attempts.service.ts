import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Blocked, type Retries, retrying } from '#kit/database/retrying';
import { SerialQueue } from '#idempotency/serial-queue';
import { type HoldScope, OrderExpiry } from '../deadlines/order-expiry.service';
import { lockSlots } from '../kitchens/slot-lock';
import { PromoUses } from '../promo/promo-uses.service';
import { POINTS_NOT_NEGATIVE } from '../rewards/rewards.service';
import { KitchenLimits } from '../slots/kitchen-limits';
import { hasLimit } from '../slots/taken-slots';
import type { PricedOrder } from './order-evaluation.service';
import type { StoredPlacement } from './order-storage.service';

/** A retry may lose again to the next parallel order. */
const MAX_LOST_POINTS = 5;
const MAX_SLOT_RETRIES = 3;

/** Constraints that fail if a limit was set, or the slots were changed, after the kitchen was read. */
const SLOT_RACES = ['customer_order_holds_slot', 'kitchen_slot_not_oversold', 'kitchen_slot_apart'];

export interface OrderSteps {
  kitchenCode: string;
  /** Normalized. */
  promoCode: string | null;
  /** Writes nothing. */
  price: () => Promise<PricedOrder>;
  write: (priced: PricedOrder) => Promise<StoredPlacement>;
}

/**
 * Writes orders of a kitchen without limits in one statement. Orders of one with limits are serialized, in this process by a
 * queue and across processes by a lock.
 */
@Injectable()
export class OrderAttempts {
  private readonly queue = new SerialQueue();

  constructor(
    private readonly db: Database,
    private readonly expiry: OrderExpiry,
    private readonly uses: PromoUses,
    private readonly limits: KitchenLimits,
  ) {}

  /** Prices and writes an order, and retries if a parallel one took its points, the use of its code or its slot. */
  run(steps: OrderSteps): Promise<StoredPlacement> {
    const { kitchenCode, promoCode } = steps;
    const retries: Retries<HoldScope> = {
      constraints: [
        { names: [POINTS_NOT_NEGATIVE], times: MAX_LOST_POINTS },
        ...this.uses.retries(promoCode),
        { names: SLOT_RACES, times: MAX_SLOT_RETRIES, before: () => this.limits.add(kitchenCode) },
      ],
      overdue: { times: MAX_SLOT_RETRIES, before: held => this.expiry.expireHolds(held) },
    };
    return retrying(retries, () => this.attempt(steps));
  }

  private async attempt({ kitchenCode, price, write }: OrderSteps): Promise<StoredPlacement | Blocked<HoldScope>> {
    if (!this.limits.has(kitchenCode)) {
      const placed = await this.db.inOneStatement(async () => {
        const priced = await price();
        return hasLimit(priced.ordered.quote.kitchen) ? undefined : write(priced);
      });
      if (placed) return placed;
    }
    return this.queue.run(kitchenCode, () =>
      this.db.transaction(async () => {
        await lockSlots(this.db, kitchenCode);
        const priced = await price();
        const { kitchen, slot } = priced.ordered.quote;
        return slot?.needsClearing ? new Blocked({ kitchenId: kitchen.id }) : write(priced);
      }),
    );
  }
}
