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
  'messages.booking_cancelled': ['The booking is cancelled.', 'أُلغي الحجز.'],
});
