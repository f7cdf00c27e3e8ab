import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { IdParam } from '#kit/http/identifiers';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { RefundActions } from '#money/refunds/refund-actions';
import { RefundQueries } from '#money/refunds/refund-queries';
import { RefundSettled } from '#money/refunds/refund.refusals';
import { RefundView } from '#money/refunds/refund.view';
import { RefundActionBody } from '#money/refunds/refunds.dto';
import { sizedPage, sizedPageOf } from '../stays.pages';
import { RefundListQuery } from './booking-refunds.dto';
import { BookingRefunds } from './booking-refunds.service';

@ApiTags('Books')
@Controller('refunds')
export class RefundsController {
  constructor(
    private readonly refunds: BookingRefunds,
    private readonly actions: RefundActions,
    private readonly queries: RefundQueries,
  ) {}

  @Get()
  @Requires('bookings.view')
  @Describe('Lists refunds of bookings with their parts, newest first. `from` and `to` are days of the company.')
  @Returns('Refunds, newest first', sizedPageOf(RefundView), ValidationFailed)
  async list(@Query() query: RefundListQuery) {
    return sizedPage(await this.refunds.list(query));
  }

  @Patch(':id')
  @SideEffects('money')
  @Requires('bookings.edit')
  @ResponseMessage('messages.refund_changed')
  @DescribePath({ id: 'Id of the refund.' })
  @Describe(
    'Retries a refund, or ends it. `retry` asks the processor again, after reading what it has already returned.',
    '`paid_otherwise` ends the refund as paid in another way, such as in cash, and needs a `note`. 409 for an ended one.',
  )
  @Returns('Retry a refund, or record how it was paid', RefundView, NotFound, ValidationFailed, RefundSettled)
  async change(@IdParam() id: number, @Body() body: RefundActionBody): Promise<RefundView> {
    await this.actions.apply(id, body);
    return this.queries.get(id);
  }
}
