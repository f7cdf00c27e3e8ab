import type { Bilingual } from '#kit/language/language';

/** What the rate limits count. */
export const LIMIT_WORDS: Readonly<Record<string, Bilingual>> = {
  login: { en: 'Staff signing in; the own password', ar: 'دخول فريق العمل؛ وكلمة المرور الخاصة' },
  customerLogin: { en: 'Customers signing in; the own password', ar: 'دخول العملاء؛ وكلمة المرور الخاصة' },
  userPasswords: {
    en: 'Students signing in, the own password (`/api/users`)',
    ar: 'دخول الطلاب وكلمة المرور الخاصة (`/api/users`)',
  },
  studentPasswords: {
    en: 'Students signing in, the own password (`/api/students`)',
    ar: 'دخول الطلاب وكلمة المرور الخاصة (`/api/students`)',
  },
  takenAddresses: {
    en: 'Registrations and changes of the own e-mail address that are refused because the address is taken, for each visitor address and account',
    ar: 'محاولات التسجيل وتغيير البريد الخاص التي رُفضت لأن البريد مستخدم، لكل عنوان زائر ولكل حساب',
  },
  emailUndo: {
    en: 'Links that undo a change of an e-mail address',
    ar: 'روابط التراجع عن تغيير البريد الإلكتروني',
  },
  currentPasswords: {
    en: 'Wrong current passwords, for each visitor address and account',
    ar: 'كلمات المرور الحالية الخاطئة، لكل عنوان زائر ولكل حساب',
  },
  verificationMail: {
    en: 'Mails to confirm an address that staff send, for each person',
    ar: 'رسائل تأكيد البريد التي يرسلها فريق العمل، لكل شخص',
  },
  misses: {
    en: 'Keys and tokens that are new: beyond it no stored answer is opened',
    ar: 'المفاتيح والرموز الجديدة: بعدها لا تُفتح إجابة محفوظة',
  },
  register: { en: 'New accounts', ar: 'الحسابات الجديدة' },
  registerAgain: { en: 'Registrations sent again', ar: 'طلبات التسجيل المعادة' },
  userRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
  studentRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
  userResend: { en: 'Another mail to confirm the address', ar: 'رسالة أخرى لتأكيد البريد' },
  userForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
  studentForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
  userReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
  studentReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
  passwordReset: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
  deleteAccount: { en: 'Attempts to delete the own account', ar: 'محاولات حذف الحساب الخاص' },
  orders: { en: 'Orders, those that are refused too', ar: 'الطلبات، والمرفوضة منها أيضًا' },
  paymentSession: { en: 'Opening a payment', ar: 'فتح عملية دفع' },
  tracking: { en: 'Looking up an order', ar: 'تتبّع طلب' },
  promoGuesses: { en: 'Promo codes that do not exist', ar: 'رموز ترويجية غير موجودة' },
  contact: { en: 'Messages to the shop', ar: 'رسائل إلى المتجر' },
  leads: { en: 'Inquiries', ar: 'الاستفسارات' },
  viewings: { en: 'Viewings asked for', ar: 'طلبات المعاينة' },
  bookings: { en: 'Bookings', ar: 'الحجوزات' },
  inquiries: { en: 'Inquiries', ar: 'الاستفسارات' },
  reviews: { en: 'Attempts to review', ar: 'محاولات التقييم' },
  ingest: { en: 'Calls with an ingest key, for each key', ar: 'الطلبات بمفتاح إدخال، لكل مفتاح' },
  ingestAccount: {
    en: 'Calls with ingest keys, for all keys of an account',
    ar: 'الطلبات بمفاتيح الإدخال، لجميع مفاتيح الحساب',
  },
  posts: { en: 'Posts, for each account', ar: 'المنشورات، لكل حساب' },
  comments: { en: 'Comments, for each account', ar: 'التعليقات، لكل حساب' },
  replies: { en: 'Replies in discussions, for each account', ar: 'الردود في النقاشات، لكل حساب' },
  coachMessages: {
    en: 'Messages between member and coach and answers to check-ins, for each account',
    ar: 'الرسائل بين العضو والمدرب والردود على المتابعات، لكل حساب',
  },
};
