import { sentencePairs } from '#kit/language/sentences';

export const customerSentences = sentencePairs({
  'errors.client_token_reused': [
    'This registration was made before, with other details.',
    'سبق إجراء هذا التسجيل ببيانات مختلفة.',
  ],
  'validation.reset_token': [
    'This link has been used or is no longer valid. Please ask for another one.',
    'استُخدم هذا الرابط أو انتهت صلاحيته. يرجى طلب رابط جديد.',
  ],

  'messages.customer_registered': ['Welcome! Your account is ready.', 'مرحبًا بك! حسابك جاهز.'],
  'messages.customer_profile_changed': ['Your details were saved.', 'تم حفظ بياناتك.'],
  'messages.reset_link_sent': [
    'If there is an account for this address, a link is on its way.',
    'إذا كان لهذا البريد حساب، فسيصلك رابط قريبًا.',
  ],
  'messages.password_reset': [
    'Your new password is set. Please sign in.',
    'تم تعيين كلمة المرور الجديدة. يرجى تسجيل الدخول.',
  ],
  'messages.customer_created': ['The customer was added.', 'تمت إضافة العميل.'],
  'messages.customer_changed': ['The customer was changed.', 'تم تعديل بيانات العميل.'],
  'messages.customer_password_set': ['The password of the customer was changed.', 'تم تغيير كلمة مرور العميل.'],
  'messages.customer_verified': ['The e-mail address is marked as verified.', 'تم تعليم البريد الإلكتروني كموثَّق.'],
  'messages.customer_unverified': [
    'The e-mail address is marked as not verified.',
    'تم تعليم البريد الإلكتروني كغير موثَّق.',
  ],
  'messages.customer_deleted': ['The customer was deleted.', 'تم حذف العميل.'],
  'messages.customer_restored': ['The customer was restored.', 'تمت استعادة العميل.'],

  'mail.password_reset.subject': ['Choose a new password', 'اختر كلمة مرور جديدة'],
  'mail.password_reset.why': [
    'Somebody asked for a new password for your account. If that was you, use the link below within one hour; it works once.',
    'طلب أحدهم كلمة مرور جديدة لحسابك. إن كنت أنت، فاستخدم الرابط أدناه خلال ساعة واحدة؛ وهو صالح لمرة واحدة.',
  ],
  'mail.password_reset.otherwise': [
    'If it was not you, there is nothing to do: your password stays as it is.',
    'إن لم تكن أنت، فلا داعي لأي إجراء: تبقى كلمة مرورك كما هي.',
  ],
  'mail.password_reset.action': ['Choose a new password', 'اختيار كلمة مرور جديدة'],
});
