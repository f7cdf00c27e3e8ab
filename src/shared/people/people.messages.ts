import { messagePairs } from '#kit/language/messages';

export const peopleMessages = messagePairs({
  'errors.email_taken': [
    'This e-mail address belongs to another account.',
    'هذا البريد الإلكتروني مستخدم في حساب آخر.',
  ],
  'errors.username_taken': ['This username is taken.', 'اسم المستخدم هذا غير متاح.'],
  'errors.already_verified': ['This e-mail address is verified already.', 'هذا البريد الإلكتروني موثَّق بالفعل.'],
  'errors.mail_unavailable': [
    'The mail server does not take the message. Please try again later.',
    'تعذّر إرسال الرسالة عبر خادم البريد. يرجى المحاولة لاحقًا.',
  ],
  'validation.wrong_password': ['{{field}} is not your current password.', 'قيمة {{field}} ليست كلمة مرورك الحالية.'],
  'validation.link_token': [
    'This link has been used or is no longer valid. Please ask for another one.',
    'استُخدم هذا الرابط أو انتهت صلاحيته. يرجى طلب رابط جديد.',
  ],
  'messages.email_restored': [
    'The e-mail address has been restored. Please choose a new password.',
    'تمت استعادة البريد الإلكتروني. يرجى اختيار كلمة مرور جديدة.',
  ],
  'messages.password_changed': ['Your password has been changed.', 'تم تغيير كلمة المرور.'],

  'mail.address_changed.subject': ['Your e-mail address was changed', 'تم تغيير بريدك الإلكتروني'],
  'mail.address_changed.what': [
    'The account that used this e-mail address now uses another one. It no longer signs in with this address.',
    'الحساب الذي كان يستخدم هذا البريد الإلكتروني يستخدم الآن بريدًا آخر، ولم يعد تسجيل الدخول بهذا البريد ممكنًا.',
  ],
  'mail.address_changed.otherwise': [
    'If that was not you, please write to us.',
    'إن لم تكن أنت من فعل ذلك، فيرجى مراسلتنا.',
  ],

  'mail.address_changed.undo': [
    'If that was not you, use the link below within 7 days; it works once. The account gets this address back and is signed out everywhere. Choose a new password afterwards.',
    'إن لم تكن أنت من فعل ذلك، فاستخدم الرابط أدناه خلال 7 أيام؛ وهو صالح لمرة واحدة. سيستعيد الحساب هذا البريد ويُسجَّل خروجه من كل مكان. اختر بعد ذلك كلمة مرور جديدة.',
  ],
  'mail.address_changed.action': ['Undo the change', 'التراجع عن التغيير'],

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

  'mail.verification.subject': ['Confirm your e-mail address', 'أكّد بريدك الإلكتروني'],
  'mail.verification.why': [
    'Somebody registered with this e-mail address. If that was you, confirm it with the link below within 24 hours.',
    'سجّل أحدهم حسابًا بهذا البريد الإلكتروني. إن كنت أنت، فأكّده من الرابط أدناه خلال 24 ساعة.',
  ],
  'mail.verification.otherwise': ['If it was not you, there is nothing to do.', 'إن لم تكن أنت، فلا داعي لأي إجراء.'],
  'mail.verification.action': ['Confirm the address', 'تأكيد البريد'],
});
