import { messagePairs } from '#kit/language/messages';

export const dateChangesMessages = messagePairs({
  'errors.change_open': [
    'Another change of this booking waits for its payment. Pay for it, or give it up first.',
    'هناك تغيير آخر لهذا الحجز بانتظار الدفع. يرجى دفعه أو التراجع عنه أولًا.',
  ],
  'errors.change_not_offered': [
    'The dates of this booking cannot be changed here. Please contact us.',
    'لا يمكن تغيير تواريخ هذا الحجز هنا. يرجى التواصل معنا.',
  ],
  'errors.departure_day': [
    'The new check-out day must be after today and before the booked one.',
    'يجب أن يكون يوم المغادرة الجديد بعد اليوم وقبل يوم المغادرة المحجوز.',
  ],
  'messages.change_requested': [
    'The change is recorded. If there is something to pay, it applies once it is paid.',
    'تم تسجيل التغيير. إذا بقي مبلغ للدفع، يسري التغيير بعد دفعه.',
  ],
  'messages.change_given_up': [
    'The change is given up. The booking stays as it was.',
    'أُلغي التغيير وبقي الحجز كما كان.',
  ],
  'messages.dates_changed': ['The change is recorded.', 'تم تسجيل التغيير.'],
  'messages.departure_recorded': ['The early departure is recorded.', 'تم تسجيل المغادرة المبكرة.'],
  'notifications.booking_changed.title': ['Booking {{reference}} has new dates', 'تغيّرت تواريخ الحجز {{reference}}'],
  'notifications.booking_changed.body': [
    '{{guest}}: {{stay}}, {{check_in}} to {{check_out}}',
    '{{guest}}: {{stay}}، من {{check_in}} إلى {{check_out}}',
  ],
  'mail.dates_changed.subject': ['Your booking {{reference}} has changed', 'تغيّر حجزك {{reference}}'],
  'mail.dates_changed.text': [
    'Your booking with {{company}} has changed. This is how it is now:',
    'تغيّر حجزك مع {{company}}، وهذه تفاصيله الآن:',
  ],
  'mail.change_to_pay.subject': [
    'Please pay for the change of your booking {{reference}}',
    'يرجى دفع تغيير حجزك {{reference}}',
  ],
  'mail.change_to_pay.text': [
    '{{company}} has prepared a change of your booking, as below. It costs {{amount}} and applies once you have paid. Please pay by {{until}}; otherwise your booking stays as it is.',
    'جهّزت {{company}} تغيير حجزك كما هو مبين أدناه. يكلّف التغيير {{amount}} ويسري بعد الدفع. يرجى الدفع قبل {{until}}، وإلا يبقى حجزك كما هو.',
  ],
  'mail.change_to_pay.action': ['Pay for the change', 'دفع التغيير'],
  'mail.booking.change_returned': ['Goes back to you', 'يُعاد إليك'],
  'mail.booking.change_reason': ['Reason', 'السبب'],
  'mail.change_expired.subject': [
    'The change of your booking {{reference}} was not paid',
    'لم يُدفع تغيير حجزك {{reference}}',
  ],
  'mail.change_expired.text': [
    'The change of your booking was not paid, so it does not apply. Your booking is as before:',
    'لم يُدفع تغيير حجزك، لذلك لا يسري التغيير. حجزك كما كان:',
  ],
  'mail.left_early.subject': ['Your early departure: booking {{reference}}', 'مغادرتك المبكرة: الحجز {{reference}}'],
  'mail.left_early.text': [
    'We have recorded that you leave earlier. Your check-out is below. Thank you for staying with {{company}}.',
    'سجّلنا مغادرتك المبكرة، وتجد أدناه موعد المغادرة. شكرًا لإقامتك مع {{company}}.',
  ],
});
