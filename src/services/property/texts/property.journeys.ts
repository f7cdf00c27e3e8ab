import type { Journeys } from '#kit/service/journeys';
import { PASSWORD } from '#shared/staff/staff.examples';

export const propertyJourneys: Journeys = day => [
  {
    id: 'win-a-buyer',
    title: { en: 'From a search to a viewing in 4 calls', ar: 'من البحث إلى المعاينة في 4 طلبات' },
    steps: [
      {
        text: { en: 'Search homes for sale.', ar: 'ابحث عن منازل للبيع.' },
        call: 'GET /api/properties?purpose=sale&bedrooms=2&page_size=3',
        keep: [
          ['slug', 'data[0].slug'],
          ['home', 'data[0].id'],
        ],
      },
      {
        text: { en: 'Show one home with its rooms and pictures.', ar: 'اعرض منزلًا واحدًا بغرفه وصوره.' },
        call: 'GET /api/properties/{slug}',
      },
      {
        text: {
          en: 'Send a question. It becomes a lead; a repeated `client_token` creates no second one.',
          ar: 'أرسل سؤالًا فيصبح فرصة بيع. وتكرار `client_token` لا ينشئ فرصة ثانية.',
        },
        call: 'POST /api/leads',
        body: {
          name: 'Sara Haddad',
          email: 'sara@example.com',
          message: 'Is the price negotiable?',
          intent: 'buy',
          property_id: '{=home}',
          client_token: '{run}',
        },
      },
      {
        text: { en: 'Ask for a viewing.', ar: 'اطلب معاينة.' },
        call: 'POST /api/viewings',
        body: {
          name: 'Sara Haddad',
          email: 'sara@example.com',
          phone: '+971 50 555 0142',
          property_id: '{=home}',
          preferred_date: day(6),
          preferred_time: '17:30',
          client_token: '{run}',
        },
      },
    ],
  },
  {
    id: 'work-a-lead',
    title: { en: 'Work on a lead in 4 calls', ar: 'متابعة فرصة بيع في 4 طلبات' },
    steps: [
      {
        text: { en: 'Sign in as an agent.', ar: 'سجّل الدخول بصفة وكيل.' },
        call: 'POST /api/auth/login',
        body: { email: 'agent@property.example', password: PASSWORD },
        keep: [['staff', 'access_token']],
      },
      {
        text: { en: 'Read the new leads.', ar: 'اقرأ الفرص الجديدة.' },
        call: 'GET /api/leads?status=new',
        token: 'staff',
        keep: [['lead', 'data[0].id']],
      },
      {
        text: { en: 'Call back and write down the result.', ar: 'عاود الاتصال واكتب النتيجة.' },
        call: 'PATCH /api/leads/{lead}',
        token: 'staff',
        body: { status: 'contacted', notes: 'Called back, wants to see it' },
      },
      {
        text: { en: 'Read the figures of the office.', ar: 'اقرأ أرقام المكتب.' },
        call: 'GET /api/overview',
        token: 'staff',
      },
    ],
  },
];
