import { messagePairs } from '#kit/language/messages';

export const vitalsMessages = messagePairs({
  'messages.reading_saved': ['The reading is saved.', 'تم حفظ القراءة.'],
  'messages.reading_deleted': ['The reading is deleted.', 'تم حذف القراءة.'],
  'validation.above_diastolic': [
    '{{field}} must be above the diastolic pressure.',
    'يجب أن يزيد {{field}} على الضغط الانبساطي.',
  ],
});
