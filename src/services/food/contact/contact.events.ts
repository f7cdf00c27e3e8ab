import { domainEvent } from '#kit/service/domain-events';

export const InquiryReceived = domainEvent<{ messageId: number }>('inquiry.received', {
  when: 'A visitor sent a message by the contact form.',
});
