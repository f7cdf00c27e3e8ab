import type { Office, OfficeChoice, OfficeText } from '#kit/service/office';
import { EVERY_TYPE, type WebhookTypes } from '../types/webhook-type';

const EVERY: OfficeText = ['All events, also future ones', 'جميع الأحداث، الحالية والمستقبلية'];
const TYPE: OfficeChoice = { from: '/webhook-types', value: 'name', name: 'name' };
const TYPES: OfficeChoice = { ...TYPE, every: { value: EVERY_TYPE, label: EVERY } };
const ENDPOINT = '/webhook-endpoints/{id}';

/** Endpoints with their deliveries. */
export const webhooksOffice = (types: WebhookTypes): Office => ({
  groups: { programs: ['Programs', 'البرامج'] },
  records: [
    {
      path: '/webhook-endpoints',
      label: ['Webhooks', 'إرسال الأحداث (Webhooks)'],
      one: ['endpoint', 'نقطة استقبال'],
      group: 'programs',
      name: 'host',
      fields: {
        account: ['Acts as', 'تعمل باسم'],
        description: ['Purpose', 'الغرض'],
        is_active: ['Switched on', 'مفعّلة'],
        type: ['Event', 'الحدث'],
        types: ['Events', 'الأحداث'],
        held_count: ['Held events', 'أحداث محتجزة'],
        waiting_count: ['Waiting events', 'أحداث قيد الانتظار'],
        replayed: ['Events that will be sent', 'الأحداث التي سترسل'],
        since: ['Since', 'منذ'],
        until: ['Until', 'حتى'],
        url: ['Address', 'العنوان'],
      },
      columns: ['host', 'description', 'types', 'is_active', 'failing_since', 'waiting_count', 'held_count'],
      form: ['url', 'description', 'types', 'thin', 'is_active', 'password'],
      choices: { types: TYPES, type: TYPE },
      parts: [`${ENDPOINT}/deliveries`],
    },
    {
      path: `${ENDPOINT}/deliveries`,
      label: ['Deliveries', 'عمليات الإرسال'],
      one: ['delivery', 'عملية إرسال'],
      name: 'type',
      fields: {
        type: ['Event', 'الحدث'],
        attempts: ['Number of attempts', 'عدد المحاولات'],
        reason: ['Reason', 'السبب'],
        status: ['Status', 'الحالة'],
        record: ['Kind of record', 'نوع السجل'],
      },
      columns: ['type', 'occurred_at', 'status', 'attempts', 'next_try_at', 'reason'],
      choices: { type: TYPE },
    },
    {
      path: '/webhook-types',
      label: ['Events of webhooks', 'أنواع الأحداث المرسلة'],
      group: 'programs',
      name: 'name',
      fields: { name: ['Event', 'الحدث'], description: ['When', 'متى'], record: ['Kind of record', 'نوع السجل'] },
      columns: ['name', 'permission', 'thin', 'is_allowed'],
    },
  ],
  titles: {
    Webhooks_create: ['New endpoint', 'نقطة استقبال جديدة'],
    Webhooks_rotate: ['New secret', 'سر جديد'],
    Webhooks_takeOver: ['Take over', 'نقل إلى حسابي'],
    Webhooks_test: ['Send a test', 'إرسال اختبار'],
    Webhooks_replay: ['Send missed events', 'إرسال الأحداث الفائتة'],
    WebhookDeliveries_resend: ['Send again', 'إعادة الإرسال'],
  },
  fields: {
    answer: ['Response', 'الرد'],
    api_version: ['Version of the payloads', 'إصدار البيانات'],
    'account.name': ['Name', 'الاسم'],
    at: ['Time', 'الوقت'],
    delivered_at: ['Delivered', 'وقت التسليم'],
    error: ['Error', 'الخطأ'],
    event_id: ['Id of the event', 'معرّف الحدث'],
    failing_since: ['Failing since', 'تفشل منذ'],
    host: ['Receiver', 'المستقبِل'],
    is_allowed: ['Allowed for you', 'مسموح لك'],
    is_own: ['Acts as you', 'تعمل باسمك'],
    ms: ['Milliseconds', 'المدة بالمللي ثانية'],
    next_try_at: ['Next attempt', 'المحاولة التالية'],
    occurred_at: ['Time of the event', 'وقت الحدث'],
    off_at: ['Off since', 'متوقفة منذ'],
    off_reason: ['Why it is off', 'سبب التوقف'],
    payload: ['Sent data', 'البيانات المرسلة'],
    permission: ['Needed permission', 'الصلاحية المطلوبة'],
    record_id: ['Id of the record', 'معرّف السجل'],
    tries: ['Attempts', 'المحاولات'],
  },
  values: {
    ...Object.fromEntries(types.flatMap(({ name, label }) => FIELDS.map(field => [`${field}.${name}`, label]))),
    [`types.${EVERY_TYPE}`]: EVERY,
    'status.waiting': ['Waiting', 'قيد الانتظار'],
    'status.delivered': ['Delivered', 'تم التسليم'],
    'status.failed': ['Failed', 'فشل'],
    'status.held': ['Held', 'محتجزة'],
    'status.cancelled': ['Cancelled', 'ملغاة'],
    'off_reason.switched_off': ['Switched off', 'أُوقفت يدويًا'],
    'off_reason.failing': ['Failed for three days', 'فشلت لثلاثة أيام'],
    'off_reason.gone': ['The receiver ended it', 'أنهاها المستقبِل'],
    'off_reason.ended': ['Its account lost its rights', 'فقد حسابها صلاحياته'],
    'reason.switched_off': ['The endpoint is off', 'نقطة الاستقبال متوقفة'],
    'reason.failing': ['The endpoint is off', 'نقطة الاستقبال متوقفة'],
    'reason.gone': ['The receiver ended it', 'أنهاها المستقبِل'],
    'reason.ended': ['Its account lost its rights', 'فقد حسابها صلاحياته'],
    'reason.not_allowed': ['Its account may not read this', 'لا يحق لحسابها قراءة هذا'],
    'reason.payload_gone': ['The data are deleted', 'حُذفت البيانات'],
    'reason.erased': ['The person was erased', 'مُحيت بيانات الشخص'],
    'error.refused_address': ['Not a public address', 'العنوان ليس عامًا'],
    'error.unreachable': ['Not reachable', 'يتعذر الوصول إليه'],
    'error.too_slow': ['No response in time', 'لم يرد في الوقت المحدد'],
    'error.too_large': ['The response is too large', 'الرد كبير جدًا'],
  },
});

/** Fields that have names of types. */
const FIELDS = ['type', 'types', 'name'] as const;
