import { messagePairs } from '#kit/language/messages';

export const availabilityMessages = messagePairs({
  'errors.dates_taken': [
    'Some of these nights are no longer available. Please choose other dates.',
    'بعض هذه الليالي لم تعد متاحة. يرجى اختيار تواريخ أخرى.',
  ],
  'validation.day_after': ['{{field}} must be after {{start}}.', 'يجب أن يكون {{field}} بعد {{start}}.'],
  'validation.day_not_before': ['{{field}} must not be before {{start}}.', 'لا يجوز أن يكون {{field}} قبل {{start}}.'],
  'validation.window_too_long': [
    '{{field}} must be at most {{days}} days after the first day.',
    'يجب ألا يبعد {{field}} أكثر من {{days}} يومًا عن اليوم الأول.',
  ],
  'validation.month': ['{{field}} must be a month such as 2026-05.', 'يجب أن يكون {{field}} شهرًا مثل 2026-05.'],
  'messages.block_created': ['The nights are blocked.', 'تم حجب الليالي.'],
  'messages.block_changed': ['The block was changed.', 'تم تعديل الحجب.'],
  'messages.block_deleted': ['The nights can be booked again.', 'أصبحت الليالي متاحة من جديد.'],
});
