import { messagePairs } from '#kit/language/messages';

export const ingestMessages = messagePairs({
  'errors.ingest_key_required': ['A valid ingest key is required.', 'يلزم مفتاح إدخال صالح.'],
  'validation.repeated_day': ['{{field}} is already in the list.', 'اليوم {{field}} مكرر في القائمة.'],
  'validation.time_ahead': ['{{field}} is too far in the future.', 'يقع {{field}} بعيدًا في المستقبل.'],
  'validation.repeated_session': ['{{field}} is already in the list.', 'القيمة {{field}} مكررة في القائمة.'],
});
