import { messagePairs } from '#kit/language/messages';

export const customerMessages = messagePairs({
  'errors.client_token_reused': [
    'This registration was made before, with other details.',
    'سبق إجراء هذا التسجيل ببيانات مختلفة.',
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
});
