import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { PaymentRequired, ReasonRequired, TransitionForbidden, TransitionNotAllowed } from '../orders/order-status';
import { StaffOrderView } from '../orders/order.view';
import { OrderListQuery, OrderStatusBody } from './orders-staff.dto';
import { OrdersStaffService } from './orders-staff.service';
import { OrderStatisticView } from './order-statistic.view';
import { itemsPage, itemsPageOf } from '../food.pages';

@ApiTags('Orders')
@Controller('orders')
export class OrdersStaffController {
  constructor(private readonly orders: OrdersStaffService) {}

  @Get()
  @Requires('orders.view')
  @Describe(
    'Lists orders with lines, timeline and the moves each allows, the latest change first. An account of a kitchen',
    'gets the orders of that kitchen alone, the oldest first, without amounts and e-mail addresses. To catch up after',
    "a pause, send the last answer's time as `since`.",
  )
  @Returns('The orders the member may see; a kitchen account gets its queue, oldest first', itemsPageOf(StaffOrderView))
  async list(@Query() query: OrderListQuery, @SignedIn() staff: Caller) {
    return itemsPage(await this.orders.list(query, staff));
  }

  @Get('statistic')
  @Requires('orders.view')
  @Describe(
    'Counts orders by status, for an account of a kitchen those of its kitchen. `revenue` is what was collected and',
    'not returned; accounts of a kitchen do not get it.',
  )
  @Returns('Orders by status, and the revenue collected', OrderStatisticView)
  statistic(@SignedIn() staff: Caller) {
    return this.orders.statistic(staff);
  }

  @Get(':id')
  @Requires('orders.view')
  @Describe(
    'Reads one order with its timeline, the moves that are possible now and, for those who see amounts, every payment',
    'with what the processor reported.',
  )
  @Returns('One order with its timeline', StaffOrderView, NotFound)
  detail(@IdParam() id: number, @SignedIn() staff: Caller) {
    return this.orders.get(id, staff);
  }

  @Patch(':id/status')
  @Requires('orders.edit')
  @ResponseMessage('messages.order_moved')
  @Describe(
    'Moves an order one step: `pending`, `confirmed`, `preparing`, `ready`, then `out_for_delivery` for a delivery,',
    '`delivered`. Only a paid order can be confirmed; `cancelled` is possible until it has left and needs a `reason`;',
    'an account of a kitchen moves orders up to `ready` and cancels none. The customer is mailed at every step but',
    '`preparing`, and open pages hear of it live. Delivery credits the points it earned; cancelling gives redeemed',
    'points back and has what was paid returned.',
  )
  @Returns(
    'Move an order along its way, or cancel it with a reason',
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
