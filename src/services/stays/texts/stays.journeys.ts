import type { Journeys } from '#kit/service/journeys';
import { PASSWORD } from '#shared/staff/staff.examples';

/** After all demo bookings, and within `max_days_ahead`. */
const FREE_DAYS = 520;

export const staysJourneys: Journeys = day => {
  const nights = { check_in: day(FREE_DAYS), check_out: day(FREE_DAYS + 3) };
  const range = `checkIn=${nights.check_in}&checkOut=${nights.check_out}&guests=2`;
  return [
    {
      id: 'sell-nights',
      title: { en: 'Sell nights in 4 calls', ar: 'بيع ليالٍ في 4 طلبات' },
      steps: [
        {
          text: { en: 'Search what is free on the dates.', ar: 'ابحث عن الإقامات المتاحة في التواريخ.' },
          call: `GET /api/stays?${range}&page_size=3`,
          keep: [['stay', 'data[0].slug']],
        },
        {
          text: { en: 'Price the dates, with all fees.', ar: 'احسب سعر التواريخ مع كل الرسوم.' },
          call: `GET /api/stays/{stay}/quote?${range}`,
        },
        {
          text: {
            en: 'Book and pay by card. This number is a card of the simulator; a processor returns `redirect_url`.',
            ar: 'احجز وادفع بالبطاقة. هذا الرقم بطاقة المحاكاة، ومعالج الدفع يعيد `redirect_url`.',
          },
          call: 'POST /api/bookings',
          body: {
            stay_slug: '{stay}',
            ...nights,
            guests: 2,
            guest_first_name: 'Sara',
            guest_last_name: 'Haddad',
            guest_email: 'sara@example.com',
            payment_method: 'card',
            card_number: '4242424242424242',
            card_name: 'Sara Haddad',
            card_expiry: '12/34',
            card_cvc: '123',
            client_token: '{run}',
          },
          keep: [
            ['reference', 'reference'],
            ['access', 'access_token'],
          ],
        },
        {
          text: { en: 'Show the booking to its guest.', ar: 'اعرض الحجز لضيفه.' },
          call: 'GET /api/bookings/{reference}?email=sara@example.com',
        },
      ],
    },
    {
      id: 'host',
      title: { en: 'A morning of the host in 4 calls', ar: 'صباح المضيف في 4 طلبات' },
      steps: [
        {
          text: { en: 'Sign in as the host.', ar: 'سجّل الدخول بصفة المضيف.' },
          call: 'POST /api/auth/login',
          body: { email: 'host@stays.example', password: PASSWORD },
          keep: [['staff', 'access_token']],
        },
        {
          text: { en: 'Read the calendar of all stays.', ar: 'اقرأ تقويم كل الإقامات.' },
          call: `GET /api/calendar?month=${day(0).slice(0, 7)}`,
          token: 'staff',
        },
        {
          text: { en: 'List the bookings that wait for a decision.', ar: 'اسرد الحجوزات التي تنتظر قرارًا.' },
          call: 'GET /api/bookings/manage?status=pending',
          token: 'staff',
          keep: [['booking', 'data[0].reference']],
        },
        {
          text: { en: 'Write a note that only staff can read.', ar: 'اكتب ملاحظة لا يقرؤها إلا فريق العمل.' },
          call: 'PATCH /api/bookings/manage/{booking}',
          token: 'staff',
          body: { admin_notes: 'Arrives after ten' },
        },
      ],
    },
  ];
};
