import { messagePairs } from '#kit/language/messages';

export const inquiryMessages = messagePairs({
  'validation.published_stay': [
    '{{field}} must be the address of a published stay.',
    'يجب أن يشير {{field}} إلى إقامة منشورة.',
  ],
  'validation.after_check_in': ['{{field}} must be after the check-in.', 'يجب أن يكون {{field}} بعد تاريخ الوصول.'],
  'messages.inquiry_received': [
    'Thank you, your question has arrived. The host will write back soon.',
    'شكرًا لك، وصل سؤالك. سيرد عليك المضيف قريبًا.',
  ],
  'messages.inquiry_changed': ['The inquiry was updated.', 'تم تحديث الاستفسار.'],
  'notifications.inquiry.title': ['Question from {{name}}', 'سؤال من {{name}}'],
  'notifications.inquiry.body': ['{{email}}: {{message}}', '{{email}}: {{message}}'],
  'mail.inquiry.greeting': ['Hello,', 'مرحبًا،'],
  'mail.inquiry.subject': ['Your question to {{company}}', 'سؤالك إلى {{company}}'],
  'mail.inquiry.text': [
    'Thank you for writing to us. We have received your question and will answer it soon.',
    'شكرًا لمراسلتك لنا. وصلنا سؤالك وسنجيب عنه قريبًا.',
  ],
  'mail.inquiry.about': ['It is about {{stay}}.', 'السؤال عن {{stay}}.'],
  'mail.inquiry_received.subject': ['Question from {{name}}', 'سؤال من {{name}}'],
  'mail.inquiry_received.greeting': ['A visitor has a question.', 'لدى أحد الزوار سؤال.'],
  'mail.inquiry_received.from': ['From: {{name}}, {{contact}}', 'من: {{name}}، {{contact}}'],
  'mail.inquiry_received.about': ['Stay: {{stay}}', 'الإقامة: {{stay}}'],
  'mail.inquiry_received.dates': ['Dates: {{dates}}', 'التواريخ: {{dates}}'],
  'mail.inquiry_received.guests': ['Guests: {{guests}}', 'عدد الضيوف: {{guests}}'],
});
