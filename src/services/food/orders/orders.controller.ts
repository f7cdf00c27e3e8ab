import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
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
  @Describe(
    'Lists the orders of the signed-in customer, the newest first, with lines, timeline and what is left to pay.',
  )
  @Returns("The caller's orders, newest first", itemsPageOf(OrderView))
  async mine(@SignedIn() caller: Caller, @Query() query: ShopPageQuery) {
    return itemsPage(await this.orders.ofCustomer(caller.id, query.pageRequest));
  }

  @Get('number/:orderNumber')
  @Audience('customer')
  @Describe('Reads one order of the signed-in customer by its number; that of somebody else is 404.')
  @Returns("One of the caller's orders", OrderView, NotFound)
  async one(@SignedIn() caller: Caller, @Param('orderNumber') orderNumber: string) {
    return this.orders.getOfCustomer(caller.id, orderNumber);
  }

  @Get('track')
  @Public()
  @LimitedBy('tracking')
  @Header('Cache-Control', 'no-store')
  @Describe(
    'Shows an order to whoever knows its number and the e-mail address it was placed with, for guests without a link.',
    'Whatever does not fit is the same 404, and so tells nobody which orders exist.',
  )
  @Returns('An order by its number and the e-mail address it was placed with', OrderView, NotFound)
  async track(@Query() { number, email }: TrackingQuery) {
    return this.orders.track(number, email);
  }

  @Get('track/status')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Describe(
    'Shows the order that a link of a mail or the `tracking` of a placed order opens, without signing in. A token',
    'opens one order for three hours; after that 401 `tracking_token_invalid`, and the page asks for number and',
    'e-mail address.',
  )
  @Returns('The order that a tracking token opens', OrderView, TrackingTokenInvalid, NotFound)
  async trackByToken(@Query() { token }: TrackingTokenQuery) {
    return this.orders.trackByToken(token);
  }
}
