import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';

const messages = messagePairs({
  'validation.redirect_address': [
    '{{field}} may have https addresses, http at this machine and schemes of apps, without a fragment.',
    'يقبل {{field}} عناوين https، وعناوين http على هذا الجهاز، ومخططات التطبيقات، من دون جزء بعد #.',
  ],
  'messages.connected_app_ended': ['The app is no longer connected.', 'لم يعد التطبيق متصلًا.'],
  'messages.app_client_created': [
    'The app is entered. Copy its secret now if it has one: it is not shown again.',
    'تم إدخال التطبيق. انسخ سرّه الآن إن كان له سر، فلن يُعرض مرة أخرى.',
  ],
  'messages.app_client_deleted': [
    'The app is deleted, and its connections have ended.',
    'تم حذف التطبيق وانتهت اتصالاته.',
  ],
  'notifications.app_connected.title': ['{{name}} is connected', 'تم اتصال {{name}}'],
  'notifications.app_connected.body': [
    'The app {{name}} ({{host}}) can now use your account. If you did not allow it, end the connection and change your password.',
    'يستطيع التطبيق {{name}} ({{host}}) الآن استخدام حسابك. إن لم تسمح بذلك فأنهِ الاتصال وغيّر كلمة المرور.',
  ],
  'notifications.app_replaced.title': ['{{name}} is no longer connected', 'لم يعد {{name}} متصلًا'],
  'notifications.app_replaced.body': [
    'Your account has more connected apps than it may have. {{name}} ({{host}}) was used the longest time ago, so its connection ended.',
    'تجاوز حسابك العدد المسموح من التطبيقات المتصلة، فانتهى اتصال {{name}} ({{host}}) لأنه الأقدم استخدامًا.',
  ],
  'notifications.app_token_reused.title': ['{{name}} is no longer connected', 'لم يعد {{name}} متصلًا'],
  'notifications.app_token_reused.body': [
    'A token of {{name}} ({{host}}) was used twice, so someone may have copied it. The connection ended; connect the app again if you trust it.',
    'استُخدم رمز دخول التطبيق {{name}} ({{host}}) مرتين، وربما نسخه شخص آخر. انتهى الاتصال، ويمكنك توصيل التطبيق من جديد إن كنت تثق به.',
  ],
});

const labels = fieldLabels({
  redirect_uris: ['Redirect addresses', 'عناوين العودة'],
  confidential: ['With a secret', 'مع سرّ'],
});

export const connectedAppsMessages = mergeMessages(messages, labels);
