import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Refusal } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { Once, type OnceOutcome } from '#kit/once/once';
import { Clock } from '#kit/time/clock';
import { quoteRequest } from '../pricing/basket.dto';
import { orderableOutcome } from '../pricing/changes';
import { QuoteChangeView } from '../pricing/quote.view';
import { type PricedBasket, Quotes } from '../pricing/quotes.service';
import { NotEnoughPoints, Rewards } from '../rewards/rewards.service';
import { OrderNotifier } from './order-notifier.service';
import { orderDraft } from './order-draft';
import type { OrderRow } from '../orders/orders.queries';
import { PlacementAnswers } from './placement-answers.service';
import type { PlacementBody } from './placement.dto';
import { type CheckedFields, PlacementFields } from './placement-fields.service';
import { keyHolder, type PlacementKey } from './placement-key';
import { insertOrder } from './placement.queries';
import { Changes, DELIVERY_REFUSALS } from './placement.refusals';
import type { PlacementView } from './placement.view';

export interface PlacementRequest {
  key: string;
  customerId: number | null;
  visitorAddress: string;
  language: Language;
  body: PlacementBody;
}

/**
 * Places orders. An order, its lines, its points, the mail and the notification about it are one transaction; a refusal
 * leaves nothing behind, so that its key can be used again. Its payment is opened after the commit.
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
    private readonly once: Once,
    private readonly answers: PlacementAnswers,
  ) {}

  async place(request: PlacementRequest): Promise<OnceOutcome<PlacementView>> {
    const fields = await this.fields.check(request.body, request.customerId);
    const key = { key: request.key, caller: keyHolder(request.customerId, fields.email) };
    return this.answers.placing(announce =>
      againWithoutPoints(() =>
        this.once.record({
          address: request.visitorAddress,
          limit: 'orders',
          find: () => this.answers.stored(key),
          make: async () => {
            const order = await this.store(key, request, fields);
            if (order) announce(order);
            return order;
          },
          finish: order => this.answers.make(order),
        }),
      ),
    );
  }

  private async store(
    key: PlacementKey,
    request: PlacementRequest,
    fields: CheckedFields,
  ): Promise<OrderRow | undefined> {
    const quote = await this.quotes.strictQuote(quoteRequest(request.body), request.customerId);
    assertOrderable(quote, request.body.accept_changes ?? []);
    const order = await insertOrder(this.db, key, orderDraft(request, fields, quote, this.clock.now()));
    if (order) await this.complete(order);
    return order;
  }

  private async complete(order: OrderRow): Promise<void> {
    const { id, customer_id, points_redeemed } = order;
    if (customer_id !== null && points_redeemed > 0) await this.rewards.redeem(customer_id, id, points_redeemed);
    await this.notifier.placed(order);
  }
}

/** What was shown comes before how it is handed over: a dish that is gone also makes a basket too small. */
function assertOrderable(quote: PricedBasket, accepted: readonly string[]): void {
  const { orderable, blocking } = orderableOutcome(quote, accepted);
  if (!orderable) throw Changes({ beside: { changes: blocking.map(QuoteChangeView.of) } });
  if (quote.delivery.reason) throw DELIVERY_REFUSALS[quote.delivery.reason]();
}

/** When another order takes the points meanwhile, this one is priced again and says that it is without them. */
async function againWithoutPoints<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (refused) {
    if (refused instanceof Refusal && refused.key === NotEnoughPoints.key) return attempt();
    throw refused;
  }
}
