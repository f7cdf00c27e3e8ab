import { domainEvent } from '#kit/service/domain-events';
import type { Nights } from './nights';

export interface FreedNights {
  stayId: number;
  isWaitlistOn: boolean;
}

export interface RequestedNights {
  stayId: number;
  nights: Nights;
}

export const NightsFreed = domainEvent<FreedNights>('nights.freed', {
  when: 'The nights of a cancelled booking were released.',
});

export const NightsRequested = domainEvent<RequestedNights>('nights.requested', {
  when: 'Before nights are reserved, after overdue bookings in their way were cancelled: other overdue holds in their way end.',
});
