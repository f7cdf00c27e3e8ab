import { messagePairs } from '#kit/language/messages';

export const viewingsMessages = messagePairs({
  'errors.preferred_time_too_soon': [
    'Please choose a time at least one hour from now.',
    'يرجى اختيار موعد بعد ساعة واحدة من الآن على الأقل.',
  ],
  'errors.viewing_action_not_allowed': [
    'The viewing is not at a stage that allows this.',
    'لا تسمح مرحلة المعاينة الحالية بهذا الإجراء.',
  ],
  'validation.viewing_stage': [
    '{{field}} does not fit the stage of the viewing.',
    'لا يناسب {{field}} مرحلة المعاينة الحالية.',
  ],
  'validation.viewing_not_confirmed': [
    '{{field}} can be set only when the viewing is confirmed.',
    'يمكن تحديد {{field}} عند تأكيد المعاينة فقط.',
  ],
  'messages.viewing_requested': [
    'Thank you. We have received your request and will confirm the time.',
    'شكرًا لك. وصلنا طلبك وسنؤكد الموعد.',
  ],
  'messages.viewing_changed': ['The viewing is saved.', 'تم حفظ المعاينة.'],
  'notifications.viewing_requested.title': ['New viewing request', 'طلب معاينة جديد'],
  'notifications.viewing_requested.body': [
    '{{name}} would like to see {{property}} on {{date}} at {{time}}.',
    'طلب معاينة {{property}} يوم {{date}} الساعة {{time}} من {{name}}.',
  ],
  'mail.viewing.subject': ['{{agency}}: your viewing request {{reference}}', '{{agency}}: طلب المعاينة {{reference}}'],
  'mail.viewing.received': [
    'thank you for your request to see “{{title}}” ({{property}}) on {{date}} at {{time}}. Its number is {{reference}}.',
    'شكرًا لطلبك معاينة «{{title}}» ({{property}}) يوم {{date}} الساعة {{time}}. رقم الطلب {{reference}}.',
  ],
});
