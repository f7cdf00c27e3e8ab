import { sentencePairs } from '#kit/language/sentences';

export const eventSentences = sentencePairs({
  'errors.event_in_use': ['Members attend this event.', 'هناك أعضاء يحضرون هذه الفعالية.'],
  'errors.capacity_taken': [
    'More members attend than there would be places.',
    'عدد الحاضرين أكبر من عدد المقاعد المطلوب.',
  ],
  'validation.later_than_start': ['{{field}} must be later than the start.', 'يجب أن يكون {{field}} بعد وقت البدء.'],
});
