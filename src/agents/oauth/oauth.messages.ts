import { messagePairs } from '#kit/language/messages';

export const oauthMessages = messagePairs({
  'errors.connection_expired': [
    'This request of an app is no longer open. Start the connection again in the app.',
    'لم يعد طلب التطبيق هذا مفتوحًا. ابدأ الربط من جديد في التطبيق.',
  ],
  'validation.connections_need_https': [
    'Connections by sign-in need an https address in PUBLIC_URL.',
    'يتطلّب ربط التطبيقات بتسجيل الدخول عنوان https في PUBLIC_URL.',
  ],
  'validation.no_connections_in_demo': [
    'The public demonstration does not connect apps.',
    'لا يمكن ربط التطبيقات في العرض التجريبي العام.',
  ],
});
