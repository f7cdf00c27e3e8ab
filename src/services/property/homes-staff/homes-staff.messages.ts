import { messagePairs } from '#kit/language/messages';

export const homesStaffMessages = messagePairs({
  'validation.one_cover': [
    'Only one item of {{field}} can be the cover.',
    'يمكن أن يكون عنصر واحد فقط من {{field}} غلافًا.',
  ],
  'validation.one_public_room': [
    'Only one pair of {{field}} can be shown to the public.',
    'يمكن عرض زوج واحد فقط من {{field}} للعامة.',
  ],
  'errors.staging_pairs_full': [
    'The home has as many staging pairs as it can have. Remove one first.',
    'بلغ عدد أزواج صور التأثيث للعقار الحد الأقصى. احذف زوجًا أولًا.',
  ],
  'messages.home_created': ['The home is added as a draft.', 'تمت إضافة العقار كمسودة.'],
  'messages.home_changed': ['The home is saved.', 'تم حفظ العقار.'],
  'messages.home_status_changed': ['The status is saved.', 'تم حفظ الحالة.'],
  'messages.home_media_changed': ['The gallery is saved.', 'تم حفظ معرض الصور.'],
  'messages.home_deleted': ['The home is deleted.', 'تم حذف العقار.'],
});
