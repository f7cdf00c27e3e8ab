import { messagePairs } from '#kit/language/messages';

export const learningMessages = messagePairs({
  'messages.lesson_completed': ['The lesson is done.', 'تم إكمال الدرس.'],
  'messages.note_saved': ['Your note is saved.', 'تم حفظ ملاحظتك.'],
});
