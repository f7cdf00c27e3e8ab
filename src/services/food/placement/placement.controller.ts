import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '#kit/openapi/api-notes';
import { OptionalAudience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe } from '#kit/http/route-description';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Idempotent } from '#kit/idempotency/idempotent';
import { IdempotencyResponseLost, KEY_HEADER, OwnIdempotencyKey } from '#kit/idempotency/request-key';
import { RESPONSE_DAYS } from '#kit/idempotency/response-retention';
import { CountsRefusals } from '#kit/rate-limit/counts-refusals';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { AmountTooSmall, PaymentRefused, PaymentUnavailable } from '#money/payments/payment.refusals';
import { TipTooLarge } from '../pricing/quotes.service';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import { OrderPlacement } from './order-placement.service';
import { PlacementBody } from './placement.dto';
import { type PlacementKey, RequestKey } from './placement-key';
import { PlacementResponses } from './placement-responses.service';
import {
  AddressIncomplete,
  BasketRefusals,
  BelowMinimum,
  Changes,
  KitchenClosed,
  OutsideArea,
  TooManyUnpaidInSlot,
  TooManyUnpaidWithCode,
} from './placement.refusals';
import { SchedulingUnavailable, SlotFull, SlotNotOffered } from '../slots/slot.refusals';
import { PlacementView } from './placement.view';

@ApiTags('Orders')
@Controller('orders')
export class PlacementController {
  constructor(private readonly placement: OrderPlacement) {}

  @Post()
  @OptionalAudience('customer')
  @OwnIdempotencyKey()
  @Idempotent(PlacementResponses)
  @CountsRefusals('orders')
  @ApiHeader({
    name: KEY_HEADER,
    required: true,
    description:
      `1 to 255 characters; for ${RESPONSE_DAYS} days the same key returns the same order, with ` +
      '`Idempotency-Mismatch: true` if the body differs, and 409 `idempotency_response_lost` afterwards',
  })
  @BasketRefusals()
  @Describe(
    'Places the order that `POST /api/checkout/quote` priced; send `kitchen_code`, `fulfillment`, a full address for a',
    'delivery, `phone`, a method of `GET /api/payments/methods` and `terms_accepted: true`, guests also `name` and',
    '`email`. With `scheduled_for` it is for a slot of `GET /api/kitchens/{code}/slots`. With its `quote_token` the prices',
    'shown apply while they are locked; otherwise current prices apply, and 422 `changes` lists what has changed with keys',
    'to send back in `accept_changes`. The order is `pending`: redeemed points are deducted, the customer is mailed (a guest at most',
    '{config:mailMaxPerAddressPerDay} times a day), staff are notified live, and its kitchen once it is paid. Follow `payment.next`: with `redirect`',
    'send the browser to `payment.url`, with `checkout_session` pay by `POST /api/payments/checkout-session`, with null',
    'nothing is due.',
  )
  @CountedBy({ orders: 'orders, placed or refused, from one address' })
  @Creates(
    'Place an order',
    PlacementView,
    ValidationFailed,
    QuoteInvalid,
    QuoteMismatch,
    QuoteExpired,
    Changes,
    AddressIncomplete,
    OutsideArea,
    KitchenClosed,
    BelowMinimum,
    SchedulingUnavailable,
    SlotNotOffered,
    SlotFull,
    TooManyUnpaidInSlot,
    TooManyUnpaidWithCode,
    TipTooLarge,
    RateLimited,
    AmountTooSmall,
    PaymentRefused,
    PaymentUnavailable,
    IdempotencyResponseLost,
  )
  @ApiOperation({ operationId: 'Orders_place' })
  place(
    @SignedIn() caller: Caller | undefined,
    @RequestKey() key: PlacementKey,
    @VisitorAddress() visitorAddress: string,
    @RequestLanguage() language: Language,
    @Body() body: PlacementBody,
  ): Promise<PlacementView> {
    return this.placement.place({ key, customerId: caller?.id ?? null, visitorAddress, language, body });
  }
}
