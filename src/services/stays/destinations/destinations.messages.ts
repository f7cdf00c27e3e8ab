import { messagePairs } from '#kit/language/messages';

export const destinationsMessages = messagePairs({
  'errors.destination_has_stays': [
    'Stays belong to this destination. Move or delete them first.',
    'توجد إقامات تتبع هذه الوجهة. يرجى نقلها أو حذفها أولًا.',
  ],
  'messages.destination_created': ['The destination was added.', 'تمت إضافة الوجهة.'],
  'messages.destination_changed': ['The destination was changed.', 'تم تعديل الوجهة.'],
  'messages.destination_deleted': ['The destination was deleted.', 'تم حذف الوجهة.'],
});
