import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Creates, Describe, DescribePath, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { OrderRefundView } from './order-refund.view';
import { LineRefunded, NothingToRefund, OrderNotPaid, RefundTooSmall, RefundUnderWay } from './refund.refusals';
import { OrderRefundBody } from './refunds.dto';
import { OrderRefunds } from './refunds.service';

@ApiTags('Orders')
@Controller('orders')
export class RefundsController {
  constructor(private readonly refunds: OrderRefunds) {}

  @Post(':id/refunds')
  @SideEffects('mail', 'money')
  @Requires('orders.edit')
  @ResponseMessage('messages.refund_created')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @DescribePath({ id: 'Id of the order.' })
  @Creates(
    'Refund some courses of a paid order',
    OrderRefundView,
    NotFound,
    OutsideOwnCourses,
    OrderNotPaid,
    LineRefunded,
    RefundUnderWay,
    NothingToRefund,
    RefundTooSmall,
  )
  @Describe(
    '`ask` requests exactly the charge of the courses from the processor. When it reports the money, their grants by ' +
      'this order are revoked and the student is notified; other courses and the status of the order stay.',
    '`assign` does so at once for money that already went back at the processor (`unassigned_refund`).',
    'The refund of all courses refunds the order. A course that other grants hold stays open (`still_held_by`).',
    'One refund of an order is asked for at a time. Not for accounts linked to an instructor.',
  )
  create(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: OrderRefundBody) {
    return this.refunds.create(caller, id, body);
  }
}
