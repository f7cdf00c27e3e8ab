import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { MemberJoined } from '../accounts/account.events';
import { CheckInFiled } from '../coaching/check-in.events';
import { EventJoined } from '../events/event.events';
import { FitnessWebhooks } from './fitness-webhooks.service';

export const fitnessWebhooks: Feature = {
  providers: [FitnessWebhooks],
  handlers: [
    on(MemberJoined, FitnessWebhooks, 'memberJoined'),
    on(CheckInFiled, FitnessWebhooks, 'checkInFiled'),
    on(EventJoined, FitnessWebhooks, 'eventJoined'),
  ],
};
