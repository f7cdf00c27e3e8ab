import { messagePairs } from '#kit/language/messages';

export const cancellationTiersMessages = messagePairs({
  'validation.cancellation_order': [
    'The days must fall from tier to tier, and the percent must not rise.',
    'يجب أن يقل عدد الأيام من مرحلة إلى التي تليها، وألا ترتفع النسبة.',
  ],
  'validation.cancellation_tiers': [
    'Send 1 to {{max}} tiers with whole `days_before` from 0 to {{days}} and `refund_percent` from 0 to 100. The days must fall from tier to tier, and the percent must not rise.',
    'أرسل من 1 إلى {{max}} مراحل، لكل منها `days_before` عدد صحيح من 0 إلى {{days}} و`refund_percent` من 0 إلى 100. يجب أن يقل عدد الأيام من مرحلة إلى التي تليها، وألا ترتفع النسبة.',
  ],
  'messages.cancellation_tiers_changed': ['The cancellation policy was changed.', 'تم تعديل سياسة الإلغاء.'],
});
