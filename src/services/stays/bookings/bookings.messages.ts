import { messagePairs } from '#kit/language/messages';

export const bookingsMessages = messagePairs({
  'errors.client_token_reused': [
    'Another guest has used this token. Please start the booking again.',
    'استُخدم هذا الرمز لضيف آخر. يرجى بدء الحجز من جديد.',
  ],
  'errors.refund_changed': [
    'You would get back another amount by now. Check it and cancel again.',
    'تغيّر المبلغ الذي يعاد إليك. راجعه ثم ألغِ الحجز مرة أخرى.',
  ],
  'errors.price_changed': [
    'The price has changed. Check the new price and book again.',
    'تغيّر السعر. راجع السعر الجديد ثم احجز مرة أخرى.',
  ],
  'errors.past': ['The check-in day is in the past.', 'انقضى يوم تسجيل الوصول.'],
  'errors.min_nights': ['The stay has to be booked for more nights.', 'عدد الليالي أقل من الحد الأدنى لهذه الإقامة.'],
  'errors.too_far': ['The check-in day is too far ahead.', 'يوم تسجيل الوصول بعيد جدًا.'],
  'errors.max_nights': ['A booking cannot have this many nights.', 'عدد الليالي أكثر من الحد الأقصى للحجز الواحد.'],
  'errors.too_many_unpaid': [
    'This e-mail address has reached the limit of unpaid bookings. Please pay online, or book again after your stay.',
    'بلغ هذا البريد الإلكتروني الحد الأقصى من الحجوزات غير المدفوعة. يرجى الدفع عبر الإنترنت أو الحجز مجددًا بعد إقامتك.',
  ],
  'errors.too_many_unpaid_here': [
    'Unpaid bookings from your connection hold as much of this stay as they may. Please pay or cancel one of them, wait for our confirmation, or call us.',
    'تحجز الحجوزات غير المدفوعة من اتصالك أقصى ما يُسمح به من هذه الإقامة. يرجى دفع أحدها أو إلغاؤه، أو انتظار تأكيدنا، أو الاتصال بنا.',
  ],
  'errors.closed_to_arrival': [
    'Guests cannot arrive on this day. Choose another check-in day.',
    'لا يمكن الوصول في هذا اليوم. يرجى اختيار يوم وصول آخر.',
  ],
  'errors.closed_to_departure': [
    'Guests cannot leave on this day. Choose another check-out day.',
    'لا يمكن المغادرة في هذا اليوم. يرجى اختيار يوم مغادرة آخر.',
  ],
  'errors.capacity': ['The stay does not have room for this many guests.', 'لا تتسع هذه الإقامة لهذا العدد من الضيوف.'],
  'errors.not_confirmed': ['The booking is not confirmed yet.', 'لم يُؤكَّد الحجز بعد.'],
  'errors.not_checked_in': ['The guest has not checked in yet.', 'لم يسجّل الضيف وصوله بعد.'],
  'errors.already_confirmed': ['The booking is confirmed already.', 'الحجز مؤكد مسبقًا.'],
  'errors.already_checked_in': ['The guest has checked in already.', 'سجّل الضيف وصوله مسبقًا.'],
  'errors.already_completed': ['The stay is over already.', 'انتهت الإقامة مسبقًا.'],
  'errors.already_cancelled': ['The booking is cancelled already.', 'الحجز ملغى مسبقًا.'],
  'errors.awaiting_payment': [
    'The booking is confirmed once its payment arrives.',
    'يُؤكَّد الحجز عند وصول الدفعة، ولم تصل بعد.',
  ],
  'errors.too_early': ['The check-in day is in the future.', 'لم يحن يوم تسجيل الوصول.'],
  'errors.cancellation_window_passed': [
    'The booking can no longer be cancelled: check-in is too near.',
    'لم يعد إلغاء الحجز ممكنًا لقرب موعد الوصول.',
  ],
  'messages.booking_made': ['The booking is recorded.', 'تم تسجيل الحجز.'],
  'messages.card_declined': [
    'The card was declined and nothing is booked. Please try again with another card and a new client_token.',
    'رُفضت البطاقة ولم يتم الحجز. يرجى المحاولة ببطاقة أخرى ورمز client_token جديد.',
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
  'mail.booking.line': ['{{quantity}} × {{unit}}: {{amount}}', '{{quantity}} × {{unit}}: {{amount}}'],
  'mail.booking.total': ['Total', 'الإجمالي'],
  'mail.booking.cancel_until': ['Cancel until {{day}}, {{time}}', 'الإلغاء حتى {{day}}، {{time}}'],
  'mail.booking.returned': ['{{amount}} back', 'يُعاد {{amount}}'],
  'mail.booking.to_pay': ['With the deposit', 'مع مبلغ التأمين'],
  'mail.booking.contact': ['Questions', 'للاستفسار'],
  'mail.booking.action': ['Open my booking', 'عرض الحجز'],
  'mail.booking_received.subject': ['We have your booking {{reference}}', 'استلمنا حجزك {{reference}}'],
  'mail.booking_received.text': [
    'Thank you for booking with {{company}}. We have reserved the nights for you and will confirm soon. You pay when you arrive.',
    'شكرًا لحجزك مع {{company}}. حفظنا الليالي لك وسنؤكد الحجز قريبًا، والدفع عند الوصول.',
  ],
  'mail.booking_confirmed.subject': ['Your booking {{reference}} is confirmed', 'حجزك {{reference}} مؤكد'],
  'mail.booking_confirmed.text': [
    'Your booking with {{company}} is confirmed. We look forward to seeing you.',
    'تم تأكيد حجزك مع {{company}}. نتطلع إلى استقبالك.',
  ],
  'mail.booking_checked_in.subject': ['Welcome: booking {{reference}}', 'أهلًا بك: الحجز {{reference}}'],
  'mail.booking_checked_in.text': [
    'You are checked in. We wish you a pleasant stay. Your check-out time and our contact details are below.',
    'تم تسجيل وصولك. نتمنى لك إقامة طيبة، وتجد أدناه موعد المغادرة وكيفية التواصل معنا.',
  ],
  'mail.booking_completed.subject': [
    'Thank you for your stay: booking {{reference}}',
    'شكرًا لإقامتك: الحجز {{reference}}',
  ],
  'mail.booking_completed.text': [
    'Thank you for staying with {{company}}. You can review it on the page of your booking.',
    'شكرًا لإقامتك مع {{company}}. يمكنك تقييم إقامتك في صفحة حجزك.',
  ],
  'mail.booking_cancelled.subject': ['Your booking {{reference}} is cancelled', 'أُلغي حجزك {{reference}}'],
  'mail.booking_cancelled.text': [
    'Your booking with {{company}} is cancelled. We refund your payment in full.',
    'أُلغي حجزك مع {{company}}. يُعاد إليك ما دفعته كاملًا.',
  ],
  'mail.booking_cancelled_partly.subject': ['Your booking {{reference}} is cancelled', 'أُلغي حجزك {{reference}}'],
  'mail.booking_cancelled_partly.text': [
    'Your booking with {{company}} is cancelled. By its cancellation policy we refund {{amount}}.',
    'أُلغي حجزك مع {{company}}. يُعاد إليك {{amount}} وفق سياسة إلغاء الحجز.',
  ],
  'mail.booking_cancelled_partly.nothing': [
    'Your booking with {{company}} is cancelled. By its cancellation policy nothing is refunded.',
    'أُلغي حجزك مع {{company}}. لا يُعاد أي مبلغ وفق سياسة إلغاء الحجز.',
  ],
  'mail.booking_expired.subject': ['Your booking {{reference}} was not paid', 'لم يُدفع حجزك {{reference}}'],
  'mail.booking_expired.text': [
    'Your booking was not paid in time, so its nights were released. You are welcome to book again.',
    'انتهت مهلة دفع حجزك، فأصبحت لياليه متاحة للآخرين. يسعدنا أن تحجز مرة أخرى.',
  ],
  'mail.booking_payment_failed.subject': [
    'The payment of your booking {{reference}} failed',
    'تعذّر دفع حجزك {{reference}}',
  ],
  'mail.booking_payment_failed.text': [
    'Your payment failed, so the nights were released. You are welcome to book again.',
    'لم تتم عملية الدفع، فأصبحت الليالي متاحة من جديد. يسعدنا أن تحجز مرة أخرى.',
  ],
  'mail.booking_paid_late.subject': [
    'Your payment for booking {{reference}} will be refunded',
    'سنعيد إليك دفعة الحجز {{reference}}',
  ],
  'mail.booking_paid_late.text': [
    'Your payment arrived after the booking had expired, and the nights are no longer available. We refund it in full.',
    'وصلت دفعتك بعد انتهاء صلاحية الحجز، ولم تعد لياليه متاحة. نعيدها إليك كاملة.',
  ],
  'mail.booking_payment_returned.subject': [
    'A payment for booking {{reference}} goes back to you',
    'ستُعاد إليك دفعة للحجز {{reference}}',
  ],
  'mail.booking_payment_returned.text': [
    'We received a payment for this booking that we could not use, for example because it was already paid. The money goes ' +
      'back the way it came. Your booking does not change.',
    'وصلتنا دفعة لهذا الحجز لم نتمكن من قبولها، لأنه مدفوع مسبقًا مثلًا. سيُعاد المبلغ بالطريقة التي دفعت بها، ولا يتغير حجزك.',
  ],
});
