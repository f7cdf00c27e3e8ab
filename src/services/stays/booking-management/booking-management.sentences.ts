import { sentencePairs } from '#kit/language/sentences';

export const bookingManagementSentences = sentencePairs({
  'messages.booking_changed': ['The booking was updated.', 'تم تحديث الحجز.'],
  'notifications.booking_placed.title': ['New booking {{reference}}', 'حجز جديد {{reference}}'],
  'notifications.booking_placed.body': [
    '{{guest}}: {{stay}}, {{check_in}} to {{check_out}}',
    '{{guest}}: {{stay}}، من {{check_in}} إلى {{check_out}}',
  ],
  'notifications.booking_paid.title': ['Booking {{reference}} is paid', 'تم دفع الحجز {{reference}}'],
  'notifications.booking_paid.body': [
    '{{guest}}: {{stay}}, {{check_in}} to {{check_out}}',
    '{{guest}}: {{stay}}، من {{check_in}} إلى {{check_out}}',
  ],
  'notifications.booking_cancelled.title': ['Booking {{reference}} was cancelled', 'أُلغي الحجز {{reference}}'],
  'notifications.booking_cancelled.body': [
    '{{guest}}: {{stay}}, {{check_in}} to {{check_out}}',
    '{{guest}}: {{stay}}، من {{check_in}} إلى {{check_out}}',
  ],
  'mail.booking.dates': [
    '{{stay}}: check-in {{check_in}} from {{check_in_time}}, check-out {{check_out}} until {{check_out_time}}.',
    '{{stay}}: الوصول {{check_in}} ابتداءً من {{check_in_time}}، والمغادرة {{check_out}} حتى {{check_out_time}}.',
  ],
  'mail.booking.total': [
    'Guests: {{guests}}. Total: {{total}}. Booking: {{reference}}.',
    'الضيوف: {{guests}}. الإجمالي: {{total}}. الحجز: {{reference}}.',
  ],
  'mail.booking.action': ['Open my booking', 'عرض الحجز'],
  'mail.booking_received.subject': ['We have your booking {{reference}}', 'استلمنا حجزك {{reference}}'],
  'mail.booking_received.text': [
    'Thank you for booking with {{company}}. We hold the nights for you and will confirm soon; you pay when you arrive.',
    'شكرًا لحجزك مع {{company}}. حفظنا الليالي لك وسنؤكد الحجز قريبًا، والدفع عند الوصول.',
  ],
  'mail.booking_confirmed.subject': ['Your booking {{reference}} is confirmed', 'حجزك {{reference}} مؤكد'],
  'mail.booking_confirmed.text': [
    'Your booking with {{company}} is confirmed. We look forward to seeing you.',
    'تم تأكيد حجزك مع {{company}}. نتطلع إلى استقبالك.',
  ],
  'mail.booking_cancelled.subject': ['Your booking {{reference}} is cancelled', 'أُلغي حجزك {{reference}}'],
  'mail.booking_cancelled.text': [
    'Your booking with {{company}} is cancelled. What you have paid is returned to you in full.',
    'أُلغي حجزك مع {{company}}. يُعاد إليك ما دفعته كاملًا.',
  ],
  'mail.booking_expired.subject': ['Your booking {{reference}} was not paid', 'لم يُدفع حجزك {{reference}}'],
  'mail.booking_expired.text': [
    'The time to pay for your booking is over, so its nights are free again. You are welcome to book anew.',
    'انتهت مهلة دفع حجزك، فأصبحت لياليه متاحة من جديد. يسعدنا أن تحجز مرة أخرى.',
  ],
  'mail.booking_payment_failed.subject': [
    'The payment of your booking {{reference}} failed',
    'تعذّر دفع حجزك {{reference}}',
  ],
  'mail.booking_payment_failed.text': [
    'The payment did not go through, so the nights are free again. You are welcome to book anew.',
    'لم تتم عملية الدفع، فأصبحت الليالي متاحة من جديد. يسعدنا أن تحجز مرة أخرى.',
  ],
  'mail.booking_paid_late.subject': [
    'Your payment for booking {{reference}} is on its way back',
    'دفعتك عن الحجز {{reference}} في طريق العودة إليك',
  ],
  'mail.booking_paid_late.text': [
    'Your payment arrived when the booking was over, and its nights could not be held any more. We return it in full.',
    'وصلت دفعتك بعد انتهاء الحجز، ولم يعد بالإمكان حفظ لياليه. نعيدها إليك كاملة.',
  ],
});
