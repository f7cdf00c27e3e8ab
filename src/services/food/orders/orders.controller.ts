import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { LimitedBy } from '#rate-limits/rate-limit.guard';
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
  @Describe('Lists the orders of the signed-in customer, newest first, with lines, timeline and the amount due.')
  @Returns("The caller's orders, newest first", itemsPageOf(OrderView))
  async mine(@SignedIn() caller: Caller, @Query() query: ShopPageQuery) {
    return itemsPage(await this.orders.ofCustomer(caller.id, query.pageRequest));
  }

  @Get('number/:orderNumber')
  @Audience('customer')
  @DescribePath({ orderNumber: 'Number of the order, such as `ORD-1001`.' })
  @Describe('Returns one order of the signed-in customer by its number. An order of another customer is 404.')
  @Returns("One of the caller's orders", OrderView, NotFound)
  async one(@SignedIn() caller: Caller, @Param('orderNumber') orderNumber: string) {
    return this.orders.getOfCustomer(caller.id, orderNumber);
  }

  @Get('track')
  @Public()
  @LimitedBy('tracking')
  @Header('Cache-Control', 'no-store')
  @Describe(
    'Returns an order by its number and e-mail address, for guests without a link. Any mismatch gives the same 404,',
    'so that the response does not reveal which orders exist.',
  )
  @Returns('An order by its number and the e-mail address it was placed with', OrderView, NotFound)
  async track(@Query() { number, email }: TrackingQuery) {
    return this.orders.track(number, email);
  }

  @Get('track/status')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Describe(
    'Returns the order of a tracking token, from a mailed link or from `tracking` of a placed order, without',
    'signing in. A token is valid for one order and three hours; afterwards 401 `tracking_token_invalid`: ask for',
    'the number and e-mail address instead.',
  )
  @Returns('The order that a tracking token opens', OrderView, TrackingTokenInvalid, NotFound)
  async trackByToken(@Query() { token }: TrackingTokenQuery) {
    return this.orders.trackByToken(token);
  }
}
