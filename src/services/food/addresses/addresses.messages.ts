import { messagePairs } from '#kit/language/messages';

export const addressMessages = messagePairs({
  'errors.address_limit_reached': [
    'There is no room for another address. Please delete one first.',
    'لا يمكن حفظ عنوان آخر. يرجى حذف عنوان أولًا.',
  ],
  'messages.address_created': ['The address was saved.', 'تم حفظ العنوان.'],
  'messages.address_changed': ['The address was changed.', 'تم تعديل العنوان.'],
  'messages.address_default': ['This is your default address now.', 'أصبح هذا عنوانك الافتراضي.'],
  'messages.address_deleted': ['The address was deleted.', 'تم حذف العنوان.'],
});
