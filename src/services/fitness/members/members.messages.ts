import { messagePairs } from '#kit/language/messages';

export const memberMessages = messagePairs({
  'messages.member_created': ['The member has been added.', 'تمت إضافة العضو.'],
  'messages.member_changed': ['The member has been changed.', 'تم تعديل بيانات العضو.'],
  'messages.member_password_set': ['The password of the member has been changed.', 'تم تغيير كلمة مرور العضو.'],
  'messages.member_verified': ['The e-mail address is marked as confirmed.', 'تم تعليم البريد الإلكتروني كمؤكَّد.'],
  'messages.member_unverified': [
    'The e-mail address is marked as not confirmed.',
    'تم تعليم البريد الإلكتروني كغير مؤكَّد.',
  ],
  'messages.member_deleted': ['The member has been deleted.', 'تم حذف العضو.'],
  'messages.member_restored': ['The member has been restored.', 'تمت استعادة العضو.'],
  'validation.own_email': [
    'Change your own e-mail address in your profile, which asks for your password.',
    'غيّر بريدك الإلكتروني من ملفك الشخصي، حيث تُطلب كلمة مرورك.',
  ],
  'messages.no_verification_mail': ['This service does not send mail.', 'لا ترسل هذه الخدمة أي بريد.'],
});
