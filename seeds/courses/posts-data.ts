import type { Pair } from './texts';

export interface PostSeed {
  slug: string;
  title: Pair;
  excerpt: Pair;
  body: readonly Pair[];
  author: Pair;
  tags: readonly string[];
  daysAgo: number;
  draft?: true;
}

/** The newest first. */
export const posts: readonly PostSeed[] = [
  {
    slug: 'how-to-finish-a-course',
    title: ['How to finish a course', 'كيف تُنهي دورة'],
    excerpt: [
      'Most courses are left after the second lesson. Three habits help.',
      'تُترك معظم الدورات بعد الدرس الثاني. ثلاث عادات تساعد.',
    ],
    body: [
      [
        'Choose the hour before you choose the course. A lesson without an hour is a wish.',
        'اختر الساعة قبل أن تختار الدورة. الدرس بلا ساعة أمنية.',
      ],
      [
        'Do the small exercise at once, even badly. What was done badly can be mended; what was not done cannot.',
        'أنجز التمرين الصغير فورًا ولو بشكل سيئ. ما أُنجز بسوء يمكن إصلاحه، وما لم يُنجز لا يمكن.',
      ],
      [
        'Tell one person what you learned. Teaching shows the gaps.',
        'أخبر شخصًا واحدًا بما تعلمت. التعليم يكشف الفجوات.',
      ],
    ],
    author: ['Salma Haddad', 'سلمى حداد'],
    tags: ['learning', 'habits'],
    daysAgo: 3,
  },
  {
    slug: 'a-page-in-two-scripts',
    title: ['A page in two scripts', 'صفحة بكتابتين'],
    excerpt: [
      'What turns around in an Arabic interface, and what does not.',
      'ما الذي ينعكس في الواجهة العربية وما الذي لا ينعكس.',
    ],
    body: [
      [
        'Menus, steps and arrows of a way forward turn around. Clocks, players and charts of time do not.',
        'تنعكس القوائم والخطوات وأسهم التقدم. أما الساعات ومشغلات الفيديو ومخططات الزمن فلا.',
      ],
      [
        'Leave a third more room for text, and never cut a line in the middle of a word that joins.',
        'اترك للنص ثلثًا إضافيًا من المساحة، ولا تقطع السطر وسط كلمة متصلة.',
      ],
    ],
    author: ['Noura Al Sabah', 'نورة الصباح'],
    tags: ['design', 'arabic'],
    daysAgo: 10,
  },
  {
    slug: 'why-averages-mislead',
    title: ['Why averages mislead', 'لماذا تضلل المتوسطات'],
    excerpt: ['One late bus can spoil the mean of a good line.', 'حافلة متأخرة واحدة قد تفسد متوسط خط جيد.'],
    body: [
      [
        'If one waits an hour and four others wait a minute, the mean says thirteen minutes. Nobody waited that long.',
        'إذا انتظر واحد ساعة وانتظر أربعة دقيقة، قال المتوسط ثلاث عشرة دقيقة تقريبًا. لم ينتظر أحد ذلك.',
      ],
      ['Say the middle and the worst. Together they are honest.', 'قل الوسيط والأسوأ. معًا هما صادقان.'],
    ],
    author: ['Kareem Haddad', 'كريم حداد'],
    tags: ['data'],
    daysAgo: 19,
  },
  {
    slug: 'your-first-line-of-code',
    title: ['Your first line of code', 'سطرك البرمجي الأول'],
    excerpt: ['It will not work. That is the lesson.', 'لن يعمل. وهذا هو الدرس.'],
    body: [
      [
        'A program that fails tells you where. Read the last line of the message first.',
        'البرنامج الذي يفشل يخبرك أين. اقرأ آخر سطر من الرسالة أولًا.',
      ],
      ['Then change one thing and run it again.', 'ثم غيّر شيئًا واحدًا وشغّله مجددًا.'],
    ],
    author: ['Layla Mansour', 'ليلى منصور'],
    tags: ['learning', 'code'],
    daysAgo: 33,
  },
  {
    slug: 'pricing-a-small-shop',
    title: ['Pricing in a small shop', 'التسعير في متجر صغير'],
    excerpt: ['The flour is the smallest part of the loaf.', 'الدقيق أصغر جزء من الرغيف.'],
    body: [
      [
        'Rent, time and what is left over in the evening cost more than the flour. Put them in.',
        'الإيجار والوقت وما يتبقى مساءً يكلّف أكثر من الدقيق. أدخلها في الحساب.',
      ],
    ],
    author: ['Tariq Bennani', 'طارق بناني'],
    tags: ['business'],
    daysAgo: 48,
  },
  {
    slug: 'classes-next-season',
    title: ['Classes of the next season', 'حصص الموسم القادم'],
    excerpt: ['What we plan, before it is decided.', 'ما نخطط له قبل أن يُحسم.'],
    body: [['To be discussed with the instructors.', 'للنقاش مع المدرّبين.']],
    author: ['Salma Haddad', 'سلمى حداد'],
    tags: ['learning'],
    daysAgo: 1,
    draft: true,
  },
];
