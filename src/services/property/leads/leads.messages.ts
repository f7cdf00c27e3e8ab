import { messagePairs } from '#kit/language/messages';

export const leadsMessages = messagePairs({
  'validation.slugs': ['{{field}} must be slugs of neighborhoods.', 'يجب أن يحتوي {{field}} على معرّفات نصية للأحياء.'],
  'validation.day_count': [
    '{{field}} must be a number of days from 1 to {{max}}.',
    'يجب أن يكون {{field}} عدد أيام من 1 إلى {{max}}.',
  ],
  'messages.lead_received': [
    'Thank you. We have received your inquiry and will be in touch.',
    'شكرًا لك. وصلنا استفسارك وسنتواصل معك قريبًا.',
  ],
  'messages.lead_changed': ['The inquiry is saved.', 'تم حفظ الاستفسار.'],
  'notifications.lead_received.title': ['New inquiry', 'استفسار جديد'],
  'notifications.lead_received.body': ['{{name}} has sent an inquiry.', 'استفسار جديد من {{name}}.'],
  'mail.lead.subject': ['{{agency}}: we have received your inquiry', '{{agency}}: وصلنا استفسارك'],
  'mail.lead.received': ['thank you for writing to {{agency}}.', 'شكرًا لتواصلك مع {{agency}}.'],
  'mail.answer_follows': ['One of our agents will be in touch soon.', 'سيتواصل معك أحد مستشارينا قريبًا.'],
});
