import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '#kit/openapi/api-notes';
import { OptionalAudience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Idempotent } from '#idempotency/idempotent';
import { IdempotencyResponseLost, KEY_HEADER, OwnIdempotencyKey } from '#idempotency/request-key';
import { CountsRefusals } from './counts-refusals';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { RESPONSE_DAYS } from '#idempotency/response-retention';
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
  @SideEffects('mail', 'money')
  @OptionalAudience('customer')
  @OwnIdempotencyKey()
  @Idempotent(PlacementResponses)
  @CountsRefusals('orders')
  @ApiHeader({
    name: KEY_HEADER,
    required: true,
    description:
      `Idempotency key of 1 to 255 characters. For ${RESPONSE_DAYS} days a repeat returns the same order, with ` +
      '`Idempotency-Mismatch: true` if the body differs, and afterwards 409 `idempotency_response_lost`.',
  })
  @BasketRefusals()
  @Describe(
    'Places the order that `POST /api/checkout/quote` priced, as `pending`: redeemed points are deducted, the customer is',
    'mailed (a guest at most {config:mailMaxPerAddressPerDay} times a day), and staff are notified live, its kitchen once it is paid.',
    'Send `kitchen_code`, `fulfillment`, a full address for a delivery, `phone`, a method of `GET /api/payments/methods` and',
    '`terms_accepted: true`; guests also send `name` and `email`. With the `quote_token` the displayed prices apply while',
    'they are locked; otherwise current prices apply, and 422 `changes` lists the changes with keys for `accept_changes`.',
    'Then follow `payment.next`: with `redirect` send the browser to `payment.url`, with `checkout_session` pay by',
    '`POST /api/payments/checkout-session`, with null nothing is due.',
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
