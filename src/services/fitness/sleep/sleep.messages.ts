import { messagePairs } from '#kit/language/messages';

export const sleepMessages = messagePairs({
  'messages.night_logged': ['Your sleep is saved.', 'تم حفظ نومك.'],
  'messages.night_deleted': ['The night is deleted.', 'تم حذف الليلة.'],
  'validation.day_of_waking': [
    '{{field}} must be the day of waking, {{day}}.',
    'يجب أن يكون {{field}} يوم الاستيقاظ {{day}}.',
  ],
  'validation.longer_than_night': [
    '{{field}} must not be longer than the night.',
    'يجب ألا يزيد {{field}} على مدة الليلة.',
  ],
  'validation.shorter_than_stages': [
    '{{field}} must not be less than the sum of its stages.',
    'يجب ألا يقل {{field}} عن مجموع مراحل النوم.',
  ],
});
