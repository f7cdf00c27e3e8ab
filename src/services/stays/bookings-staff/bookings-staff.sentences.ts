import { sentencePairs } from '#kit/language/sentences';

export const bookingsStaffSentences = sentencePairs({
  'messages.booking_changed': ['The booking was updated.', 'تم تحديث الحجز.'],
});
