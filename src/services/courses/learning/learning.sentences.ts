import { sentencePairs } from '#kit/language/sentences';

export const learningSentences = sentencePairs({
  'messages.lesson_completed': ['The lesson is done.', 'تم إكمال الدرس.'],
  'messages.note_saved': ['Your note is saved.', 'تم حفظ ملاحظتك.'],
});
