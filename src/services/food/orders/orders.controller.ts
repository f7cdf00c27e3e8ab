import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import { mapPage, readPage } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { SHOP_PAGES, itemsPage, itemsPageOf } from '../food.pages';
import { OrderView, orderView } from './order.view';
import { Orders, TrackingTokenInvalid } from './orders.service';

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(private readonly orders: Orders) {}

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
