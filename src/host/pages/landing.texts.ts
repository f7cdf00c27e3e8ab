import type { Language } from '#kit/language/language';

type Texts = Readonly<Record<Language, string>>;

export const TEXTS = {
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
  sites: { en: 'Sites to begin with', ar: 'مواقع تبدأ منها' },
  sitesText: {
    en: 'serves them with the demo data. Copy the folder of one and change it.',
    ar: 'يشغّلها مع بيانات العرض. انسخ مجلد أحدها وعدّله.',
  },
  clients: { en: 'TypeScript clients', ar: 'مكتبات TypeScript' },
  clientsText: {
    en: 'The folder clients is a package with an entry for each service, whose types are generated from its description. Pack it, and install the package in your site; clients/README.md shows calls, pages, refusals and live updates.',
    ar: 'المجلد clients حزمة فيها مدخل لكل خدمة، وأنواعها مولّدة من وصف الخدمة. احزمها ثم ثبّت الحزمة في موقعك، ويعرض clients/README.md الطلبات والصفحات والرفض والتحديثات المباشرة.',
  },
  oneCall: { en: 'One call and its answer', ar: 'طلب واحد وإجابته' },
  services: { en: 'Services', ar: 'الخدمات' },
  firstCall: { en: 'First call', ar: 'أول طلب' },
  staff: { en: 'Staff', ar: 'فريق العمل' },
  customers: { en: 'Customers', ar: 'العملاء' },
  students: { en: 'Students', ar: 'الطلاب' },
  members: { en: 'Members', ar: 'الأعضاء' },
  apps: { en: 'Addresses for assistants', ar: 'عناوين للمساعدين' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  password: { en: 'The password of every demo sign-in is', ar: 'كلمة المرور لكل حسابات العرض هي' },
  mails: {
    en: 'Mails are kept in the mailbox instead of being sent.',
    ar: 'تُحفظ الرسائل في صندوق البريد بدلًا من إرسالها.',
  },
} satisfies Record<string, Texts>;

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
];

export interface Site {
  /** Folder in `examples`, and name of its picture in `assets/sites`. */
  folder: string;
  /** Port of the site under `npm run examples`. */
  port: number;
  en: { title: string; text: string };
  ar: { title: string; text: string };
}

/** Example sites shown on the landing page, by the service they need. */
export const SITES: Readonly<Record<string, readonly Site[]>> = {
  food: [
    {
      folder: 'storefront',
      port: 5173,
      en: { title: 'Shop and stays', text: 'Menu, basket and live order; search and booking of holiday homes.' },
      ar: { title: 'متجر وإقامات', text: 'القائمة والسلة والطلب المباشر، والبحث عن بيوت العطلات وحجزها.' },
    },
    {
      folder: 'dashboard',
      port: 5174,
      en: { title: 'Kitchen dashboard', text: 'The live board of the kitchens, the day in figures, dishes.' },
      ar: { title: 'لوحة المطبخ', text: 'لوحة المطابخ المباشرة، وأرقام اليوم، والأطباق.' },
    },
  ],
  courses: [
    {
      folder: 'school',
      port: 5175,
      en: { title: 'Course site', text: 'Catalogue, checkout, lessons, quizzes, progress and messages.' },
      ar: { title: 'موقع الدورات', text: 'الدورات والشراء والدروس والاختبارات والتقدم والرسائل.' },
    },
  ],
  property: [
    {
      folder: 'homes',
      port: 5177,
      en: {
        title: 'Property site and office',
        text: 'Homes for sale and rent, enquiries, viewings and the agency office.',
      },
      ar: { title: 'موقع العقارات ومكتبه', text: 'منازل للبيع والإيجار، واستفسارات ومعاينات، ومكتب الوكالة.' },
    },
  ],
  stays: [
    {
      folder: 'host',
      port: 5178,
      en: { title: 'Office of a host', text: 'Calendar, bookings, stays and prices.' },
      ar: { title: 'مكتب المضيف', text: 'التقويم والحجوزات والإقامات والأسعار.' },
    },
  ],
  fitness: [
    {
      folder: 'gym',
      port: 5176,
      en: { title: 'Fitness app', text: 'The day of a member and the work of a coach.' },
      ar: { title: 'تطبيق اللياقة', text: 'يوم العضو وعمل المدرب.' },
    },
  ],
};

/** Titles and summaries in Arabic; the English ones are in the service definitions. */
export const SERVICES_IN_ARABIC: Readonly<Record<string, readonly [title: string, summary: string]>> = {
  food: ['طلب الطعام', 'القائمة والمطابخ والأسعار والطلبات ومسارها في المطبخ، للعملاء وفريق العمل.'],
  courses: ['تعلّم الدورات', 'دورات ودروس واختبارات وصفوف ومقاعدها، للطلاب والمدرّسين وفريق العمل.'],
  property: ['قوائم العقارات', 'منازل للبيع والإيجار، واستفسارات ومعاينات، لموقع عام ولوحة تحكّم الوكالة.'],
  stays: ['حجز الإقامات', 'بيوت عطلات بالبحث والتسعير والحجز للضيوف، ولوحة تحكّم للمضيفين.'],
  fitness: ['اللياقة', 'تدريب الأعضاء وغذاؤهم ونومهم وصحتهم، ومدرّبوهم وأجهزتهم ومجتمعهم.'],
};
