import { sentencePairs } from '#kit/language/sentences';

export const ingestSentences = sentencePairs({
  'errors.ingest_key_required': ['A valid ingest key is needed.', 'يلزم مفتاح إدخال صالح.'],
  'validation.repeated_day': [
    '{{field}} is a day that stands in the list already.',
    'اليوم {{field}} مكرر في القائمة.',
  ],
  'validation.time_ahead': ['{{field}} is too far in the future.', 'يقع {{field}} بعيدًا في المستقبل.'],
  'validation.repeated_session': ['{{field}} stands in the list already.', 'القيمة {{field}} مكررة في القائمة.'],
});
