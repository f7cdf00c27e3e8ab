import { Injectable } from '@nestjs/common';
import { quoteRequest } from '../pricing/basket.dto';
import { QuoteHelp } from '../pricing/quote-help';
import { OrderAttempts } from './order-attempts.service';
import { OrderEvaluation } from './order-evaluation.service';
import { OrderStorage } from './order-storage.service';
import { PlacementFields } from './placement-fields.service';
import type { PlacementRequest } from './placement-request';
import { PlacementResponses } from './placement-responses.service';
import type { PlacementView } from './placement.view';

/** Places an order. A refused order stores nothing, so that its key can be used again. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly fields: PlacementFields,
    private readonly attempts: OrderAttempts,
    private readonly evaluation: OrderEvaluation,
    private readonly storage: OrderStorage,
    private readonly responses: PlacementResponses,
    private readonly help: QuoteHelp,
  ) {}

  /** @throws TokenUsed there is an order with the key */
  async place(request: PlacementRequest): Promise<PlacementView> {
    const fields = this.fields.check(request.body, request.customerId);
    const basket = { ...quoteRequest(request.body), orderEmail: fields.email ?? null };
    const { order, response } = await this.help.addTo(() =>
      this.attempts.run({
        kitchenCode: request.body.kitchen_code,
        promoCode: basket.promoCode,
        price: () => this.evaluation.price(request, basket),
        write: priced => this.storage.write(request, fields, priced),
      }),
    );
    return response ?? this.responses.complete(order);
  }
}
