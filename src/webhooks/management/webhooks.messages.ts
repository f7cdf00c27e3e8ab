import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';
import { webhookLabels } from './webhooks.labels';
import { MAX_ENDPOINTS } from './webhook-endpoints.refusals';

const messages = messagePairs({
  'errors.too_many_webhook_endpoints': [
    `A service has at most ${MAX_ENDPOINTS} webhook endpoints. Delete one first.`,
    `للخدمة ${MAX_ENDPOINTS} نقاط استقبال للأحداث على الأكثر. احذف إحداها أولًا.`,
  ],
  'errors.webhook_endpoint_of_other': [
    'The webhook endpoint acts as another account. Take it over first.',
    'تعمل نقطة الاستقبال هذه باسم حساب آخر. انقلها إلى حسابك أولًا.',
  ],
  'errors.webhook_endpoint_off': [
    'The webhook endpoint is off. Switch it on first.',
    'نقطة الاستقبال متوقفة. فعّلها أولًا.',
  ],
  'errors.payload_gone': [
    'The events are older than 7 days, so their content is no longer stored.',
    'مضى على الأحداث أكثر من 7 أيام، ولم يعد محتواها محفوظًا.',
  ],
  'validation.webhook_address': [
    '{{field}} must be a public https address without a user name or password, at port 443 or 8443.',
    'يجب أن يكون {{field}} عنوانًا عامًا يبدأ بـ https من دون اسم مستخدم أو كلمة مرور، على المنفذ 443 أو 8443.',
  ],
  'validation.not_after_since': ['{{field}} must be after the beginning.', 'يجب أن يكون {{field}} بعد البداية.'],
  'validation.unknown_webhook_type': ['There is no event with this name: {{type}}', 'لا يوجد حدث بهذا الاسم: {{type}}'],
  'messages.webhook_endpoint_created': [
    'The webhook endpoint is created. Copy its secret now: it is not shown again.',
    'تم إنشاء نقطة الاستقبال. انسخ سرّها الآن، فلن يُعرض مرة أخرى.',
  ],
  'messages.webhook_endpoint_changed': ['The webhook endpoint was changed.', 'تم تعديل نقطة الاستقبال.'],
  'messages.webhook_endpoint_deleted': ['The webhook endpoint is deleted.', 'تم حذف نقطة الاستقبال.'],
  'messages.webhook_secret_created': [
    'The new secret is created. Copy it now: it is not shown again.',
    'تم إنشاء السر الجديد. انسخه الآن، فلن يُعرض مرة أخرى.',
  ],
  'messages.webhooks_replayed': ['The events will be sent again.', 'سيُعاد إرسال الأحداث.'],
  'messages.webhook_resent': ['The event will be sent again.', 'سيُعاد إرسال الحدث.'],
  'notifications.webhook_failing.title': ['Webhooks to {{host}} fail', 'تعذّر إرسال الأحداث إلى {{host}}'],
  'notifications.webhook_failing.body': [
    'No event has reached {{host}} for a day. Check the receiver; after three days the endpoint is switched off.',
    'لم يصل أي حدث إلى {{host}} منذ يوم. تحقق من المستقبِل، فبعد ثلاثة أيام تُوقف نقطة الاستقبال.',
  ],
  'notifications.webhook_switched_off.title': [
    'Webhooks to {{host}} are switched off',
    'أُوقف إرسال الأحداث إلى {{host}}',
  ],
  'notifications.webhook_switched_off.body': [
    'No event has reached {{host}} for three days. Events are held for 7 days: mend the receiver, switch the endpoint on and replay them.',
    'لم يصل أي حدث إلى {{host}} منذ ثلاثة أيام. تُحفظ الأحداث 7 أيام: أصلح المستقبِل ثم فعّل نقطة الاستقبال وأعد إرسالها.',
  ],
  'notifications.webhook_gone.title': ['{{host}} wants no more webhooks', 'لم يعد {{host}} يستقبل الأحداث'],
  'notifications.webhook_gone.body': [
    '{{host}} responded with 410, so the endpoint is switched off. Delete it, or switch it on: events are held for 7 days.',
    'أجاب {{host}} بالرمز 410، فأُوقفت نقطة الاستقبال. احذفها أو فعّلها من جديد، فالأحداث تُحفظ 7 أيام.',
  ],
});

const words = fieldLabels({
  url: ['Address', 'العنوان'],
  types: ['Types', 'الأنواع'],
  thin: ['Ids only', 'المعرّفات فقط'],
  expire_now: ['End the former secret at once', 'إنهاء السر السابق فورًا'],
  delivery: ['Delivery', 'عملية الإرسال'],
  since: ['Since', 'منذ'],
  until: ['Until', 'حتى'],
});

export const webhooksMessages = mergeMessages(messages, words, webhookLabels);
