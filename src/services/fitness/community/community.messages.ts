import { messagePairs } from '#kit/language/messages';

export const communityMessages = messagePairs({
  'errors.event_full': ['This event is fully booked.', 'اكتملت جميع مقاعد هذه الفعالية.'],
  'errors.places_free': ['A place is free, so there is no need to wait.', 'يوجد مكان متاح، فلا حاجة إلى الانتظار.'],
  'errors.offer_over': [
    'This offer is over. You can join the waiting list again.',
    'انتهى هذا العرض. يمكنك الانضمام إلى قائمة الانتظار مجددًا.',
  ],
  'errors.event_over': ['This event has ended.', 'انتهت هذه الفعالية.'],
  'errors.challenge_over': ['This challenge has ended.', 'انتهى هذا التحدي.'],
  'errors.not_in_group': ['Join the group first.', 'يرجى الانضمام إلى المجموعة أولًا.'],
  'messages.post_deleted': ['The post is deleted.', 'تم حذف المنشور.'],
  'messages.comment_deleted': ['The comment is deleted.', 'تم حذف التعليق.'],
  'messages.reply_deleted': ['The reply is deleted.', 'تم حذف الرد.'],
  'notifications.post_commented.title': ['New comment', 'تعليق جديد'],
  'notifications.post_commented.body': ['{{from}} commented on your post.', 'علّق {{from}} على منشورك.'],
  'notifications.discussion_replied.title': ['New reply', 'رد جديد'],
  'notifications.discussion_replied.body': ['{{from}} replied to your discussion.', 'رد {{from}} على نقاشك.'],
});
