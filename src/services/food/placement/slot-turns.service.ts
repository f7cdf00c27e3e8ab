import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { violatedConstraint } from '#kit/database/database-refusals';
import { SerialQueue } from '#kit/idempotency/serial-queue';
import { OrderExpiry } from '../deadlines/order-expiry.service';
import type { PricedBasket } from '../pricing/quotes.service';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { lockSlots } from '../kitchens/slot-lock';
import { hasLimit } from '../slots/taken-slots';

const MAX_ATTEMPTS = 4;

/** Constraints that fail where a limit was set, or slots were changed, after the kitchen was read. */
const RACES = ['customer_order_holds_slot', 'kitchen_slot_not_oversold', 'kitchen_slot_apart'];

class NotInTurn extends Error {}

class OverdueInTheWay extends Error {
  constructor(readonly kitchenId: number) {
    super();
  }
}

export interface SlotTurn {
  /** Call it with the quote before the order is written. The attempt is repeated if the slots are not locked yet. */
  assertHolds(quote: Pick<PricedBasket, 'slot'> & { kitchen: OrderingKitchen }): void;
}

/**
 * Orders of a kitchen without limits are one statement. Those of one with limits take their slots one after another:
 * they wait for each other in this process, and for other processes by a lock.
 */
@Injectable()
export class SlotTurns {
  private readonly queue = new SerialQueue();
  /** Codes of kitchens that had limits when they were last read here. A wrong guess costs a second attempt. */
  private readonly limited = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly expiry: OrderExpiry,
  ) {}

  async run<Result>(kitchenCode: string, attempt: (turn: SlotTurn) => Promise<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.once(kitchenCode, attempt);
      } catch (failure) {
        if (attempts === MAX_ATTEMPTS || !(await this.mayPassNow(kitchenCode, failure))) throw failure;
      }
    }
  }

  /** Forgets which kitchens have limits. */
  reset(): void {
    this.limited.clear();
  }

  private once<Result>(kitchenCode: string, attempt: (turn: SlotTurn) => Promise<Result>): Promise<Result> {
    if (!this.limited.has(kitchenCode)) return this.db.inOneStatement(() => attempt(this.turn(kitchenCode, false)));
    return this.queue.run(kitchenCode, () =>
      this.db.transaction(async () => {
        await lockSlots(this.db, kitchenCode);
        return attempt(this.turn(kitchenCode, true));
      }),
    );
  }

  private turn(kitchenCode: string, isLocked: boolean): SlotTurn {
    return {
      assertHolds: ({ kitchen, slot }) => {
        const isLimited = hasLimit(kitchen);
        if (isLimited && !isLocked) throw new NotInTurn();
        if (!isLimited) this.limited.delete(kitchenCode);
        if (slot?.needsClearing) throw new OverdueInTheWay(kitchen.id);
      },
    };
  }

  private async mayPassNow(kitchenCode: string, failure: unknown): Promise<boolean> {
    if (failure instanceof OverdueInTheWay) {
      await this.expiry.clearOverdue({ kitchenId: failure.kitchenId });
      return true;
    }
    const hasLostRace = RACES.includes(violatedConstraint(failure) ?? '');
    if (!(failure instanceof NotInTurn) && !hasLostRace) return false;
    this.limited.add(kitchenCode);
    return true;
  }
}
