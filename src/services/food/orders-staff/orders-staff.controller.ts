import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { PaymentRequired, ReasonRequired, TransitionForbidden, TransitionNotAllowed } from '../orders/order-status';
import { StaffOrderView } from '../orders/order.view';
import { OrderListQuery, OrderStatusBody } from './orders-staff.dto';
import { OrdersStaffService } from './orders-staff.service';
import { OrderStatisticView } from './order-statistic.view';
import { itemsPage, itemsPageOf } from '../food.pages';

@ApiTags('Orders')
@DescribePath({ id: 'Id of the order.' })
@Controller('orders')
export class OrdersStaffController {
  constructor(private readonly orders: OrdersStaffService) {}

  @Get()
  @Requires('orders.view')
  @Describe(
    'Lists orders with lines, timeline and possible changes of status, most recently changed first. Kitchen accounts',
    'get the orders of their kitchen, oldest first, without amounts and e-mail addresses. To get only what has changed',
    'since the last response, send its time as `since`.',
  )
  @Returns(
    'Orders that the account may see; a kitchen account gets its queue, oldest first',
    itemsPageOf(StaffOrderView),
  )
  async list(@Query() query: OrderListQuery, @SignedIn() staff: Caller) {
    return itemsPage(await this.orders.list(query, staff));
  }

  @Get('statistic')
  @Requires('orders.view')
  @Describe(
    'Counts orders by status; kitchen accounts get those of their kitchen. `revenue` is the amount collected and',
    'not refunded, and is left out for kitchen accounts.',
  )
  @Returns('Orders by status, and the revenue collected', OrderStatisticView)
  statistic(@SignedIn() staff: Caller) {
    return this.orders.statistic(staff);
  }

  @Get(':id')
  @Requires('orders.view')
  @Describe(
    'Returns one order with its timeline and the changes of status that are possible now. Accounts that see amounts',
    'also get its payments with the reports of the processors.',
  )
  @Returns('One order with its timeline', StaffOrderView, NotFound)
  detail(@IdParam() id: number, @SignedIn() staff: Caller) {
    return this.orders.get(id, staff);
  }

  @Patch(':id/status')
  @SideEffects('mail', 'money')
  @Requires('orders.edit')
  @ResponseMessage('messages.order_moved')
  @Describe(
    'Moves an order one step: `pending`, `confirmed`, `preparing`, `ready`, for a delivery `out_for_delivery`, then',
    '`delivered`; or cancels it, with a `reason`, until it has left. Only a paid order can be confirmed; kitchen',
    'accounts move orders up to `ready` and cannot cancel. The customer is mailed at every step except `preparing`, and',
    'live pages are updated. Delivery credits the earned points; cancelling returns redeemed points and refunds the',
    'payment.',
  )
  @Returns(
    'Move an order to its next status, or cancel it with a reason',
    StaffOrderView,
    NotFound,
    ReasonRequired,
    TransitionNotAllowed,
    TransitionForbidden,
    PaymentRequired,
  )
  move(@IdParam() id: number, @Body() body: OrderStatusBody, @SignedIn() staff: Caller) {
    return this.orders.move(id, body, staff);
  }
}
