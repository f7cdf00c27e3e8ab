import { messagePairs } from '#kit/language/messages';

export const progressMessages = messagePairs({
  'messages.body_reading_saved': ['The reading is saved.', 'تم حفظ القياس.'],
  'messages.body_reading_deleted': ['The reading is deleted.', 'تم حذف القياس.'],
  'messages.weight_goal_saved': ['Your goal is saved.', 'تم حفظ هدفك.'],
  'messages.checkpoint_added': ['The pictures are saved.', 'تم حفظ الصور.'],
  'messages.checkpoint_deleted': ['The pictures are deleted.', 'تم حذف الصور.'],
  'messages.journal_saved': ['Your journal is saved.', 'تم حفظ يومياتك.'],
  'validation.day_after': ['{{field}} must be after {{first}}.', 'يجب أن يكون {{field}} بعد {{first}}.'],
});
