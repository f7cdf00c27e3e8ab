import { sentencePairs } from '#kit/language/sentences';

export const nutritionSentences = sentencePairs({
  'messages.meal_logged': ['The meal is logged.', 'تم تسجيل الوجبة.'],
  'messages.meal_removed': ['The meal is removed.', 'تمت إزالة الوجبة.'],
  'messages.hydration_saved': ['The glasses of today are saved.', 'تم حفظ أكواب اليوم.'],
});
