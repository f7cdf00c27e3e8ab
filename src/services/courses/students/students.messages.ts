import { messagePairs } from '#kit/language/messages';

export const studentMessages = messagePairs({
  'messages.student_registered': ['Welcome! Your account is ready.', 'مرحبًا بك! حسابك جاهز.'],
  'messages.signed_out': ['You are signed out.', 'تم تسجيل الخروج.'],
  'messages.verification_link_sent': [
    'If an account with this address waits to be confirmed, a link is on its way.',
    'إذا كان لهذا البريد حساب بانتظار التأكيد، فسيصلك رابط قريبًا.',
  ],
  'messages.email_verified': ['Your e-mail address is confirmed.', 'تم تأكيد بريدك الإلكتروني.'],
  'messages.reset_link_sent': [
    'If there is an account for this address, a link is on its way.',
    'إذا كان لهذا البريد حساب، فسيصلك رابط قريبًا.',
  ],
  'messages.password_reset': [
    'Your new password is set. Please sign in.',
    'تم تعيين كلمة المرور الجديدة. يرجى تسجيل الدخول.',
  ],
  'messages.profile_changed': ['Your details were saved.', 'تم حفظ بياناتك.'],
  'messages.student_created': ['The student was added.', 'تمت إضافة الطالب.'],
  'messages.student_changed': ['The student was changed.', 'تم تعديل بيانات الطالب.'],
  'messages.student_password_set': ['The password of the student was changed.', 'تم تغيير كلمة مرور الطالب.'],
  'messages.student_verified': ['The e-mail address is marked as confirmed.', 'تم تعليم البريد الإلكتروني كمؤكَّد.'],
  'messages.student_unverified': [
    'The e-mail address is marked as not confirmed.',
    'تم تعليم البريد الإلكتروني كغير مؤكَّد.',
  ],
  'messages.student_deleted': ['The student was deleted.', 'تم حذف الطالب.'],
  'messages.student_restored': ['The student was restored.', 'تمت استعادة الطالب.'],
});
