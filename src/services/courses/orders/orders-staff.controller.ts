import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { StaffOrderDetailView, StaffOrderView } from './order.view';
import { OrderListQuery } from './orders.dto';
import { Orders } from './orders.service';

@ApiTags('Orders')
@Controller('orders')
export class OrdersStaffController {
  constructor(private readonly orders: Orders) {}

  @Get()
  @Requires('orders.view')
  @Returns('Orders, most recently changed first', dataPageOf(StaffOrderView), ValidationFailed)
  @Describe(
    '`search` is a whole reference, or words of the name or address of the student.',
    'An account linked to an instructor sees orders with a course of theirs, and of those its own lines and their ' +
      'sum.',
  )
  async list(@SignedIn() caller: Caller, @Query() query: OrderListQuery) {
    return dataPage(await this.orders.list(caller, query));
  }

  @Get(':id')
  @Requires('orders.view')
  @Returns('One order with its payments', StaffOrderDetailView, NotFound, OutsideOwnCourses)
  @DescribePath({ id: 'Id of the order.' })
  @Describe(
    'Includes every payment attempt and the reports of the processors.',
    'An account linked to an instructor sees its own lines, and payments only where the whole order is of its ' +
      'courses.',
  )
  one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.orders.get(caller, id);
  }
}
