import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { clientToken, type ReplaySource, type StoredResponse, TokenUsed } from '#idempotency/replay-source';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { PaymentHandler } from '../payments/payment-handler';
import { Payment } from '../payments/payment.entity';
import { DifferenceQueries, type RepairToken } from './difference-queries';
import { LateCharges } from './late-charges';
import type { DifferenceSubject } from './payment-difference.entity';
import { ProcessorState } from './processor-state';
import type { RepairBody } from './reconciliation.dto';
import { ActionNotAllowed, DifferenceGone } from './reconciliation.refusals';
import { type PaymentDifferenceView, repairActions } from './reconciliation.view';
import { ReconciledRecords } from './reconciled-records';
import { type Repairer, Settling } from './settling';

/** Repairs by staff. Each reads the processor's state again and applies it as a webhook would. */
@Injectable()
export class Repairs implements ReplaySource<RepairToken> {
  readonly isOfSender = true;

  constructor(
    private readonly db: Database,
    private readonly queries: DifferenceQueries,
    private readonly settling: Settling,
    private readonly state: ProcessorState,
    private readonly late: LateCharges,
    private readonly handler: PaymentHandler,
    private readonly records: ReconciledRecords,
  ) {}

  token({ body, caller }: AppRequest): RepairToken | undefined {
    const key = clientToken(body)?.trim();
    return key === undefined || !caller ? undefined : { accountId: caller.id, key };
  }

  /** The current state of the repaired difference. */
  async find(token: RepairToken): Promise<StoredResponse | undefined> {
    const repaired = await this.queries.repairedBy(token);
    return repaired && { response: repaired, bodyHash: null };
  }

  /** @throws TokenUsed, NotFound, ValidationFailed, DifferenceGone, ActionNotAllowed, PaymentUnavailable */
  async repair(
    id: number,
    { action, note, client_token: key }: RepairBody,
    accountId: number,
  ): Promise<PaymentDifferenceView> {
    const { isTokenUsed, difference } = await this.queries.forRepair(id, { accountId, key });
    if (isTokenUsed) throw new TokenUsed();
    const needsNote = action === 'ignore' || action === 'cancel';
    if (needsNote && !note) throw ValidationFailed({ errors: { note: ['required'] } });
    if (!difference) throw NotFound();
    if (difference.status !== 'open') throw DifferenceGone();
    if (!repairActions(difference).some(each => each.action === action && each.allowed)) throw ActionNotAllowed();
    try {
      await this.apply(difference, action, { accountId, clientToken: key, note: note ?? null });
      return await this.queries.get(id);
    } catch (error) {
      // Another process has handled the same token.
      throw (await this.queries.forRepair(id, { accountId, key })).isTokenUsed ? new TokenUsed() : error;
    }
  }

  private async apply(difference: DifferenceSubject, action: RepairBody['action'], by: Repairer): Promise<void> {
    switch (action) {
      case 'settle':
        return this.settling.settle(difference, by);
      case 'refund':
        return this.refund(difference, by);
      case 'cancel':
        return this.cancel(difference, by);
      case 'ignore':
        return this.settling.end(difference, action, by, async () => true);
    }
  }

  private async refund(difference: DifferenceSubject, by: Repairer): Promise<void> {
    const current = await this.state.of(difference);
    await this.settling.end(difference, 'refund', by, async () => {
      if (current.type !== difference.type) return false;
      if (difference.type === 'refund_overdue') return this.late.requestAgain(current.payment!.id);
      return this.late.takeUp(difference, current);
    });
  }

  private async cancel(difference: DifferenceSubject, by: Repairer): Promise<void> {
    const { type, payment } = await this.state.of(difference);
    await this.settling.end(difference, 'cancel', by, async () => {
      if (type !== 'paid_unconfirmed' || !payment || !(await this.handler.find(payment.reference))) return false;
      const failed = await this.db
        .of(Payment)
        .update({ id: payment.id, status: 'paid' }, { status: 'failed', settles: false });
      if (failed.affected !== 1) return false;
      await this.records.cancel(payment.reference, by.accountId!, by.note!);
      return true;
    });
  }
}
