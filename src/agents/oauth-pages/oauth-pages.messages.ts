import { messagePairs } from '#kit/language/messages';

export const oauthPagesMessages = messagePairs({
  'errors.account_not_admitted': [
    'This account cannot connect apps here. Use an account of the team.',
    'لا يمكن لهذا الحساب ربط التطبيقات هنا. استخدم حسابًا من حسابات فريق العمل.',
  ],
  'errors.area_required': ['Choose at least one area, or deny the app.', 'اختر قسمًا واحدًا على الأقل، أو ارفض التطبيق.'],

  'connect.sign_in_title': ['Sign in to {{business}}', 'تسجيل الدخول إلى {{business}}'],
  'connect.sign_in_lead': [
    'An app wants to use your account. Sign in to see what it asks for.',
    'يطلب تطبيق استخدام حسابك. سجّل الدخول لترى ما يطلبه.',
  ],
  'connect.account_of_staff': ['Use your account as a member of the team.', 'استخدم حسابك في فريق العمل.'],
  'connect.account_of_customers': ['Use your customer account.', 'استخدم حسابك كعميل.'],
  'connect.account_of_students': ['Use your student account.', 'استخدم حسابك كطالب.'],
  'connect.account_of_members': ['Use your account of the club.', 'استخدم حسابك في النادي.'],
  'connect.email': ['E-mail address', 'البريد الإلكتروني'],
  'connect.password': ['Password', 'كلمة المرور'],
  'connect.sign_in': ['Sign in', 'تسجيل الدخول'],
  'connect.cancel': ['Cancel', 'إلغاء'],

  'connect.consent_title': ['Allow this app to use your account?', 'هل تسمح لهذا التطبيق باستخدام حسابك؟'],
  'connect.app': ['App, by the name it gives itself', 'التطبيق، بالاسم الذي اختاره لنفسه'],
  'connect.source': ['Comes from', 'المصدر'],
  'connect.source_entered': ['Added by the team of {{business}}', 'أضافه فريق عمل {{business}}'],
  'connect.source_registered': ['Unknown: the app registered itself', 'غير معروف: سجّل التطبيق نفسه بنفسه'],
  'connect.returns_to': ['Receives access at', 'يستلم الإذن على'],
  'connect.returns_loopback': ['This device,', 'هذا الجهاز،'],
  'connect.returns_scheme': ['An app on this device,', 'تطبيق على هذا الجهاز،'],
  'connect.warning_registered': [
    'Neither the app nor its name has been checked. Continue only if you trust the address that receives access.',
    'لم يُتحقَّق من هذا التطبيق ولا من اسمه. تابع فقط إن كنت تثق بالعنوان الذي يستلم الإذن.',
  ],
  'connect.warning_device': [
    'Continue only if you have just started this from an app on this device.',
    'تابع فقط إن كنت قد بدأت هذه العملية قبل لحظات من تطبيق على هذا الجهاز.',
  ],
  'connect.warning_hosts': [
    'The app comes from one address, and another one receives access. Continue only if you know both.',
    'يأتي التطبيق من عنوان، ويستلم الإذن عنوان آخر. تابع فقط إن كنت تعرف العنوانين.',
  ],
  'connect.account': ['Your account', 'حسابك'],
  'connect.other_account': ['Use another account', 'استخدام حساب آخر'],

  'connect.rights': ['What the app may do', 'ما يُسمح به للتطبيق'],
  'connect.write': ['Read and change', 'القراءة والتغيير'],
  'connect.write_hint': [
    'It sees what your account may see, and changes what your account may change.',
    'يرى ما يحق لحسابك رؤيته، ويغيّر ما يحق لحسابك تغييره.',
  ],
  'connect.read': ['Only read', 'القراءة فقط'],
  'connect.read_hint': [
    'It sees what your account may see, and changes nothing.',
    'يرى ما يحق لحسابك رؤيته، ولا يغيّر شيئًا.',
  ],
  'connect.read_only': ['Only read.', 'القراءة فقط.'],
  'connect.read_only_hint': [
    'The app sees what your account may see, and changes nothing.',
    'يرى التطبيق ما يحق لحسابك رؤيته، ولا يغيّر شيئًا.',
  ],
  'connect.areas': ['Where', 'أين'],
  'connect.areas_all': ['In every area of your account', 'في كل أقسام حسابك'],
  'connect.areas_some': ['Only in the areas that I choose', 'في الأقسام التي أختارها فقط'],
  'connect.limits_of_rights': [
    'The app never has more rights than your account has at that moment. What anyone can read without an account stays open to it. You can end the connection at any time.',
    'لا تتجاوز صلاحيات التطبيق صلاحيات حسابك في أي وقت، ويبقى ما يمكن لأي شخص قراءته بلا حساب متاحًا له. يمكنك إنهاء الاتصال متى شئت.',
  ],
  'connect.allow': ['Allow', 'سماح'],
  'connect.deny': ['Deny', 'رفض'],

  'connect.failure_title': ['The app cannot be connected', 'تعذّر ربط التطبيق'],
  'connect.failure_next': [
    'Close this page, and start again from the app.',
    'أغلق هذه الصفحة، وابدأ من جديد من التطبيق.',
  ],
  'connect.failure_code': ['Code for the maker of the app:', 'الرمز لمطوّر التطبيق:'],
  'connect.failure_client': [
    'The app is not known here, or its description cannot be read.',
    'هذا التطبيق غير معروف هنا، أو تعذّرت قراءة وصفه.',
  ],
  'connect.failure_redirect': [
    'The app wants to receive access at an address that it has not announced.',
    'يريد التطبيق استلام الإذن على عنوان لم يعلن عنه.',
  ],
  'connect.failure_request': ['The app sent a request that is not valid.', 'أرسل التطبيق طلبًا غير صالح.'],
});
