import { messagePairs } from '#kit/language/messages';

export const menuMessages = messagePairs({
  'validation.option_required_min': [
    '{{field}} must be 1 or more, since the group is required.',
    'يجب ألا يقل {{field}} عن 1 لأن المجموعة إلزامية.',
  ],
  'validation.option_min_above_max': [
    '{{field}} must not be larger than the most that may be chosen.',
    'لا يجوز أن يزيد {{field}} على الحد الأقصى للاختيارات.',
  ],
  'validation.option_max_above_choices': [
    '{{field}} must not be larger than the number of choices.',
    'لا يجوز أن يزيد {{field}} على عدد الاختيارات.',
  ],
  'errors.category_archived': ['Restore the category of the dish first.', 'يرجى استعادة قسم الطبق أولًا.'],
  'errors.dish_pictures_full': [
    'The dish has as many pictures as it can have. Remove one first.',
    'بلغ عدد صور الطبق الحد الأقصى. احذف صورة أولًا.',
  ],
  'messages.dish_created': ['The dish is added.', 'تمت إضافة الطبق.'],
  'messages.dish_changed': ['The dish is saved.', 'تم حفظ الطبق.'],
  'messages.dish_archived': ['The dish is archived.', 'تمت أرشفة الطبق.'],
  'messages.dish_restored': ['The dish is restored.', 'تمت استعادة الطبق.'],
});
