import type { StaysSchemas } from 'quintet-clients/stays';
import { type Sentence, words } from '#kit/language';

type Booking = StaysSchemas['BookingView'];

export const kind = words<StaysSchemas['StayView']['type']>({
  villa: ['Villa', 'فيلا'],
  apartment: ['Apartment', 'شقة'],
  cabin: ['Cabin', 'كوخ'],
  chalet: ['Chalet', 'شاليه'],
  loft: ['Loft', 'لوفت'],
  cottage: ['Cottage', 'بيت ريفي'],
});

export const status = words<Booking['status']>({
  pending: ['Waiting to be confirmed', 'بانتظار التأكيد'],
  confirmed: ['Confirmed', 'مؤكد'],
  checked_in: ['You are there', 'تم تسجيل الوصول'],
  completed: ['Completed', 'مكتمل'],
  cancelled: ['Cancelled', 'ملغى'],
});

export const payment = words<Booking['payment_status']>({
  unpaid: ['Not paid yet', 'لم يُدفع بعد'],
  paid: ['Paid', 'مدفوع'],
  failed: ['Payment failed', 'فشل الدفع'],
  refund_due: ['Refund on its way', 'الاسترداد قيد التنفيذ'],
  refunded: ['Refunded', 'تم الاسترداد'],
});

export const method = words<Booking['payment_method']>({
  card: ['Card', 'بطاقة'],
  wallet: ['Wallet', 'محفظة إلكترونية'],
  on_arrival: ['Pay on arrival', 'الدفع عند الوصول'],
});

/** Why nothing came of a booking. */
export const failure = words<NonNullable<Booking['failure_reason']>>({
  card_declined: [
    'The card was declined. Nothing was charged and nothing is booked. Please try another card.',
    'رُفضت البطاقة. لم يُخصم شيء ولم يُحجز شيء. يُرجى تجربة بطاقة أخرى.',
  ],
  payment_expired: ['It was not paid in time.', 'لم يتم الدفع في الوقت المحدد.'],
  payment_failed: ['The payment failed.', 'فشل الدفع.'],
});

/** Why these nights cannot be had: as a quote's reason and as a refusal's code. */
export const unbookable: Record<NonNullable<StaysSchemas['QuoteView']['reason']>, Sentence> = {
  past: ['The check-in day is over.', 'انتهى يوم الوصول.'],
  too_far: ['The check-in day is too far ahead.', 'يوم الوصول بعيد جدًا.'],
  min_nights: ['This home is booked for more nights than that.', 'الحد الأدنى لليالي هذا البيت أكثر من ذلك.'],
  max_nights: ['These are more nights than one booking may have.', 'عدد الليالي أكبر مما يُسمح به لحجز واحد.'],
  closed_to_arrival: ['Nobody arrives here on that day.', 'لا يمكن الوصول في هذا اليوم.'],
  closed_to_departure: ['Nobody leaves here on that day.', 'لا يمكن المغادرة في هذا اليوم.'],
  calendar_stale: ['This home takes no bookings just now.', 'لا يستقبل هذا البيت حجوزات الآن.'],
  capacity: ['This home does not sleep so many guests.', 'لا يتسع هذا البيت لهذا العدد من الضيوف.'],
  taken: ['Some of these nights are taken.', 'بعض هذه الليالي محجوزة.'],
};

/** Names of fields, wherever dates and guests are asked for. */
export const w = words({
  destination: ['Where to', 'الوجهة'],
  anywhere: ['Anywhere', 'أي مكان'],
  type: ['Kind of home', 'نوع البيت'],
  anyType: ['Any kind', 'أي نوع'],
  checkIn: ['Check-in', 'الوصول'],
  checkOut: ['Check-out', 'المغادرة'],
  guests: ['Guests', 'الضيوف'],
  total: ['Total', 'الإجمالي'],
  toPay: ['To pay', 'المبلغ المستحق'],
  aNight: ['{price} a night', '\u2068{price}\u2069 لليلة'],
  from: ['{day}, from {time}', '{day}، من {time}'],
  until: ['{day}, until {time}', '{day}، حتى {time}'],
  both: ['{one}, {other}', '{one}، {other}'],
  book: ['Book', 'احجز'],
  booking: ['Booking', 'الحجز'],
  email: ['E-mail address', 'البريد الإلكتروني'],
});
