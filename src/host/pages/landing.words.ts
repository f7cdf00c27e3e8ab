import type { Language } from '#kit/language/language';

type Words = Readonly<Record<Language, string>>;

/** The sentences of the landing page. */
export const WORDS = {
  lead: {
    en: 'Backends for five businesses behind one address: REST with OpenAPI, live updates over Socket.IO, English and Arabic.',
    ar: 'خلفيات برمجية لخمسة أعمال خلف عنوان واحد: واجهات REST موصوفة بـ OpenAPI، وتحديثات مباشرة عبر Socket.IO، بالعربية والإنجليزية.',
  },
  health: { en: 'Health', ar: 'الحالة' },
  metrics: { en: 'Metrics', ar: 'القياسات' },
  mailbox: { en: 'Mailbox', ar: 'صندوق البريد' },
  other: { en: 'العربية', ar: 'English' },
  docs: { en: 'Documentation', ar: 'التوثيق' },
  guides: { en: 'Guides', ar: 'الأدلة' },
  routes: { en: 'Routes your site needs', ar: 'صفحات يحتاج إليها موقعك' },
  firstCall: { en: 'First call', ar: 'أول طلب' },
  staff: { en: 'Staff', ar: 'فريق العمل' },
  customers: { en: 'Customers', ar: 'العملاء' },
  students: { en: 'Students', ar: 'الطلاب' },
  members: { en: 'Members', ar: 'الأعضاء' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  password: { en: 'The password of every demo sign-in is', ar: 'كلمة المرور لكل حسابات العرض هي' },
  mails: {
    en: 'Mails are kept in the mailbox instead of being sent.',
    ar: 'تُحفظ الرسائل في صندوق البريد بدلًا من إرسالها.',
  },
} satisfies Record<string, Words>;

/** Features shown on the landing page. */
export const FEATURES: readonly Readonly<Record<Language, { title: string; text: string }>>[] = [
  {
    en: {
      title: 'Idempotent',
      text: 'An order, a booking or a payment that is sent twice is stored once. Database constraints guarantee it.',
    },
    ar: {
      title: 'تنفيذ لمرة واحدة',
      text: 'الطلب أو الحجز أو الدفعة التي تُرسل مرتين تُحفظ مرة واحدة، وتضمن ذلك قيود قاعدة البيانات.',
    },
  },
  {
    en: {
      title: 'Fully documented',
      text: 'Every route with its limits, its errors and working examples. TypeScript clients are in the folder clients.',
    },
    ar: {
      title: 'توثيق كامل',
      text: 'كل مسار مع حدوده وأخطائه وأمثلة صالحة للتجربة. مكتبات TypeScript موجودة في المجلد clients.',
    },
  },
  {
    en: {
      title: 'Live',
      text: 'Orders, bookings, messages and payments reach every open page as soon as they are stored.',
    },
    ar: { title: 'مباشر', text: 'تصل الطلبات والحجوزات والرسائل والمدفوعات إلى كل صفحة مفتوحة فور حفظها.' },
  },
  {
    en: {
      title: 'Example sites',
      text: 'npm run examples serves a storefront at localhost:5173 and a kitchen dashboard at localhost:5174.',
    },
    ar: {
      title: 'مواقع جاهزة كأمثلة',
      text: 'يشغّل npm run examples متجرًا على localhost:5173 ولوحة تحكّم لمطبخ على localhost:5174.',
    },
  },
];

/** Titles and summaries in Arabic; the English ones are in the service definitions. */
export const SERVICES_IN_ARABIC: Readonly<Record<string, readonly [title: string, summary: string]>> = {
  food: ['طلب الطعام', 'القائمة والمطابخ والأسعار والطلبات ومسارها في المطبخ، للعملاء وفريق العمل.'],
  courses: ['تعلّم الدورات', 'دورات ودروس واختبارات وصفوف ومقاعدها، للطلاب والمدرّسين وفريق العمل.'],
  property: ['قوائم العقارات', 'منازل للبيع والإيجار، واستفسارات ومعاينات، لموقع عام ولوحة تحكّم الوكالة.'],
  stays: ['حجز الإقامات', 'بيوت عطلات بالبحث والتسعير والحجز للضيوف، ولوحة تحكّم للمضيفين.'],
  fitness: ['اللياقة', 'تدريب الأعضاء وغذاؤهم ونومهم وصحتهم، ومدرّبوهم وأجهزتهم ومجتمعهم.'],
};
