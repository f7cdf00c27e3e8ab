import type { ServiceGuide } from '#kit/service/service-guide';
import { COMPANY_ZONE, FAILED_SIGN_INS_COUNT, PUT_IS_PARTIAL, SENTENCE } from '#shared/guide/guide-words';

export const staysGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Guests have no account. The receipt of a booking and its mails carry an `access_token` that opens that booking alone; reference and e-mail address do, too.',
      ar: 'ليس للضيوف حسابات. يحمل إيصال الحجز ورسائله رمزًا `access_token` يفتح ذلك الحجز وحده؛ وكذلك رقم الحجز مع البريد الإلكتروني.',
    },
  ],
  languages: [],
  money: [
    {
      en: 'The currency stands in `GET /api/settings/public`. `GET …/{slug}/quote` adds up the nights; a search with dates shows totals.',
      ar: 'العملة في `GET /api/settings/public`. ويجمع `GET …/{slug}/quote` ثمن الليالي؛ والبحث بالتواريخ يعرض المجاميع.',
    },
  ],
  days: [
    COMPANY_ZONE,
    {
      en: 'A night belongs to the day it begins on: from the 5th to the 8th are three nights, and the 8th is free for the next guest.',
      ar: 'الليلة تتبع اليوم الذي تبدأ فيه: من الخامس إلى الثامن ثلاث ليالٍ، والثامن متاح للضيف التالي.',
    },
  ],
  errors: [
    SENTENCE,
    {
      en: '`details` has what a page may want to compute with.',
      ar: 'وفي `details` ما قد تحتاج الصفحة إلى الحساب به.',
    },
  ],
  repeating: [
    {
      en: '`client_token` has 8 to 64 characters and names one attempt.',
      ar: '`client_token` من 8 إلى 64 حرفًا، ويسمّي محاولة واحدة.',
    },
    {
      en: 'A token that was used answers the **stored** receipt, whatever dates are sent with it: when the body is another one, the header `Idempotency-Mismatch: true` says so. Make a new token for it. For a booking with another e-mail address it is refused with `client_token_reused`.',
      ar: 'الرمز المستعمل يعيد الإيصال **المحفوظ** مهما كانت التواريخ المرسلة معه: وإذا اختلف الطلب عن الأول دلّت على ذلك الترويسة `Idempotency-Mismatch: true`. أنشئ له رمزًا جديدًا. وفي حجز ببريد إلكتروني آخر يُرفض بالرمز `client_token_reused`.',
    },
  ],
  payments: [
    {
      en: '`GET /api/payments/methods` says what is offered, and which of it is `hosted`: then send the guest to `redirect_url`.',
      ar: 'يذكر `GET /api/payments/methods` الطرق المتاحة، وأيها `hosted`: عندئذ أرسل الضيف إلى `redirect_url`.',
    },
    {
      en: 'Where the guest comes back to can be named with the booking: `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. Left out, it is the page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الحجز: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'A declined card is answered with 201: the booking is `cancelled`, `failure_reason` is `card_declined` and `code` is `card_declined_new_token`. Nothing is booked, and the token is used up. **Make a new `client_token`** before the guest tries another card.',
      ar: 'البطاقة المرفوضة يُجاب عنها بالرمز 201: الحجز `cancelled` و`failure_reason` هو `card_declined` و`code` هو `card_declined_new_token`. لا شيء محجوز، والرمز استُهلك. **أنشئ `client_token` جديدًا** قبل أن يجرّب الضيف بطاقة أخرى.',
    },
    {
      en: 'Where no processor is set up, outside production, cards are simulated: `4242 4242 4242 4242` pays, `4000 0000 0000 0002` is declined.',
      ar: 'حيث لم يُضبط معالج دفع، خارج بيئة الإنتاج، تُحاكى البطاقات: `4242 4242 4242 4242` تدفع، و`4000 0000 0000 0002` تُرفض.',
    },
    {
      en: 'A hosted payment holds the nights for {holdMinutes}; then they are free again. The page the guest comes back to reads the booking, and settles it with `POST /api/bookings/{reference}/settle`.',
      ar: 'الدفع في صفحة المعالج يحجز الليالي {holdMinutes} ثم تتاح من جديد. وتقرأ صفحة العودة الحجز، وتنهيه عبر `POST /api/bookings/{reference}/settle`.',
    },
  ],
  changes: [
    PUT_IS_PARTIAL,
    {
      en: 'What staff can do with a booking stands in its `actions`, what the guest can in `can_cancel` and `can_review`.',
      ar: 'ما يمكن لفريق العمل فعله بالحجز في `actions`، وما يمكن للضيف في `can_cancel` و`can_review`.',
    },
  ],
  live: [
    {
      en: 'The page of a booking gives its `reference` with the access token as `token`, or with `email`.',
      ar: 'ترسل صفحة الحجز `reference` مع رمز الحجز في `token`، أو مع `email`.',
    },
  ],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    bookings: { en: 'Bookings', ar: 'الحجوزات' },
    inquiries: { en: 'Inquiries', ar: 'الاستفسارات' },
    reviews: { en: 'Attempts to review', ar: 'محاولات التقييم' },
  },
};
