import { isEmail } from 'class-validator';
import { problem } from '#kit/fields/field';
import { CURRENCY } from '#payments/processors';
import type { Schema } from '#kit/openapi/document';
import type { OfficeText } from '#kit/service/office';
import type { SettingSeed } from '#kit/service/service-definition';
import { parseTimeOfDay } from '#kit/time/calendar';
import { isTimeZone } from '#kit/time/time-zones';
import { quoteSettings } from '#shared/quote-tokens/quote-settings';
import { assistantSettings } from '#agents/assistant/assistant.settings';
import { mcpSettings } from '#agents/mcp/mcp-settings';
import { oauthSettings } from '#agents/oauth/oauth.settings';
import { waitlistSettings } from './waitlist/waitlist.settings';
import { reconciliationSettings } from '#money/reconciliation/reconciliation.settings';
import { DEFAULT_TIERS } from './cancellation/policy';
import { areTiers, MAX_DAYS_BEFORE, MAX_TIERS } from './cancellation/tiers';

type Extra = Partial<Pick<SettingSeed, 'type' | 'category' | 'isPublic' | 'refuse' | 'schema' | 'demo' | 'sendsOut'>>;

const setting = (key: string, value: unknown, description: OfficeText, extra: Extra = {}): SettingSeed => ({
  key,
  value,
  type: 'string',
  category: 'company',
  description,
  isPublic: true,
  ...extra,
});

const timeOfDay = (sent: unknown) => (parseTimeOfDay(sent as string) ? undefined : 'time_of_day');
const timeZone = (sent: unknown) => (isTimeZone(sent as string) ? undefined : 'time_zone');
/** Questions are mailed to this address; empty for none. */
const address = (sent: unknown) => (sent === '' || isEmail(sent) ? undefined : 'email');
const currency = (sent: unknown) => (sent === CURRENCY ? undefined : problem('one_of', { values: [CURRENCY] }));
const MAX_LIMIT = 3650;
const whole = (sent: unknown) =>
  Number.isInteger(sent) && (sent as number) >= 1 && (sent as number) <= MAX_LIMIT ? undefined : 'whole';
const inRange = (min: number, max: number) => (sent: unknown) =>
  Number.isInteger(sent) && (sent as number) >= min && (sent as number) <= max
    ? undefined
    : problem('out_of_range', { min, max });
const MAX_REFERENCES = 50;
const references = (sent: unknown) =>
  Array.isArray(sent) && sent.length <= MAX_REFERENCES && sent.every(entry => typeof entry === 'string')
    ? undefined
    : 'texts';
const TIERS_SCHEMA: Schema = {
  type: 'array',
  maxItems: MAX_TIERS,
  items: {
    type: 'object',
    properties: {
      days_before: { type: 'integer', minimum: 0, maximum: MAX_DAYS_BEFORE },
      refund_percent: { type: 'integer', minimum: 0, maximum: 100 },
    },
    required: ['days_before', 'refund_percent'],
  },
};
const tiers = (sent: unknown) =>
  areTiers(sent) ? undefined : problem('cancellation_tiers', { max: MAX_TIERS, days: MAX_DAYS_BEFORE });

const limitSetting = (key: string, value: number, description: OfficeText): SettingSeed =>
  setting(key, value, description, {
    type: 'number',
    category: 'booking',
    isPublic: false,
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT },
    refuse: whole,
  });

export const staysSettings: readonly SettingSeed[] = [
  setting('company_name', 'Stay booking', ['Name of the company', 'اسم الشركة'], { demo: 'Harbour & Pine Stays' }),
  setting(
    'company_name_ar',
    '',
    ['Name of the company in Arabic; empty for none', 'اسم الشركة بالعربية، ويُترك فارغًا إن لم يوجد'],
    {
      demo: 'إقامات المرفأ والصنوبر',
    },
  ),
  setting('tagline_en', '', ['Line under the name, English', 'السطر أسفل الاسم، بالإنجليزية'], {
    demo: 'Homes with a view, booked in minutes',
  }),
  setting('tagline_ar', '', ['Line under the name, Arabic', 'السطر أسفل الاسم، بالعربية'], {
    demo: 'بيوت بإطلالة، تُحجز في دقائق',
  }),
  setting('description_en', '', ['Description of the company, English', 'وصف الشركة بالإنجليزية'], {
    demo: 'Hand-picked holiday homes by the sea, in the hills and in the old town.',
    type: 'text',
  }),
  setting('description_ar', '', ['Description of the company, Arabic', 'وصف الشركة بالعربية'], {
    demo: 'بيوت عطلات مختارة بعناية على البحر وفي الجبال وفي المدينة القديمة.',
    type: 'text',
  }),
  setting(
    'contact_email',
    '',
    ['E-mail address for guests; questions are mailed to it', 'البريد الإلكتروني للضيوف، وتُرسل إليه الأسئلة'],
    {
      sendsOut: true,
      demo: 'hello@harbour-pine.example',
      category: 'contact',
      refuse: address,
    },
  ),
  setting('contact_phone', '', ['Phone number for guests', 'رقم الهاتف المعروض للضيوف'], {
    demo: '+971 4 555 0142',
    category: 'contact',
  }),
  setting('contact_address_hint', '', ['Location of the office', 'موقع المكتب'], {
    demo: 'Dubai Marina, Dubai',
    category: 'contact',
  }),
  setting('currency', CURRENCY, ['Currency of all prices', 'عملة جميع الأسعار'], {
    category: 'booking',
    refuse: currency,
  }),
  setting(
    'timezone',
    'UTC',
    ['Time zone of every day, check-in and deadline', 'المنطقة الزمنية للأيام ومواعيد الوصول والمهل'],
    {
      demo: 'Asia/Dubai',
      category: 'booking',
      refuse: timeZone,
    },
  ),
  setting(
    'default_check_in_time',
    '15:00',
    ['Check-in time of stays without a time of their own', 'وقت الوصول لأماكن الإقامة التي ليس لها وقت خاص'],
    {
      category: 'booking',
      refuse: timeOfDay,
    },
  ),
  setting(
    'default_check_out_time',
    '11:00',
    ['Check-out time of stays without a time of their own', 'وقت المغادرة لأماكن الإقامة التي ليس لها وقت خاص'],
    {
      category: 'booking',
      refuse: timeOfDay,
    },
  ),
  setting(
    'allow_pay_on_arrival',
    true,
    ['Whether guests may pay when they arrive', 'السماح للضيوف بالدفع عند الوصول'],
    {
      type: 'boolean',
      category: 'booking',
    },
  ),
  setting(
    'allow_date_changes',
    false,
    [
      'Whether guests may change the dates of a booking while they may cancel it',
      'السماح للضيوف بتغيير تواريخ الحجز ما دام إلغاؤه ممكنًا',
    ],
    {
      type: 'boolean',
      category: 'booking',
    },
  ),
  limitSetting('max_nights', 60, ['Maximum number of nights of a booking', 'أكبر عدد من الليالي للحجز']),
  limitSetting('max_days_ahead', 730, [
    'Maximum number of days ahead that a booking can begin',
    'أكبر عدد من الأيام بين الحجز وبداية الإقامة',
  ]),
  limitSetting('max_unpaid_on_arrival', 3, [
    'Maximum number of upcoming bookings of one e-mail address that are paid on arrival',
    'أكبر عدد من الحجوزات القادمة بالدفع عند الوصول لعنوان بريد واحد',
  ]),
  limitSetting('max_unpaid_per_visitor', 3, [
    'Maximum number of upcoming unpaid bookings of one stay by visitors of one network address',
    'أكبر عدد من الحجوزات القادمة غير المدفوعة لمكان واحد من عنوان شبكة واحد',
  ]),
  limitSetting('max_unpaid_nights_per_visitor', 30, [
    'Maximum number of nights of one stay that unpaid bookings of one network address can hold',
    'أكبر عدد من ليالي المكان الواحد التي تحجزها حجوزات غير مدفوعة من عنوان شبكة واحد',
  ]),
  setting(
    'deposit_return_days',
    3,
    ['Days after a booking is completed until its deposit goes back', 'عدد الأيام بعد انتهاء الحجز حتى يُعاد التأمين'],
    {
      type: 'number',
      category: 'booking',
      isPublic: false,
      refuse: inRange(0, 365),
    },
  ),
  setting(
    'calendar_poll_minutes',
    30,
    ['Minutes between two readings of a calendar of another platform', 'الدقائق بين قراءتين لتقويم منصة أخرى'],
    {
      type: 'number',
      category: 'booking',
      isPublic: false,
      refuse: inRange(10, 1440),
    },
  ),
  setting(
    'calendar_stale_minutes',
    360,
    [
      'Minutes without a successful reading after which a calendar of another platform is stale',
      'الدقائق التي يُعدّ بعدها تقويم منصة أخرى قديمًا إن لم تنجح قراءته',
    ],
    { type: 'number', category: 'booking', isPublic: false, refuse: inRange(10, 10_080) },
  ),
  setting(
    'cancellation_policy',
    'Free cancellation until seven days before check-in; what was paid is returned in full.',
    ['Cancellation policy, as guests read it', 'سياسة الإلغاء كما يقرؤها الضيوف'],
    { type: 'text', category: 'booking' },
  ),
  setting(
    'cancellation_tiers',
    DEFAULT_TIERS,
    [
      'Percent of the nights that is refunded when a guest cancels, by days before check-in, most days first',
      'نسبة ما يُردّ من قيمة الليالي عند إلغاء الضيف، حسب الأيام قبل الوصول، والأكثر أيامًا أولًا',
    ],
    { type: 'json', category: 'booking', schema: TIERS_SCHEMA, refuse: tiers },
  ),
  ...quoteSettings({ quoteMinutes: 30, lockMinutes: 15 }),
  ...waitlistSettings,
  setting(
    'home_featured_references',
    [],
    ['References of the stays on the home page, in order', 'مراجع أماكن الإقامة في الصفحة الرئيسية بالترتيب'],
    {
      type: 'json',
      category: 'home',
      schema: { type: 'array', maxItems: MAX_REFERENCES, items: { type: 'string' } },
      refuse: references,
    },
  ),
  setting(
    'home_hero_stay_reference',
    '',
    ['Reference of the stay at the top of the home page', 'مكان الإقامة المعروض أعلى الصفحة الرئيسية'],
    { category: 'home' },
  ),
  setting('service_email_signature', 'Stay booking', ['Last line of every mail', 'السطر الأخير في كل رسالة'], {
    demo: 'Harbour & Pine Stays',
    type: 'text',
    category: 'mail',
  }),
  setting(
    'service_email_signature_ar',
    '',
    [
      'Last line of every mail in Arabic; the Arabic name of the company if it is empty',
      'السطر الأخير في كل رسالة بالعربية، وهو اسم الشركة بالعربية إن تُرك فارغًا',
    ],
    {
      type: 'text',
      category: 'mail',
    },
  ),
  ...assistantSettings,
  ...mcpSettings,
  ...oauthSettings,
  ...reconciliationSettings,
];
