import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { violatedConstraint } from '#kit/database/database-refusals';
import type { Language } from '#kit/language/language';
import { BodyComparison } from '#kit/idempotency/body-comparison';
import { Once, type IdempotentResult } from '#kit/idempotency/once';
import { Clock } from '#kit/time/clock';
import { quoteRequest } from '../pricing/basket.dto';
import { orderableOutcome } from '../pricing/changes';
import { QuoteChangeView } from '../pricing/quote.view';
import { type PricedBasket, Quotes } from '../pricing/quotes.service';
import { POINTS_ARE_THERE, Rewards } from '../rewards/rewards.service';
import { OrderNotifier } from './order-notifier.service';
import { orderDraft } from './order-draft';
import type { OrderRow } from '../orders/orders.queries';
import { Tracking } from '../orders/tracking';
import { PlacementAnswers } from './placement-answers.service';
import type { PlacementBody } from './placement.dto';
import { type CheckedFields, PlacementFields } from './placement-fields.service';
import { keyHolder, type PlacementKey } from './placement-key';
import { type OrderBeginning, orderBeginning, writeOrder } from './placement.queries';
import { Changes, DELIVERY_REFUSALS, shortOf } from './placement.refusals';
import type { PlacementView } from './placement.view';

export interface PlacementRequest {
  key: string;
  customerId: number | null;
  visitorAddress: string;
  language: Language;
  body: PlacementBody;
}

interface Placed {
  order: OrderRow;
  /** Null while a processor's page has to be opened. */
  answer: PlacementView | null;
}

/**
 * Places orders. Order, lines, points, response, mail and notification are one statement. A refused placement stores
 * nothing, so its key can be reused. Hosted payments are opened after the commit.
 */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly fields: PlacementFields,
    private readonly quotes: Quotes,
    private readonly rewards: Rewards,
    private readonly notifier: OrderNotifier,
    private readonly tracking: Tracking,
    private readonly once: Once,
    private readonly answers: PlacementAnswers,
    private readonly bodies: BodyComparison,
  ) {}

  async place(request: PlacementRequest): Promise<IdempotentResult<PlacementView>> {
    const fields = this.fields.check(request.body, request.customerId);
    const key = { key: request.key, caller: keyHolder(request.customerId, fields.email ?? '') };
    return this.answers.placing(key, () =>
      againWithoutPoints(() =>
        this.once.record({
          address: request.visitorAddress,
          limit: 'orders',
          inOneStatement: true,
          find: () => this.answers.finished(key),
          make: () => this.store(key, request, fields),
          finish: async ({ order, answer }) => answer ?? this.answers.make(order),
        }),
      ),
    );
  }

  /** Undefined if the key already has an order. */
  private async store(
    key: PlacementKey,
    request: PlacementRequest,
    fields: CheckedFields,
  ): Promise<Placed | undefined> {
    const { body, customerId } = request;
    const { quote, beside } = await this.quotes.strictQuoteBeside<OrderBeginning>(
      quoteRequest(body),
      customerId,
      orderBeginning(key, customerId),
    );
    const { numbers, account } = beside;
    if (!numbers) return undefined;
    assertOrderable(quote, body.accept_changes ?? []);
    const order = orderDraft(request, fields, quote, { numbers, account }, this.clock.now());
    const tracking = await this.tracking.token(order);
    const answer = await this.answers.atOnce(order, tracking);
    await writeOrder(this.db, key, order, answer, this.bodies.hash);
    const { customer_id, points_redeemed } = order;
    if (customer_id !== null && points_redeemed > 0) await this.rewards.redeem(customer_id, order.id, points_redeemed);
    await this.notifier.placed(order);
    return { order, answer };
  }
}

/** Changes of the menu are reported before delivery problems: a dish that is gone also makes a basket too small. */
function assertOrderable(quote: PricedBasket, accepted: readonly string[]): void {
  const { orderable, blocking } = orderableOutcome(quote, accepted);
  if (!orderable) throw Changes({ extra: { changes: blocking.map(QuoteChangeView.of) } });
  const { reason } = quote.delivery;
  if (reason) throw DELIVERY_REFUSALS[reason](reason === 'below_minimum' ? { extra: shortOf(quote.delivery) } : {});
}

/** If a parallel order takes the points, this one is priced again and reports that it has none. */
async function againWithoutPoints<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (failed) {
    if (violatedConstraint(failed) === POINTS_ARE_THERE) return attempt();
    throw failed;
  }
}
