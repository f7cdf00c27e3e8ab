import { messagePairs } from '#kit/language/messages';

export const daysMessages = messagePairs({
  'validation.day_until': ['{{field}} must not be after {{last}}.', 'يجب ألا يكون {{field}} بعد {{last}}.'],
  'validation.ends_before_start': ['{{field}} must not be before the start.', 'يجب ألا يكون {{field}} قبل البداية.'],
  'validation.longest_hours': [
    '{{field}} must be at most {{hours}} hours after the start.',
    'يجب ألا يتأخر {{field}} عن البداية أكثر من {{hours}} ساعة.',
  ],
  'validation.figure_required': [
    '{{field}} must contain at least one figure.',
    'يجب أن يحتوي {{field}} على رقم واحد على الأقل.',
  ],
});
