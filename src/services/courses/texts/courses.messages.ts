import { messagePairs } from '#kit/language/messages';

export const coursesMessages = messagePairs({
  'errors.outside_own_courses': ['This belongs to the courses of another instructor.', 'هذا تابع لدورات مدرّب آخر.'],
  'validation.currency': ['{{field}} must be a currency code such as USD.', 'يجب أن يكون {{field}} رمز عملة مثل USD.'],
  'validation.radar_metrics': [
    '{{field}} must be a list of spokes, each with key, label in both languages and a known measure.',
    'يجب أن يكون {{field}} قائمة محاور لكل منها مفتاح وتسمية باللغتين ومقياس معروف.',
  ],
});
