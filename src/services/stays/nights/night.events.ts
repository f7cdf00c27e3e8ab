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
  when: 'Before nights are reserved, after overdue bookings of these nights were cancelled: their other overdue holds end.',
});
