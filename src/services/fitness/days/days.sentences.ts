import { sentencePairs } from '#kit/language/sentences';

export const daysSentences = sentencePairs({
  'validation.day_until': ['{{field}} must not be after {{last}}.', 'يجب ألا يكون {{field}} بعد {{last}}.'],
  'validation.ends_before_start': ['{{field}} must not be before the start.', 'يجب ألا يكون {{field}} قبل البداية.'],
  'validation.longest_hours': ['{{field}} is more than {{hours}} hours later.', 'يزيد {{field}} على {{hours}} ساعة.'],
  'validation.figure_required': ['{{field}} holds no figure.', 'لا يحتوي {{field}} على أي رقم.'],
});
