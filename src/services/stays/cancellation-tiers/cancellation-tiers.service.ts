import { Injectable } from '@nestjs/common';
import { Records } from '#kit/database/records';
import { fieldRefused } from '#kit/refusals/refusal';
import { areInOrder } from '../cancellation/tiers';
import { Stay } from '../stays/stay.entity';
import type { CancellationTiersBody } from './cancellation-tiers.dto';
import { CancellationTiersView } from './cancellation-tiers.view';

@Injectable()
export class CancellationTiers {
  constructor(private readonly records: Records) {}

  /** Bookings keep the policy they were made with. @throws NotFound, ValidationFailed */
  async replace(stayId: number, { tiers }: CancellationTiersBody): Promise<CancellationTiersView> {
    if (tiers && !areInOrder(tiers)) throw fieldRefused('tiers', 'cancellation_order');
    const stored = tiers?.map(({ days_before, refund_percent }) => ({ days_before, refund_percent })) ?? null;
    await this.records.update(Stay, stayId, () => ({ cancellationTiers: stored }));
    return CancellationTiersView.of({ tiers: stored });
  }
}
