import { disputeType } from '#webhooks/types/dispute-type';
import { erasureType } from '#webhooks/types/erasure-type';
import type { WebhookType } from '#webhooks/types/webhook-type';

const ofBooking = (happening: string, when: string): WebhookType => ({
  name: `stays.booking.${happening}`,
  permission: 'bookings.view',
  when,
  record: 'booking',
  route: '/bookings/manage/{reference}',
  keyOf: 'SELECT reference AS key FROM booking WHERE id = $1',
});

export const BOOKING_CREATED = ofBooking('created', 'A booking was stored.');
export const BOOKING_CONFIRMED = ofBooking('confirmed', 'A booking was confirmed.');
export const BOOKING_PAID = ofBooking('paid', 'The payment of a booking arrived.');
export const BOOKING_CHANGED = ofBooking('changed', 'The dates or guests of a booking changed.');
export const BOOKING_CANCELLED = ofBooking('cancelled', 'A booking was cancelled, and its nights were released.');
export const BOOKING_CHECKED_IN = ofBooking('checked_in', 'The guests of a booking have arrived.');
export const BOOKING_CHECKED_OUT = ofBooking('checked_out', 'Staff completed a booking.');
export const BOOKING_NO_SHOW = ofBooking(
  'no_show',
  'Staff cancelled a booking because its guests did not arrive. `stays.booking.cancelled` follows.',
);
export const BOOKING_REFUNDED = ofBooking('refunded', 'Money of a booking was returned, all or a part of it.');

export const INQUIRY_RECEIVED: WebhookType = {
  name: 'stays.inquiry.received',
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
