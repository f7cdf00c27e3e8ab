import { messagePairs } from '#kit/language/messages';

export const reviewMessages = messagePairs({
  'errors.not_completed': [
    'A stay can be reviewed once the booking is completed.',
    'يمكن تقييم الإقامة بعد اكتمال الحجز.',
  ],
  'errors.already_reviewed': ['You have reviewed this stay already.', 'لقد قيّمت هذه الإقامة من قبل.'],
  'messages.review_created': ['Thank you for your review.', 'شكرًا على تقييمك.'],
  'messages.review_moderated': ['The review was updated.', 'تم تحديث التقييم.'],
  'notifications.review.title': ['{{rating}} stars for {{stay}}', 'تقييم {{rating}} من 5 لإقامة {{stay}}'],
  'notifications.review.body': ['{{author}}: {{comment}}', '{{author}}: {{comment}}'],
});
