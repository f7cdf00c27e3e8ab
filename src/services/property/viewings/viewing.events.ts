import { domainEvent } from '#kit/service/domain-events';
import type { ViewingStatus } from '../viewing-status';

export const ViewingRequested = domainEvent<{ viewingId: number }>('viewing.requested', {
  when: 'A visitor requested a viewing.',
});

export const ViewingMoved = domainEvent<{ viewingId: number; status: ViewingStatus }>('viewing.moved', {
  when: 'The status or the agreed time of a viewing changed.',
});
