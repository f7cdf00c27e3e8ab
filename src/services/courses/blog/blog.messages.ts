import { messagePairs } from '#kit/language/messages';

export const blogMessages = messagePairs({
  'validation.tags': [
    'Each of {{field}} needs a letter or a digit.',
    'يجب أن يحتوي كل عنصر من {{field}} على حرف أو رقم.',
  ],
  'messages.post_created': ['The post is added.', 'تمت إضافة المقال.'],
  'messages.post_changed': ['The post is saved.', 'تم حفظ المقال.'],
  'messages.post_deleted': ['The post is deleted.', 'تم حذف المقال.'],
  'messages.post_restored': ['The post is restored.', 'تمت استعادة المقال.'],
});
