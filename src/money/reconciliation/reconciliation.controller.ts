import { Body, Controller, Get, Post, Query, type Type } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { Idempotent } from '#idempotency/idempotent';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, PermissionRequired, ValidationFailed } from '#kit/refusals/refusal';
import { PaymentUnavailable } from '../payments/payment.refusals';
import { DifferenceQueries } from './difference-queries';
import { PaymentReconciliation } from './payment-reconciliation';
import { differenceListQuery, RepairBody } from './reconciliation.dto';
import type { ReconciliationOptions } from './reconciliation-options';
import { ActionNotAllowed, DifferenceGone } from './reconciliation.refusals';
import { PaymentDifferenceView, ReconcileRunView, StartedRunView } from './reconciliation.view';
import { Repairs } from './repairs';

/** Accounts linked to a kitchen see no amounts. */
function assertSeesAmounts({ scopeId }: Caller): void {
  if (scopeId !== null) throw PermissionRequired();
}

export function reconciliationController({ view, repair, sizeNames }: ReconciliationOptions): Type {
  class DifferenceListQuery extends differenceListQuery(sizeNames) {}

  @ApiTags('Payments')
  @DescribePath({ id: 'Id of the difference.' })
  @Controller('payments')
  class ReconciliationController {
    constructor(
      private readonly queries: DifferenceQueries,
      private readonly repairs: Repairs,
      private readonly reconciliation: PaymentReconciliation,
    ) {}

    @Get('differences')
    @Requires(view)
    @Describe(
      'Lists payments that a processor describes differently, newest first, each with the actions that end it.',
      'Comparisons run every night, every hour with `reconcile_hourly`, and on request. A difference is listed once',
      'while it is open, and is `gone` when a complete comparison does not find it any more.',
    )
    @Returns('Differences between our payments and the processors', dataPageOf(PaymentDifferenceView))
    async list(@SignedIn() caller: Caller, @Query() { pageRequest, ...filter }: DifferenceListQuery) {
      assertSeesAmounts(caller);
      return dataPage(await this.queries.list(filter, pageRequest));
    }

    @Post('differences/:id/repair')
    @SideEffects('money')
    @Requires(repair)
    @Idempotent(Repairs)
    @ResponseMessage('messages.difference_repaired')
    @Describe(
      'Ends a difference. The processor is asked again first; when both sides agree by then, the response is 409.',
      '`settle` applies what the processor reports, as its webhook would; `refund` gives the money back; `cancel`',
      'cancels an order or booking that was never paid, without a refund; `ignore` keeps everything as it is.',
    )
    @Creates(
      'Repair a difference',
      PaymentDifferenceView,
      NotFound,
      ValidationFailed,
      DifferenceGone,
      ActionNotAllowed,
      PaymentUnavailable,
    )
    async repair(
      @SignedIn() caller: Caller,
      @IdParam() id: number,
      @Body() body: RepairBody,
    ): Promise<PaymentDifferenceView> {
      assertSeesAmounts(caller);
      return this.repairs.repair(id, body, caller.id);
    }

    @Post('reconcile')
    @Requires(repair)
    @ResponseMessage('messages.reconciliation_started')
    @Describe(
      'Starts a comparison of the payments of the last `reconcile_days` with the processors, in the background.',
      'While one is running, its id is returned and none is started. Staff are notified of the open differences afterwards.',
    )
    @Creates('Compare payments with the processors now', StartedRunView)
    async start(@SignedIn() caller: Caller): Promise<StartedRunView> {
      assertSeesAmounts(caller);
      return { run_id: await this.reconciliation.request(caller.id) };
    }

    @Get('runs')
    @Requires(view)
    @Describe('Lists the last 30 comparisons with their counts, the latest first.')
    @Returns('The last comparisons with the processors', [ReconcileRunView])
    async runs(@SignedIn() caller: Caller): Promise<ReconcileRunView[]> {
      assertSeesAmounts(caller);
      return this.queries.runs();
    }
  }
  return ReconciliationController;
}
