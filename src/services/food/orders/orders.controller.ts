import { Body, Controller, Get, Header, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Audience, OptionalAudience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { mapPage, readPage } from '#kit/http/page';
import { NotFound, RateLimited, ValidationFailed } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { AnswersAgain } from '#kit/once/answers-again';
import type { OnceOutcome } from '#kit/once/once';
import { LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { SHOP_PAGES, itemsPage, itemsPageOf } from '../food.pages';
import { PaymentUnavailable } from '#shared/payments/payment.refusals';
import { OrderPlacement } from './order-placement.service';
import { OrderView, orderView } from './order.view';
import { Orders, TrackingTokenInvalid } from './orders.service';
import { PlacementAnswers } from './placement-answers.service';
import { PlacementBody } from './placement.dto';
import { idempotencyKey } from './placement-key';
import {
  AddressIncomplete,
  BelowMinimum,
  Changes,
  ChangesResponse,
  KitchenClosed,
  OutsideArea,
} from './placement.refusals';
import { PlacementView } from './placement.view';

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly orders: Orders,
  ) {}

  @Post()
  @OptionalAudience('customer')
  @AnswersAgain(PlacementAnswers, { header: true, refusalsCount: 'orders' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: '1 to 255 characters; the same key answers the same order',
  })
  @ChangesResponse()
  @Creates(
    'Place an order',
    PlacementView,
    ValidationFailed,
    Changes,
    AddressIncomplete,
    OutsideArea,
    KitchenClosed,
    BelowMinimum,
    RateLimited,
    PaymentUnavailable,
  )
  async place(
    @SignedIn() caller: Caller | undefined,
    @Headers('idempotency-key') header: string | undefined,
    @VisitorAddress() visitorAddress: string,
    @RequestLanguage() language: Language,
    @Body() body: PlacementBody,
  ): Promise<OnceOutcome<PlacementView>> {
    const key = idempotencyKey(header);
    return this.placement.place({ key, customerId: caller?.id ?? null, visitorAddress, language, body });
  }

  @Get('my')
  @Audience('customer')
  @Answers("The caller's orders, newest first", itemsPageOf(OrderView))
  @ApiQuery({ name: 'page', required: false, type: Number })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: '12 when left out, at most 100' })
  async mine(@SignedIn() caller: Caller, @Query() query: Record<string, unknown>) {
    return itemsPage(mapPage(await this.orders.ofCustomer(caller.id, readPage(query, SHOP_PAGES)), orderView));
  }

  @Get('number/:orderNumber')
  @Audience('customer')
  @Answers("One of the caller's orders", OrderView, NotFound)
  async one(@SignedIn() caller: Caller, @Param('orderNumber') orderNumber: string): Promise<OrderView> {
    return orderView(await this.orders.oneOfCustomer(caller.id, orderNumber));
  }

  @Get('track')
  @Public()
  @LimitedBy('tracking')
  @Header('Cache-Control', 'no-store')
  @Answers('An order by its number and the e-mail address it was placed with', OrderView, NotFound)
  @ApiQuery({ name: 'number', required: false, example: 'ORD-1001' })
  @ApiQuery({ name: 'email', required: false, example: 'sara@example.com' })
  async track(@Query() { number, email }: Record<string, unknown>): Promise<OrderView> {
    return orderView(await this.orders.track(number, email));
  }

  @Get('track/status')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Answers('The order that a tracking token opens', OrderView, TrackingTokenInvalid, NotFound)
  @ApiQuery({ name: 'token', required: false, description: 'from the answer of placement, good for three hours' })
  async trackByToken(@Query() { token }: Record<string, unknown>): Promise<OrderView> {
    return orderView(await this.orders.trackByToken(token));
  }
}
