import { sentencePairs } from '#kit/language/sentences';

export const ingestSentences = sentencePairs({
  'errors.ingest_key_required': ['A valid ingest key is needed.', 'يلزم مفتاح إدخال صالح.'],
  'validation.repeated_day': [
    '{{field}} is a day that stands in the list already.',
    'اليوم {{field}} مكرر في القائمة.',
  ],
  'validation.day_until': ['{{field}} must not be after {{last}}.', 'يجب ألا يكون {{field}} بعد {{last}}.'],
  'validation.figure_required': ['{{field}} holds no figure.', 'لا يحتوي {{field}} على أي رقم.'],
  'validation.time_ahead': ['{{field}} is too far in the future.', 'يقع {{field}} بعيدًا في المستقبل.'],
  'validation.ends_before_start': ['{{field}} must not be before the start.', 'يجب ألا يكون {{field}} قبل البداية.'],
  'validation.longest_hours': ['{{field}} is more than {{hours}} hours later.', 'يزيد {{field}} على {{hours}} ساعة.'],
  'validation.repeated_session': ['{{field}} stands in the list already.', 'القيمة {{field}} مكررة في القائمة.'],
});
