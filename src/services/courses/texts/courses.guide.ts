import type { ServiceGuide } from '#kit/service/service-guide';
import { ALL_SIGN_INS_COUNT, PATCH_IS_PARTIAL, MESSAGE_IS_TRANSLATED } from '#shared/guide/guide-texts';

export const coursesGuide: ServiceGuide = {
  signIn: [
    {
      en: '`/api/users/auth` and `/api/students/auth` sign in the same students; the first one mails a link to confirm the address.',
      ar: 'المساران `/api/users/auth` و`/api/students/auth` للطلاب أنفسهم؛ والأول يرسل رابط تأكيد البريد.',
    },
  ],
  money: [
    {
      en: '`GET /api/settings/public` returns the `currency`; every order has its own.',
      ar: 'العملة في `currency` ضمن `GET /api/settings/public`، ويذكر كل طلب عملته.',
    },
  ],
  languages: [
    {
      en: 'Enrolled courses, search and the student dashboard are in one language, that of the request. Without English or Arabic in the header it is the `default_locale` of the settings.',
      ar: 'دورات الطالب والبحث ولوحة الطالب بلغة واحدة هي لغة الطلب. وإذا لم تذكر الترويسة العربية ولا الإنجليزية استُخدمت لغة `default_locale` من الإعدادات.',
    },
  ],
  days: [
    {
      en: 'Days are in the time zone of the setting `timezone`; the calendar returns it too.',
      ar: 'الأيام بالمنطقة الزمنية في الإعداد `timezone`، ويعيدها التقويم أيضًا.',
    },
  ],
  errors: [
    MESSAGE_IS_TRANSLATED,
    {
      en: 'For validation errors it is the message of the first field.',
      ar: 'وعند أخطاء الحقول تكون رسالة الحقل الأول.',
    },
  ],
  repeating: [
    {
      en: 'A new checkout of the same courses replaces the unpaid order. Completing a lesson twice, or writing a review or note again, creates no second record.',
      ar: 'شراء الدورات نفسها مجددًا يحل محل الطلب غير المدفوع. وإتمام الدرس مرتين، أو إعادة كتابة تقييم أو ملاحظة، لا ينشئ سجلًا ثانيًا.',
    },
  ],
  payments: [
    {
      en: '`GET /api/shop/payment-methods` lists the available payment methods. `POST /api/shop/checkout` returns `redirect_url`; the student is enrolled when the processor confirms the payment.',
      ar: 'يعيد `GET /api/shop/payment-methods` طرق الدفع المتاحة. ويعيد `POST /api/shop/checkout` العنوان `redirect_url`؛ ويُسجَّل الطالب في الدورات عندما يؤكد معالج الدفع وصول المبلغ.',
    },
    {
      en: 'A checkout can set the return pages `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. The default is the page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الطلب: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'The return page calls `POST /api/shop/orders/{reference}/settle`. If the order is still `pending`, read it again after a few seconds.',
      ar: 'تستدعي صفحة العودة `POST /api/shop/orders/{reference}/settle`. وإذا بقي الطلب `pending` فاقرأه ثانية بعد بضع ثوانٍ.',
    },
    {
      en: 'Without a configured processor, except in production, `simulated` is `true` and `redirect_url` leads to a page of this service where the payment can be paid or declined. No money moves.',
      ar: 'إذا لم يُضبط معالج دفع خارج بيئة الإنتاج كانت قيمة `simulated` هي `true`، ويقود `redirect_url` إلى صفحة في هذه الخدمة يمكن فيها إتمام الدفع أو رفضه، ولا يُحوَّل أي مبلغ.',
    },
    { en: 'The student is enrolled in free courses at once.', ar: 'يُسجَّل الطالب في الدورة المجانية في الحال.' },
  ],
  changes: [
    PATCH_IS_PARTIAL,
    {
      en: '`PUT` of a review or a note creates or replaces it.',
      ar: '`PUT` على تقييم أو ملاحظة ينشئها أو يستبدلها.',
    },
  ],
  live: [
    {
      en: 'Students and staff connect with their own tokens.',
      ar: 'يتصل الطلاب وفريق العمل كلٌّ برمزه.',
    },
  ],
  limits: [ALL_SIGN_INS_COUNT],
  limitNames: {
    userPasswords: {
      en: 'Sign-in and password changes of students (`/api/users`)',
      ar: 'دخول الطلاب؛ وتغيير كلمة المرور (`/api/users`)',
    },
    studentPasswords: {
      en: 'Sign-in and password changes of students (`/api/students`)',
      ar: 'دخول الطلاب؛ وتغيير كلمة المرور (`/api/students`)',
    },
    userRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    studentRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    userResend: { en: 'Repeated confirmation mails', ar: 'رسالة أخرى لتأكيد البريد' },
    userForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    studentForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    userReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
    studentReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
  },
};
