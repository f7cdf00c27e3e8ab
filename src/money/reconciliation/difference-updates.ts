import { Injectable } from '@nestjs/common';
import { Live } from '#live/live';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { DifferenceQueries } from './difference-queries';
import { PAYMENT_DIFFERENCE } from './reconciliation.events';
import { ReconcilePolicy } from './reconcile-policy';

/** Sends differences to open pages of staff, after the commit. */
@Injectable()
export class DifferenceUpdates {
  constructor(
    private readonly live: Live,
    private readonly recipients: StaffRecipients,
    private readonly policy: ReconcilePolicy,
    private readonly queries: DifferenceQueries,
  ) {}

  emit(id: number): void {
    const { viewers } = this.policy;
    if (viewers === undefined) return;
    this.live.emitAbout(`payment difference ${id}`, 'notifications', async () => {
      const staff = await this.recipients.withPermission(viewers);
      this.live.emit(PAYMENT_DIFFERENCE, staff.unlimited, await this.queries.get(id));
    });
  }
}
