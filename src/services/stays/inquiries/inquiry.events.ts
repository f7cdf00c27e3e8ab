import { domainEvent } from '#kit/service/domain-events';

export const InquiryReceived = domainEvent<{ inquiryId: number }>('inquiry.received', {
  when: 'A visitor sent a question.',
});
