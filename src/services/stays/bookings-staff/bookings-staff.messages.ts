import { messagePairs } from '#kit/language/messages';

export const bookingsStaffMessages = messagePairs({
  'validation.only_with_cancel': ['{{field}} needs the action `cancel`.', 'يتطلب {{field}} الإجراء `cancel`.'],
  'messages.booking_changed': ['The booking was updated.', 'تم تحديث الحجز.'],
});
