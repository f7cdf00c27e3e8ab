import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { Idempotent } from '#idempotency/idempotent';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { assertSeesBooks, BooksForbidden } from '#money/books/books.controller';
import { RefundActions } from '#money/refunds/refund-actions';
import { RefundQueries } from '#money/refunds/refund-queries';
import { NotRefundable, RefundSettled, RefundTooLarge } from '#money/refunds/refund.refusals';
import { RefundView } from '#money/refunds/refund.view';
import { RefundActionBody } from '#money/refunds/refunds.dto';
import { itemsPage, itemsPageOf } from '../food.pages';
import { StaffOrderView } from '../orders/order.view';
import { RefundPreviewView } from './order-refund.view';
import { OrderRefunds } from './order-refunds.service';
import { RefundBody, RefundListQuery, RefundPreviewBody } from './refunds.dto';

@ApiTags('Books')
@Controller()
@OnlyFor(UNLIMITED_ACCOUNTS)
export class RefundsController {
  constructor(
    private readonly refunds: OrderRefunds,
    private readonly actions: RefundActions,
    private readonly queries: RefundQueries,
  ) {}

  @Post('orders/:id/refunds/preview')
  @HttpCode(200)
  @Requires('books.refund')
  @DescribePath({ id: 'Id of the order.' })
  @Describe(
    'Calculates a refund with this body, part by part, and changes nothing. Discounts of the order are',
    'deducted in proportion to the lines.',
  )
  @Returns(
    'Calculate a refund of a part of an order',
    RefundPreviewView,
    NotFound,
    ValidationFailed,
    BooksForbidden,
    NotRefundable,
    RefundTooLarge,
  )
  preview(@SignedIn() staff: Caller, @IdParam() id: number, @Body() body: RefundPreviewBody) {
    assertSeesBooks(staff);
    return this.refunds.preview(id, body);
  }

  @Post('orders/:id/refunds')
  @SideEffects('mail', 'money')
  @Requires('books.refund')
  @Idempotent(OrderRefunds)
  @ResponseMessage('messages.refund_created')
  @DescribePath({ id: 'Id of the order.' })
  @Describe(
    'Refunds units of lines, fees, the tip or an amount of a paid order. The processor is asked at once; its report ends',
    'the refund, and the order becomes `refunded` when everything was returned. The customer gets an e-mail, and points',
    'for the refunded food are not credited or are taken back. `left` of a 422 is the amount that can still be refunded.',
  )
  @Creates(
    'Refund a part of an order',
    StaffOrderView,
    NotFound,
    ValidationFailed,
    BooksForbidden,
    NotRefundable,
    RefundTooLarge,
  )
  create(@SignedIn() staff: Caller, @IdParam() id: number, @Body() body: RefundBody) {
    assertSeesBooks(staff);
    return this.refunds.create(id, body, staff);
  }

  @Get('refunds')
  @Requires('books.view')
  @Describe('Lists refunds with their parts, newest first. `from` and `to` are days of the company.')
  @Returns('Refunds, newest first', itemsPageOf(RefundView), BooksForbidden)
  async list(@SignedIn() staff: Caller, @Query() query: RefundListQuery) {
    assertSeesBooks(staff);
    return itemsPage(await this.refunds.list(query));
  }

  @Patch('refunds/:id')
  @SideEffects('money')
  @Requires('books.refund')
  @ResponseMessage('messages.refund_changed')
  @DescribePath({ id: 'Id of the refund.' })
  @Describe(
    'Retries a refund, or ends it. `retry` asks the processor again, after reading what it has already returned.',
    '`paid_otherwise` ends the refund as paid in another way, such as in cash; the processor is not asked any more.',
  )
  @Returns(
    'Retry a refund, or record how it was paid',
    RefundView,
    NotFound,
    ValidationFailed,
    BooksForbidden,
    RefundSettled,
  )
  async change(@SignedIn() staff: Caller, @IdParam() id: number, @Body() body: RefundActionBody) {
    assertSeesBooks(staff);
    await this.actions.apply(id, body);
    return this.queries.get(id);
  }
}
