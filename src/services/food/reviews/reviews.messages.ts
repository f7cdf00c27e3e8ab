import { messagePairs } from '#kit/language/messages';

export const reviewMessages = messagePairs({
  'errors.already_reviewed': ['You have reviewed this dish already.', 'لقد قيّمت هذا الطبق من قبل.'],
  'messages.review_created': ['Thank you for your review.', 'شكرًا على تقييمك.'],
  'messages.review_changed': ['Your review was changed.', 'تم تعديل تقييمك.'],
  'messages.review_deleted': ['Your review was deleted.', 'تم حذف تقييمك.'],
});
