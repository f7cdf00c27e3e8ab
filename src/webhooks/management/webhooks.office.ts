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
        host: ['Receiver', 'المستقبِل'],
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
      fields: { name: ['Event', 'الحدث'], description: ['When', 'متى'], record: ['Kind of record', 'نوع السجل'] },
      columns: ['name', 'permission', 'thin', 'is_allowed'],
    },
  ],
  titles: {
    Webhooks_rotate: ['New secret', 'سر جديد'],
    Webhooks_takeOver: ['Take over', 'نقل إلى حسابي'],
    Webhooks_test: ['Send a test', 'إرسال اختبار'],
    Webhooks_replay: ['Send missed events', 'إرسال الأحداث الفائتة'],
    WebhookDeliveries_resend: ['Send again', 'إعادة الإرسال'],
  },
  fields: { 'account.name': ['Name', 'الاسم'] },
  values: {
    ...Object.fromEntries(types.flatMap(({ name, label }) => FIELDS.map(field => [`${field}.${name}`, label]))),
    [`types.${EVERY_TYPE}`]: EVERY,
  },
});

/** Fields that have names of types. */
const FIELDS = ['type', 'types', 'name'] as const;
