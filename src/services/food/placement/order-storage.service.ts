import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import { BodyComparison } from '#idempotency/body-comparison';
import { RateLimits } from '#rate-limits/rate-limits';
import { visitorHash } from '#shared/forms/visitor-hash';
import { withDeadline } from '../deadlines/acceptance-deadlines.service';
import type { OrderRow } from '../orders/orders.queries';
import { PromoUses } from '../promo/promo-uses.service';
import { Rewards } from '../rewards/rewards.service';
import { holdSlot } from '../slots/slot-holds';
import { orderDraft } from './order-draft';
import type { PricedOrder } from './order-evaluation.service';
import { OrderNotifier } from './order-notifier.service';
import type { CheckedFields } from './placement-fields.service';
import type { PlacementRequest } from './placement-request';
import { writeOrder } from './placement.queries';
import { PlacementResponses } from './placement-responses.service';
import type { PlacementView } from './placement.view';

export interface StoredPlacement {
  order: OrderRow;
  /** Null if the payment has to be opened at the processor first. */
  response: PlacementView | null;
}

/** Stores a new order with its slot, code use, points and notifications, in one statement. */
@Injectable()
export class OrderStorage {
  constructor(
    private readonly db: Database,
    private readonly responses: PlacementResponses,
    private readonly bodies: BodyComparison,
    private readonly uses: PromoUses,
    private readonly rewards: Rewards,
    private readonly notifier: OrderNotifier,
    private readonly limits: RateLimits,
    private readonly keys: DerivedKeys,
  ) {}

  async write(request: PlacementRequest, fields: CheckedFields, priced: PricedOrder): Promise<StoredPlacement> {
    const { key, visitorAddress } = request;
    const { ordered, numbers, account } = priced;
    const { quote } = ordered;
    const { promo, openNow } = quote.basis;
    const visitor = () => visitorHash(this.keys, visitorAddress);
    const draft = orderDraft(request, fields, ordered, { numbers, account, visitor }, openNow.now);
    const order = withDeadline(draft, quote);
    const response = await this.responses.beforeCommit(order);
    await writeOrder(this.db, key, order, response, this.bodies.hash);
    await holdSlot(this.db, order.id, quote);
    if (quote.promo.applied) await this.uses.take(order, promo!, account?.email ?? null);
    const { customer_id, points_redeemed } = order;
    if (customer_id !== null && points_redeemed > 0) await this.rewards.redeem(customer_id, order.id, points_redeemed);
    await this.notifier.notifyPlaced(order);
    await this.limits.countSuccesses('orders', visitorAddress, () => this.db.flushWrites());
    return { order, response };
  }
}
