import { messagePairs } from '#kit/language/messages';

export const settingsMessages = messagePairs({
  'validation.json': ['{{field}} must be an object or a list.', 'يجب أن يكون {{field}} كائنًا أو قائمة.'],
  'messages.setting_changed': ['The setting is saved.', 'تم حفظ الإعداد.'],
  'messages.setting_deleted': [
    'The setting has been reset to its initial value.',
    'تمت إعادة الإعداد إلى قيمته الأولية.',
  ],
});
