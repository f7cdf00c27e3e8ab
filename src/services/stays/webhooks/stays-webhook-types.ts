import type { OfficeText } from '#kit/service/office';
import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';

const ofBooking = (happening: string, label: OfficeText, when: string): WebhookType => ({
  name: `stays.booking.${happening}`,
  label,
  permission: 'bookings.view',
  when,
  record: 'booking',
  route: '/bookings/manage/{reference}',
  keyOf: 'SELECT reference AS key FROM booking WHERE id = $1',
});

export const BOOKING_CREATED = ofBooking('created', ['Booking made', 'حجز جديد'], 'A booking was stored.');
export const BOOKING_CONFIRMED = ofBooking('confirmed', ['Booking confirmed', 'تأكيد حجز'], 'A booking was confirmed.');
export const BOOKING_PAID = ofBooking('paid', ['Booking paid', 'دُفع الحجز'], 'The payment of a booking arrived.');
export const BOOKING_CHANGED = ofBooking(
  'changed',
  ['Booking changed', 'تغيير حجز'],
  'The dates or guests of a booking changed.',
);
export const BOOKING_CANCELLED = ofBooking(
  'cancelled',
  ['Booking cancelled', 'إلغاء حجز'],
  'A booking was cancelled, and its nights were released.',
);
export const BOOKING_CHECKED_IN = ofBooking(
  'checked_in',
  ['Guests checked in', 'وصول الضيوف'],
  'The guests of a booking have arrived.',
);
export const BOOKING_CHECKED_OUT = ofBooking(
  'checked_out',
  ['Guests checked out', 'مغادرة الضيوف'],
  'Staff completed a booking.',
);
export const BOOKING_NO_SHOW = ofBooking(
  'no_show',
  ['Guests did not arrive', 'لم يحضر الضيوف'],
  'Staff cancelled a booking because its guests did not arrive. `stays.booking.cancelled` follows.',
);
export const BOOKING_REFUNDED = ofBooking(
  'refunded',
  ['Booking refunded', 'استرداد مبلغ الحجز'],
  'Money of a booking was returned, all or a part of it.',
);

export const INQUIRY_RECEIVED: WebhookType = {
  name: 'stays.inquiry.received',
  label: ['Question received', 'سؤال جديد'],
  permission: 'inquiries.view',
  when: 'A visitor sent a question.',
  record: 'inquiry',
  route: '/inquiries/{id}',
};

export const PAYMENT_DISPUTED = disputeType('stays', 'bookings.view');

export const staysWebhookTypes: readonly WebhookType[] = [
  BOOKING_CREATED,
  BOOKING_CONFIRMED,
  BOOKING_PAID,
  BOOKING_CHANGED,
  BOOKING_NO_SHOW,
  BOOKING_CANCELLED,
  BOOKING_CHECKED_IN,
  BOOKING_CHECKED_OUT,
  BOOKING_REFUNDED,
  INQUIRY_RECEIVED,
  PAYMENT_DISPUTED,
  erasureType('stays'),
];
