import { messagePairs } from '#kit/language/messages';

export const reviewMessages = messagePairs({
  'errors.review_removed_by_staff': ['This review was removed by a moderator.', 'أزال المشرف هذا التقييم.'],
  'errors.review_is_removed': ['The review is removed. Restore it first.', 'التقييم محذوف. استعده أولًا.'],
  'messages.review_saved': ['Your review is saved.', 'تم حفظ تقييمك.'],
  'messages.review_withdrawn': ['Your review is withdrawn.', 'تم سحب تقييمك.'],
  'messages.review_moderated': ['The review is saved.', 'تم حفظ التقييم.'],
  'messages.review_removed': ['The review is removed.', 'تم حذف التقييم.'],
  'messages.review_restored': ['The review is restored.', 'تمت استعادة التقييم.'],
  'notifications.review_written.title': ['New review', 'تقييم جديد'],
  'notifications.review_written.body': [
    '{{student}} gave “{{course}}” {{rating}} of 5 stars.',
    'قيّم {{student}} دورة «{{course}}» بعدد {{rating}} من 5 نجوم.',
  ],
  'notifications.review_waiting.title': ['A review awaits approval', 'تقييم بانتظار الموافقة'],
  'notifications.review_waiting.body': [
    '{{student}} gave “{{course}}” {{rating}} of 5 stars; it waits for a moderator.',
    'قيّم {{student}} دورة «{{course}}» بعدد {{rating}} من 5 نجوم، وهو بانتظار المشرف.',
  ],
  'notifications.review_published.title': ['Your review is published', 'تم نشر تقييمك'],
  'notifications.review_published.body': [
    'Your review of “{{course}}” can be read by everyone.',
    'أصبح تقييمك لدورة «{{course}}» ظاهرًا للجميع.',
  ],
  'notifications.review_hidden.title': ['Your review is hidden', 'تم إخفاء تقييمك'],
  'notifications.review_hidden.body': [
    'A moderator hid your review of “{{course}}”. You can edit it and send it again.',
    'أخفى المشرف تقييمك لدورة «{{course}}». يمكنك تعديله وإرساله من جديد.',
  ],
  'notifications.review_removed.title': ['Your review was removed', 'تمت إزالة تقييمك'],
  'notifications.review_removed.body': [
    'A moderator removed your review of “{{course}}”.',
    'أزال المشرف تقييمك لدورة «{{course}}».',
  ],
});
