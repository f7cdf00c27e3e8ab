import { sentencePairs } from '#kit/language/sentences';

export const bookingsSentences = sentencePairs({
  'errors.client_token_reused': [
    'Another guest has used this token. Please start the booking again.',
    'استُخدم هذا الرمز لضيف آخر. يرجى بدء الحجز من جديد.',
  ],
  'errors.past': ['The check-in day is over.', 'انقضى يوم تسجيل الوصول.'],
  'errors.min_nights': [
    'The stay is booked for more nights than that.',
    'عدد الليالي أقل من الحد الأدنى لهذه الإقامة.',
  ],
  'errors.too_far': ['The check-in day is too far ahead.', 'يوم تسجيل الوصول بعيد جدًا.'],
  'errors.max_nights': [
    'These are more nights than one booking may have.',
    'عدد الليالي أكثر من الحد الأقصى للحجز الواحد.',
  ],
  'errors.too_many_unpaid': [
    'There are as many unpaid bookings of this e-mail address as there may be. Please pay online, or come back after your stay.',
    'لهذا البريد الإلكتروني أقصى عدد مسموح من الحجوزات غير المدفوعة. يرجى الدفع عبر الإنترنت أو العودة بعد إقامتك.',
  ],
  'errors.capacity': ['The stay does not sleep so many guests.', 'لا تتسع هذه الإقامة لهذا العدد من الضيوف.'],
  'errors.not_confirmed': ['The booking is not confirmed yet.', 'لم يُؤكَّد الحجز بعد.'],
  'errors.not_checked_in': ['The guest has not checked in yet.', 'لم يسجّل الضيف وصوله بعد.'],
  'errors.already_confirmed': ['The booking is confirmed already.', 'الحجز مؤكد مسبقًا.'],
  'errors.already_checked_in': ['The guest has checked in already.', 'سجّل الضيف وصوله مسبقًا.'],
  'errors.already_completed': ['The stay is over already.', 'انتهت الإقامة مسبقًا.'],
  'errors.already_cancelled': ['The booking is cancelled already.', 'الحجز ملغى مسبقًا.'],
  'errors.awaiting_payment': [
    'The booking is confirmed by its payment, which has not arrived.',
    'يتأكد الحجز بوصول الدفعة، ولم تصل بعد.',
  ],
  'errors.too_early': ['The check-in day has not come.', 'لم يحن يوم تسجيل الوصول.'],
  'errors.cancellation_window_passed': [
    'The booking can no longer be cancelled: check-in is too near.',
    'لم يعد إلغاء الحجز ممكنًا لقرب موعد الوصول.',
  ],
  'messages.booking_made': ['The booking is recorded.', 'تم تسجيل الحجز.'],
  'messages.card_declined': [
    'The card was declined, so nothing is booked. Please try another card: it is a new booking, with a new client_token.',
    'رُفضت البطاقة، فلم يُحجز شيء. يرجى تجربة بطاقة أخرى: هذا حجز جديد برمز client_token جديد.',
  ],
  'messages.booking_cancelled': ['The booking is cancelled.', 'أُلغي الحجز.'],
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
  'mail.booking.reference': ['Booking', 'الحجز'],
  'mail.booking.stay': ['Stay', 'مكان الإقامة'],
  'mail.booking.place': ['Where', 'الموقع'],
  'mail.booking.check_in': ['Check-in', 'تسجيل الوصول'],
  'mail.booking.check_out': ['Check-out', 'تسجيل المغادرة'],
  'mail.booking.from': ['{{day}}, from {{time}}', '{{day}}، ابتداءً من {{time}}'],
  'mail.booking.until': ['{{day}}, until {{time}}', '{{day}}، حتى {{time}}'],
  'mail.booking.guests': ['Guests', 'الضيوف'],
  'mail.booking.total': ['Total', 'الإجمالي'],
  'mail.booking.contact': ['Questions', 'للاستفسار'],
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
  'mail.booking_checked_in.subject': ['Welcome: booking {{reference}}', 'أهلًا بك: الحجز {{reference}}'],
  'mail.booking_checked_in.text': [
    'You are checked in. We wish you a pleasant stay; below is when it ends and how to reach us.',
    'تم تسجيل وصولك. نتمنى لك إقامة طيبة، وتجد أدناه موعد المغادرة وكيفية التواصل معنا.',
  ],
  'mail.booking_completed.subject': [
    'Thank you for your stay: booking {{reference}}',
    'شكرًا لإقامتك: الحجز {{reference}}',
  ],
  'mail.booking_completed.text': [
    'Thank you for staying with {{company}}. On the page of your booking you can say how it was.',
    'شكرًا لإقامتك مع {{company}}. يمكنك تقييم إقامتك في صفحة حجزك.',
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
