import { domainEvent } from '#kit/service/domain-events';

export const LeadReceived = domainEvent<{ leadId: number }>('lead.received', {
  when: 'A visitor sent an inquiry.',
});
