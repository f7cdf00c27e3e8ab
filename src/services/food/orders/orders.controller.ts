import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import { LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { ShopPageQuery, itemsPage, itemsPageOf } from '../food.pages';
import { OrderView } from './order.view';
import { TrackingQuery, TrackingTokenQuery } from './orders.dto';
import { Orders, TrackingTokenInvalid } from './orders.service';

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(private readonly orders: Orders) {}

  @Get('my')
  @Audience('customer')
  @Answers("The caller's orders, newest first", itemsPageOf(OrderView))
  async mine(@SignedIn() caller: Caller, @Query() query: ShopPageQuery) {
    return itemsPage(await this.orders.ofCustomer(caller.id, query.pageRequest));
  }

  @Get('number/:orderNumber')
  @Audience('customer')
  @Answers("One of the caller's orders", OrderView, NotFound)
  async one(@SignedIn() caller: Caller, @Param('orderNumber') orderNumber: string) {
    return this.orders.getOfCustomer(caller.id, orderNumber);
  }

  @Get('track')
  @Public()
  @LimitedBy('tracking')
  @Header('Cache-Control', 'no-store')
  @Answers('An order by its number and the e-mail address it was placed with', OrderView, NotFound)
  async track(@Query() { number, email }: TrackingQuery) {
    return this.orders.track(number, email);
  }

  @Get('track/status')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Answers('The order that a tracking token opens', OrderView, TrackingTokenInvalid, NotFound)
  async trackByToken(@Query() { token }: TrackingTokenQuery) {
    return this.orders.trackByToken(token);
  }
}
