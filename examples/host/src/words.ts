import type { StaysSchemas } from 'quintet-clients/stays';
import { counts } from '#kit/counts';
import { day } from '#kit/format';
import { h } from '#kit/element';
import { type Sentence, words } from '#kit/language';
import type { Block, Booking } from './api';

export const statusName = words<Booking['status']>({
  pending: ['Waiting', 'بانتظار التأكيد'],
  confirmed: ['Confirmed', 'مؤكد'],
  checked_in: ['Guest is there', 'الضيف في البيت'],
  completed: ['Completed', 'مكتمل'],
  cancelled: ['Cancelled', 'ملغى'],
});

export const paymentName = words<Booking['payment_status']>({
  unpaid: ['Not paid', 'غير مدفوع'],
  paid: ['Paid', 'مدفوع'],
  failed: ['Payment failed', 'فشل الدفع'],
  refund_due: ['Refund due', 'استرداد مستحق'],
  refunded: ['Refunded', 'مُسترد'],
});

export const methodName = words<Booking['payment_method']>({
  card: ['Card', 'بطاقة'],
  wallet: ['Wallet', 'محفظة إلكترونية'],
  on_arrival: ['On arrival', 'عند الوصول'],
});

export const kindName = words<StaysSchemas['ManagedStayView']['type']>({
  villa: ['Villa', 'فيلا'],
  apartment: ['Apartment', 'شقة'],
  cabin: ['Cabin', 'كوخ'],
  chalet: ['Chalet', 'شاليه'],
  loft: ['Loft', 'لوفت'],
  cottage: ['Cottage', 'بيت ريفي'],
});

export const blockReason = words<Block['reason']>({
  maintenance: ['Maintenance', 'صيانة'],
  owner_use: ['Used by the owner', 'يستخدمه المالك'],
  other: ['Not for rent', 'غير متاح للتأجير'],
});

export const count = counts({
  night: {
    en: { one: '{n} night', other: '{n} nights' },
    ar: { one: 'ليلة واحدة', two: 'ليلتان', few: '{n} ليالٍ', many: '{n} ليلة', other: '{n} ليلة' },
  },
  day: {
    en: { one: '{n} day', other: '{n} days' },
    ar: { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  },
  guest: {
    en: { one: '{n} guest', other: '{n} guests' },
    ar: { one: 'ضيف واحد', two: 'ضيفان', few: '{n} ضيوف', many: '{n} ضيفًا', other: '{n} ضيف' },
  },
  booking: {
    en: { one: '{n} booking', other: '{n} bookings' },
    ar: { one: 'حجز واحد', two: 'حجزان', few: '{n} حجوزات', many: '{n} حجزًا', other: '{n} حجز' },
  },
  event: {
    en: { one: '{n} event', other: '{n} events' },
    ar: { one: 'حدث واحد', two: 'حدثان', few: '{n} أحداث', many: '{n} حدثًا', other: '{n} حدث' },
  },
  conflict: {
    en: { one: '{n} conflict', other: '{n} conflicts' },
    ar: {
      one: 'تعارض واحد',
      two: 'تعارضان',
      few: '{n} تعارضات',
      many: '{n} تعارضًا',
      other: '{n} تعارض',
    },
  },
  home: {
    en: { one: '{n} home', other: '{n} homes' },
    ar: { one: 'بيت واحد', two: 'بيتان', few: '{n} بيوت', many: '{n} بيتًا', other: '{n} بيت' },
  },
});

/** The days of a booking or a block: `Jan 5, 2027 – Jan 8, 2027`. */
export const span = (from: string, to: string): string => `${day(from)} – ${day(to)}`;

export const statusTag = (status: Booking['status']): HTMLElement =>
  h('span', { class: 'tag', 'data-status': status }, statusName(status));

export const paymentTag = (status: Booking['payment_status']): HTMLElement =>
  h('span', { class: `tag ${status === 'paid' || status === 'refunded' ? 'good' : 'bad'}` }, paymentName(status));

export const refusals: Record<string, Sentence> = {
  dates_taken: ['Some of these nights are taken.', 'بعض هذه الليالي محجوزة.'],
  deposit_settled: ['The deposit has gone back already.', 'أُعيد مبلغ التأمين بالفعل.'],
  deposit_exceeded: ['This is more than the deposit.', 'هذا أكثر من مبلغ التأمين.'],
  change_open: ['A change of this booking waits to be paid.', 'هناك تغيير لهذا الحجز بانتظار الدفع.'],
  change_not_offered: ['The dates of this booking cannot be changed any more.', 'لم يعد ممكنًا تغيير تواريخ هذا الحجز.'],
  departure_day: [
    'The new check-out is from tomorrow on and before the old one.',
    'يكون يوم المغادرة الجديد من الغد فصاعدًا وقبل اليوم القديم.',
  ],
  feed_exists: ['This calendar is read for this home already.', 'يُقرأ هذا التقويم لهذا البيت بالفعل.'],
  too_many_feeds: ['This home has as many calendars as it may.', 'بلغ هذا البيت الحد الأقصى من التقاويم.'],
  rate_overlap: ['Another rule has some of these nights.', 'قاعدة أخرى تشمل بعض هذه الليالي.'],
  not_publishable: [
    'A published home needs {photographs_needed} photographs and every text in both languages.',
    'يحتاج البيت المنشور إلى {photographs_needed} صور وجميع النصوص باللغتين.',
  ],
  too_early: ['It is too early for that.', 'لم يحن وقت ذلك بعد.'],
  not_confirmed: ['The booking is not confirmed yet.', 'الحجز غير مؤكد بعد.'],
  not_checked_in: ['The guest has not arrived yet.', 'لم يصل الضيف بعد.'],
  awaiting_payment: [
    'The guest is paying. It is confirmed with the payment.',
    'الضيف يدفع الآن. يتأكد الحجز مع الدفع.',
  ],
};
