import type { Pair } from './texts';

export interface CategorySeed {
  slug: string;
  name: Pair;
  description: Pair;
  /** Slug of the category it stands below. */
  parent?: string;
}

/** In curated order. */
export const categories: readonly CategorySeed[] = [
  {
    slug: 'technology',
    name: ['Technology', 'التقنية'],
    description: [
      'Build things that run, from a first page to a service.',
      'ابنِ أشياء تعمل، من أول صفحة إلى خدمة كاملة.',
    ],
  },
  {
    slug: 'web-development',
    parent: 'technology',
    name: ['Web development', 'تطوير الويب'],
    description: ['Pages, applications and the services behind them.', 'الصفحات والتطبيقات والخدمات التي خلفها.'],
  },
  {
    slug: 'data-and-ai',
    parent: 'technology',
    name: ['Data and AI', 'البيانات والذكاء الاصطناعي'],
    description: ['Ask good questions of data and trust the answers.', 'اطرح أسئلة جيدة على البيانات وثق بالإجابات.'],
  },
  {
    slug: 'design',
    name: ['Design', 'التصميم'],
    description: ['Interfaces and letters that people enjoy reading.', 'واجهات وحروف يستمتع الناس بقراءتها.'],
  },
  {
    slug: 'business',
    name: ['Business', 'الأعمال'],
    description: ['Plan, sell and keep the books of a small company.', 'خطّط وبِع وأدر حسابات شركة صغيرة.'],
  },
  {
    slug: 'marketing',
    parent: 'business',
    name: ['Marketing', 'التسويق'],
    description: ['Reach the people your work is for.', 'صِل إلى من صُنع عملك لأجلهم.'],
  },
  {
    slug: 'languages',
    name: ['Languages', 'اللغات'],
    description: ['Speak at work and on the road.', 'تحدّث في العمل وفي السفر.'],
  },
  {
    slug: 'personal-growth',
    name: ['Personal growth', 'تطوير الذات'],
    description: ['Habits that leave time for what matters.', 'عادات تترك وقتًا لما يهم.'],
  },
];

export interface InstructorSeed {
  username: string;
  name: Pair;
  headline: Pair;
  specialty: Pair;
  bio: Pair;
  featured?: true;
}

/** In curated order; the first one is who `instructor@courses.example` is linked to. */
export const instructors: readonly InstructorSeed[] = [
  {
    username: 'layla-mansour',
    name: ['Layla Mansour', 'ليلى منصور'],
    headline: ['Builds web services by day, teaches them by night', 'تبني خدمات الويب نهارًا وتعلّمها مساءً'],
    specialty: ['Web development', 'تطوير الويب'],
    bio: [
      'Layla has built booking and payment services for twelve years. Her courses begin with a thing that works and take it apart together.',
      'تبني ليلى خدمات الحجز والدفع منذ اثني عشر عامًا. تبدأ دوراتها بشيء يعمل ثم تفككه مع المتعلمين.',
    ],
    featured: true,
  },
  {
    username: 'kareem-haddad',
    name: ['Kareem Haddad', 'كريم حداد'],
    headline: ['Data scientist who likes small, honest charts', 'عالم بيانات يحب الرسوم الصغيرة الصادقة'],
    specialty: ['Data science', 'علم البيانات'],
    bio: [
      'Kareem worked with hospitals and city buses before he began to teach. He uses real, untidy data in every lesson.',
      'عمل كريم مع المستشفيات وحافلات المدن قبل أن يبدأ التدريس، ويستخدم بيانات حقيقية غير مرتبة في كل درس.',
    ],
    featured: true,
  },
  {
    username: 'noura-al-sabah',
    name: ['Noura Al Sabah', 'نورة الصباح'],
    headline: ['Designs in two scripts at once', 'تصمّم بخطّين في آن واحد'],
    specialty: ['Interface design', 'تصميم الواجهات'],
    bio: [
      'Noura leads the design of bilingual products and draws Arabic typefaces. She reviews the work of every learner herself.',
      'تقود نورة تصميم المنتجات ثنائية اللغة وترسم الخطوط العربية، وتراجع أعمال كل متعلم بنفسها.',
    ],
  },
  {
    username: 'tariq-bennani',
    name: ['Tariq Bennani', 'طارق بناني'],
    headline: ['Founded two shops, closed one, learned from both', 'أسّس متجرين وأغلق أحدهما وتعلّم من كليهما'],
    specialty: ['Business and marketing', 'الأعمال والتسويق'],
    bio: [
      'Tariq advises small companies on plans, prices and first customers. His spreadsheets are part of every course.',
      'يقدّم طارق المشورة للشركات الصغيرة في الخطط والأسعار وأوائل العملاء، وجداوله جزء من كل دورة.',
    ],
  },
  {
    username: 'hana-suleiman',
    name: ['Hana Suleiman', 'هناء سليمان'],
    headline: ['Gets people to speak in the first hour', 'تجعل الناس يتحدثون منذ الساعة الأولى'],
    specialty: ['Languages', 'اللغات'],
    bio: [
      'Hana taught English and Arabic in four countries. Her lessons are conversations with a little grammar between them.',
      'درّست هناء الإنجليزية والعربية في أربع دول. دروسها محادثات تتخللها قواعد قليلة.',
    ],
  },
];
