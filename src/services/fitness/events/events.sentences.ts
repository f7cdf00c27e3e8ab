import { sentencePairs } from '#kit/language/sentences';

export const eventSentences = sentencePairs({
  'errors.event_in_use': ['Members have joined this event.', 'هناك أعضاء يحضرون هذه الفعالية.'],
  'errors.capacity_taken': [
    'The capacity cannot be below the number of attending members.',
    'لا يمكن أن تقل السعة عن عدد الأعضاء المسجلين.',
  ],
  'validation.later_than_start': ['{{field}} must be later than the start.', 'يجب أن يكون {{field}} بعد وقت البدء.'],
});
