import { messagePairs } from '#kit/language/messages';

export const contactMessages = messagePairs({
  'messages.contact_received': [
    'Thank you, your message has arrived. We will write back soon.',
    'شكرًا لك، وصلت رسالتك. سنرد عليك قريبًا.',
  ],
  'notifications.contact_message.title': ['Message from {{name}}', 'رسالة من {{name}}'],
  'notifications.contact_message.body': ['{{email}}: {{message}}', '{{email}}: {{message}}'],
});
