import { messagePairs } from '#kit/language/messages';

export const faqMessages = messagePairs({
  'messages.faq_entry_created': ['The question was added.', 'تمت إضافة السؤال.'],
  'messages.faq_entry_changed': ['The question was changed.', 'تم تعديل السؤال.'],
  'messages.faq_entry_deleted': ['The question was deleted.', 'تم حذف السؤال.'],
});
