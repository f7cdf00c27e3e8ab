import type { ServiceGuide } from '#kit/service/service-guide';
import { FAILED_SIGN_INS_COUNT, PATCH_IS_PARTIAL } from '#shared/guide/guide-words';

export const foodGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Ordering needs no account: a guest gives an e-mail address with the order. What is asked for with a customer token belongs to the customer.',
      ar: 'لا يحتاج الطلب إلى حساب: يكفي أن يذكر الضيف بريده الإلكتروني. وما يُطلب برمز العميل يخص العميل.',
    },
  ],
  money: [
    {
      en: 'The currency and the fees, the minimum and the points stand in `GET /api/settings/public`.',
      ar: 'العملة والرسوم والحد الأدنى والنقاط في `GET /api/settings/public`.',
    },
    {
      en: '`POST /api/checkout/quote` adds up a basket and says what is missing for a delivery.',
      ar: 'يجمع `POST /api/checkout/quote` ثمن السلة ويذكر ما ينقص للتوصيل.',
    },
    {
      en: 'Send the `unit_price` you showed with each line: if a price has changed since, the order is refused with 422 and `changes`, and `accept_changes` takes it as it is now.',
      ar: 'أرسل `unit_price` الذي عرضته مع كل سطر: إن تغيّر سعر منذ ذلك رُفض الطلب بالرمز 422 مع `changes`، و`accept_changes` يقبله كما صار.',
    },
  ],
  languages: [],
  days: [
    {
      en: 'Each kitchen has a `time_zone` of its own, by which its hours are meant.',
      ar: 'لكل مطبخ منطقة زمنية `time_zone` خاصة به، وبها تُقرأ ساعات عمله.',
    },
  ],
  errors: [
    {
      en: '`message` is a key such as `errors.not_found`, for the site to translate. What is wrong with the request itself (a field, a sign-in) is told as a sentence in its language.',
      ar: '`message` مفتاح مثل `errors.not_found` ليترجمه الموقع. أما ما كان خطأً في الطلب نفسه (حقل أو تسجيل دخول) فيأتي جملةً بلغته.',
    },
  ],
  repeating: [
    {
      en: '`Idempotency-Key` is any text of 1 to 255 characters. A key belongs to the customer, or to the e-mail address of a guest.',
      ar: '`Idempotency-Key` أي نص من حرف إلى 255 حرفًا. ويخص المفتاحُ العميلَ، أو البريدَ الإلكتروني للضيف.',
    },
    {
      en: 'A key that was used answers the **stored** order with `Idempotent-Replay: true`, even when the basket has changed since: then the header `Idempotency-Mismatch: true` comes with it, and nothing of the new body was ordered. Make a new key whenever the basket changes.',
      ar: 'المفتاح المستعمل يعيد الطلب **المحفوظ** مع `Idempotent-Replay: true`، ولو تغيّرت السلة بعده: عندئذ تأتي معه الترويسة `Idempotency-Mismatch: true`، ولم يُطلب شيء مما أُرسل الآن. أنشئ مفتاحًا جديدًا كلما تغيّرت السلة.',
    },
    {
      en: 'A `client_token` of a registration, sent again with the same e-mail address and password, answers the first account; with another name or phone it adds `Idempotency-Mismatch: true`, and the account stays as it is.',
      ar: 'رمز `client_token` في التسجيل، إذا أُعيد بالبريد وكلمة المرور نفسيهما، أعاد الحساب الأول؛ ومع اسم أو هاتف آخر تُضاف `Idempotency-Mismatch: true` ويبقى الحساب كما هو.',
    },
  ],
  payments: [
    {
      en: '`GET /api/payments/methods` says what is offered. `payment.next` of an order says what comes next: `redirect` to `payment.url`, `checkout_session` by `POST /api/payments/checkout-session`, or nothing.',
      ar: 'يذكر `GET /api/payments/methods` الطرق المتاحة. ويذكر `payment.next` في الطلب الخطوة التالية: `redirect` إلى `payment.url`، أو `checkout_session` عبر `POST /api/payments/checkout-session`، أو لا شيء.',
    },
    {
      en: 'The method `demo` moves no money, and the same call pays it. A payment that failed or was left is opened again by it, too.',
      ar: 'الطريقة `demo` لا تنقل مالًا، والطلب نفسه يدفعها. وبه يُعاد فتح دفعة فشلت أو تُركت.',
    },
    {
      en: 'Where the visitor comes back to can be named with the order: `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. Left out, it is the page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الطلب: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'A kitchen accepts an order when it is paid; before that a move is refused with `payment_required`.',
      ar: 'يقبل المطبخ الطلب بعد دفعه؛ وقبل ذلك يُرفض نقله بالرمز `payment_required`.',
    },
    {
      en: 'The `token` of an order page opens it for three hours; after that ask for the number and the e-mail address.',
      ar: 'يفتح `token` صفحة الطلب ثلاث ساعات؛ وبعدها اسأل عن رقم الطلب والبريد الإلكتروني.',
    },
  ],
  changes: [
    PATCH_IS_PARTIAL,
    {
      en: '`PUT` writes what there is one of: the kitchen and mode of a cart, a dish in a wishlist, a draft.',
      ar: '`PUT` يكتب ما لا يوجد منه إلا واحد: المطبخ وطريقة الاستلام في السلة، وطبق في المفضلة، ومسودة.',
    },
    {
      en: 'What can be done with an order stands in its `actions`, each with the reason why not.',
      ar: 'ما يمكن فعله بالطلب مذكور في `actions`، ومعه سبب المنع إن وُجد.',
    },
  ],
  live: [
    {
      en: 'Customers hear of their own orders. A page that follows one order without an account gives its tracking token as `token`, or `reference` and `email`.',
      ar: 'يسمع العملاء بطلباتهم. والصفحة التي تتابع طلبًا بلا حساب ترسل رمز التتبع في `token`، أو `reference` و`email`.',
    },
  ],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    customerLogin: { en: 'Customers signing in; the own password', ar: 'دخول العملاء؛ وكلمة المرور الخاصة' },
    register: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    registerAgain: { en: 'Registrations sent again', ar: 'طلبات التسجيل المعادة' },
    passwordReset: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    orders: { en: 'Orders, those that are refused too', ar: 'الطلبات، والمرفوضة منها أيضًا' },
    paymentSession: { en: 'Opening a payment', ar: 'فتح عملية دفع' },
    tracking: { en: 'Looking up an order', ar: 'تتبّع طلب' },
    promoGuesses: { en: 'Promo codes that do not exist', ar: 'رموز ترويجية غير موجودة' },
    contact: { en: 'Messages to the shop', ar: 'رسائل إلى المتجر' },
  },
};
