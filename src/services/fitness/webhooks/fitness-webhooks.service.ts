import { Injectable } from '@nestjs/common';
import { Webhooks } from '#webhooks/storage/webhooks';
import { CHECK_IN_FILED, EVENT_JOINED, MEMBER_JOINED } from './fitness-webhook-types';

/** Raises the webhooks of the service for its domain events. */
@Injectable()
export class FitnessWebhooks {
  constructor(private readonly webhooks: Webhooks) {}

  async memberJoined({ memberId: id }: { memberId: number }): Promise<void> {
    await this.webhooks.raise(MEMBER_JOINED, { id });
  }

  async checkInFiled({ checkInId: id, memberId }: { checkInId: number; memberId: number }): Promise<void> {
    await this.webhooks.raise(CHECK_IN_FILED, { id, facts: { id, member_id: memberId } });
  }

  async eventJoined({ eventId, accountId: id }: { eventId: number; accountId: number }): Promise<void> {
    await this.webhooks.raise(EVENT_JOINED, { id, facts: { event_id: eventId, member_id: id } });
  }
}
