import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/http/refusal';
import { PaymentRequired, ReasonRequired, TransitionForbidden, TransitionNotAllowed } from '../orders/order-status';
import { StaffOrderView } from '../orders/order.view';
import { OrderListQuery, OrderStatusBody } from './order-handling.dto';
import { OrderHandling } from './order-handling.service';
import { OrderStatisticView } from './order-statistic.view';
import { itemsPage, itemsPageOf } from '../food.pages';

@ApiTags('Orders')
@Controller('orders')
export class OrderHandlingController {
  constructor(private readonly orders: OrderHandling) {}

  @Get()
  @Requires('orders.view')
  @Answers('The orders the member may see; a kitchen account gets its queue, oldest first', itemsPageOf(StaffOrderView))
  async list(@Query() query: OrderListQuery, @SignedIn() staff: Caller) {
    return itemsPage(await this.orders.list(query, staff));
  }

  @Get('statistic')
  @Requires('orders.view')
  @Answers('Orders by status, and the revenue collected', OrderStatisticView)
  statistic(@SignedIn() staff: Caller) {
    return this.orders.statistic(staff);
  }

  @Get(':id')
  @Requires('orders.view')
  @Answers('One order with its timeline', StaffOrderView, NotFound)
  detail(@IdParam() id: number, @SignedIn() staff: Caller) {
    return this.orders.get(id, staff);
  }

  @Patch(':id/status')
  @Requires('orders.edit')
  @Says('messages.order_moved')
  @Answers(
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
