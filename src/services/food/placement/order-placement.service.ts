import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { BodyComparison } from '#kit/idempotency/body-comparison';
import { TokenUsed } from '#kit/idempotency/replay-source';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import { visitorHash } from '#kit/rate-limit/visitor-hash';
import { quoteRequest } from '../pricing/basket.dto';
import { QuoteHelp } from '../pricing/quote-help';
import { type QuoteRequest, Quotes } from '../pricing/quotes.service';
import { PromoUses } from '../promo/promo-uses.service';
import { BasketTokens } from '../quote-tokens/basket-tokens.service';
import { withDeadline } from '../deadlines/acceptance-deadlines.service';
import { Rewards } from '../rewards/rewards.service';
import { holdSlot } from '../slots/slot-holds';
import { LostRaces } from './lost-races.service';
import { OrderNotifier } from './order-notifier.service';
import { orderDraft } from './order-draft';
import { OrderJudgement } from './order-judgement.service';
import type { OrderRow } from '../orders/orders.queries';
import type { PlacementBody } from './placement.dto';
import { type CheckedFields, PlacementFields } from './placement-fields.service';
import type { PlacementKey } from './placement-key';
import { type OrderPrerequisites, orderPrerequisites, writeOrder } from './placement.queries';
import { PlacementResponses } from './placement-responses.service';
import { type SlotTurn, SlotTurns } from './slot-turns.service';
import type { PlacementView } from './placement.view';

export interface PlacementRequest {
  key: PlacementKey;
  customerId: number | null;
  visitorAddress: string;
  language: Language;
  body: PlacementBody;
}

type BasketRequest = PlacementRequest & { basket: QuoteRequest };

interface StoredPlacement {
  order: OrderRow;
  /** Null if a processor's page has to be opened. */
  response: PlacementView | null;
}

/** Places an order in one statement. A refused one stores nothing, so its key can be reused. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly db: Database,
    private readonly turns: SlotTurns,
    private readonly fields: PlacementFields,
    private readonly quotes: Quotes,
    private readonly tokens: BasketTokens,
    private readonly judgement: OrderJudgement,
    private readonly rewards: Rewards,
    private readonly uses: PromoUses,
    private readonly races: LostRaces,
    private readonly notifier: OrderNotifier,
    private readonly responses: PlacementResponses,
    private readonly bodies: BodyComparison,
    private readonly limits: RateLimits,
    private readonly help: QuoteHelp,
    private readonly keys: DerivedKeys,
  ) {}

  async place(request: PlacementRequest): Promise<PlacementView> {
    const fields = this.fields.check(request.body, request.customerId);
    const basket = { ...quoteRequest(request.body), orderEmail: fields.email ?? null };
    const { order, response } = await this.help.addTo(() =>
      this.races.retry(basket.promoCode, () =>
        this.turns.run(request.body.kitchen_code, turn => this.store({ ...request, basket }, fields, turn)),
      ),
    );
    return response ?? this.responses.complete(order);
  }

  /** @throws TokenUsed the key has an order */
  private async store(request: BasketRequest, fields: CheckedFields, turn: SlotTurn): Promise<StoredPlacement> {
    const { key, body, basket, customerId, visitorAddress } = request;
    const presented = body.quote_token ? this.tokens.present(body.quote_token, basket, customerId) : null;
    const { quote, extra } = await this.quotes.strictQuoteWith<OrderPrerequisites>(
      presented?.request ?? basket,
      customerId,
      orderPrerequisites(key, customerId),
    );
    const { numbers, account } = extra;
    if (!numbers) throw new TokenUsed();
    const ordered = this.judgement.judge(quote, presented, body.accept_changes ?? []);
    turn.assertHolds(ordered.quote);
    const visitor = visitorHash(this.keys, visitorAddress);
    const draft = orderDraft(request, fields, ordered, { numbers, account, visitor }, quote.basis.openNow.now);
    const order = withDeadline(draft, quote);
    const response = await this.responses.beforeCommit(order);
    await writeOrder(this.db, key, order, response, this.bodies.hash);
    await holdSlot(this.db, order.id, ordered.quote);
    if (ordered.quote.promo.applied) await this.uses.take(order, quote.basis.promo!, account?.email ?? null);
    const { customer_id, points_redeemed } = order;
    if (customer_id !== null && points_redeemed > 0) await this.rewards.redeem(customer_id, order.id, points_redeemed);
    await this.notifier.placed(order);
    await this.limits.countSuccesses('orders', visitorAddress, () => this.db.flushWrites());
    return { order, response };
  }
}
