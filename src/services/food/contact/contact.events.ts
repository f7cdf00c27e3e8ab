import { domainEvent } from '#kit/service/domain-events';

export const ContactReceived = domainEvent<{ messageId: number }>('contact.received', {
  when: 'A visitor sent a message by the contact form.',
});
