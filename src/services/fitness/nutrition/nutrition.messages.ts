import { messagePairs } from '#kit/language/messages';

export const nutritionMessages = messagePairs({
  'messages.meal_logged': ['The meal is logged.', 'تم تسجيل الوجبة.'],
  'messages.meal_removed': ['The meal is removed.', 'تمت إزالة الوجبة.'],
  'messages.hydration_saved': ['The glasses of today are saved.', 'تم حفظ أكواب اليوم.'],
});
