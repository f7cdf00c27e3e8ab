import { type CourseSeed, lesson } from './course-seed';

export const webCourses: readonly CourseSeed[] = [
  {
    slug: 'web-foundations',
    title: ['Web foundations: your first page', 'أساسيات الويب: صفحتك الأولى'],
    summary: ['HTML and CSS from nothing, free of charge.', 'HTML وCSS من الصفر، مجانًا.'],
    description: [
      'Write, style and publish a page of your own. No tools to install: a browser and a text file are enough.',
      'اكتب صفحتك ونسّقها وانشرها. لا حاجة إلى تثبيت أدوات: يكفي متصفح وملف نصي.',
    ],
    outcomes: [
      ['Write a page that any browser reads', 'كتابة صفحة يقرؤها أي متصفح'],
      ['Style it for phone and desk', 'تنسيقها للهاتف والمكتب'],
    ],
    practice: [
      'Change your own page accordingly and look at it on a phone.',
      'عدّل صفحتك وفق ذلك وانظر إليها على هاتف.',
    ],
    category: 'web-development',
    instructor: 'layla-mansour',
    type: 'recorded',
    level: 'beginner',
    language: 'en',
    price: 0,
    sections: [
      {
        title: ['What a page is', 'ما هي الصفحة'],
        lessons: [
          lesson(
            8,
            ['Words between tags', 'كلمات بين وسوم'],
            ['A page is text with marks that say what each part is.', 'الصفحة نص عليه علامات تقول ما هو كل جزء.'],
            true,
          ),
          lesson(
            11,
            ['Headings, lists and links', 'العناوين والقوائم والروابط'],
            [
              'Three marks carry most pages: headings, lists and links.',
              'ثلاث علامات تحمل معظم الصفحات: العناوين والقوائم والروابط.',
            ],
          ),
          lesson(
            12,
            ['Pictures that everyone can use', 'صور يستطيع الجميع استخدامها'],
            [
              'A picture needs a size and words for those who do not see it.',
              'تحتاج الصورة إلى مقاس وكلمات لمن لا يراها.',
            ],
          ),
        ],
      },
      {
        title: ['What it looks like', 'كيف تبدو'],
        lessons: [
          lesson(
            14,
            ['Colour and type', 'اللون والحرف'],
            ['Two colours and one typeface are enough for a calm page.', 'يكفي لونان وخط واحد لصفحة هادئة.'],
          ),
          lesson(
            16,
            ['Boxes that bend', 'صناديق تنثني'],
            [
              'Layout that follows the width of the screen and the direction of the script.',
              'تخطيط يتبع عرض الشاشة واتجاه الكتابة.',
            ],
          ),
          lesson(
            10,
            ['Publish it', 'انشرها'],
            ['Put the page where others can read it.', 'ضع الصفحة حيث يقرؤها الآخرون.'],
          ),
        ],
      },
    ],
  },
  {
    slug: 'typescript-in-practice',
    title: ['TypeScript in practice', 'تايب سكريبت عمليًا'],
    summary: ['Types that find mistakes before your users do.', 'أنواع تكشف الأخطاء قبل مستخدميك.'],
    description: [
      'Take a small JavaScript shop and move it to strict TypeScript, file by file, without stopping it.',
      'خذ متجرًا صغيرًا بلغة جافا سكريبت وانقله إلى تايب سكريبت الصارم ملفًا بعد ملف دون إيقافه.',
    ],
    outcomes: [
      ['Describe data so that wrong use does not compile', 'وصف البيانات بحيث لا يُترجم الاستخدام الخاطئ'],
      ['Move old code without a big rewrite', 'نقل الشيفرة القديمة دون إعادة كتابة كبيرة'],
      ['Read the messages of the compiler', 'قراءة رسائل المترجم'],
    ],
    practice: ['Move one more file of the shop and run its tests.', 'انقل ملفًا آخر من المتجر وشغّل اختباراته.'],
    category: 'web-development',
    instructor: 'layla-mansour',
    type: 'recorded',
    level: 'intermediate',
    language: 'en',
    price: 59,
    discount: 20,
    featured: true,
    sections: [
      {
        title: ['Types of everyday data', 'أنواع البيانات اليومية'],
        lessons: [
          lesson(
            13,
            ['Why the shop broke', 'لماذا تعطّل المتجر'],
            [
              'One missing field cost a day of orders; we follow it through the code.',
              'حقل ناقص واحد كلّف طلبات يوم كامل؛ نتتبعه في الشيفرة.',
            ],
            true,
          ),
          lesson(
            17,
            ['Objects and their shapes', 'الكائنات وأشكالها'],
            [
              'An interface says what a value has, and nothing about where it comes from.',
              'تقول الواجهة ما تحتويه القيمة ولا تقول من أين أتت.',
            ],
          ),
          lesson(
            15,
            ['One of several', 'واحد من عدة'],
            ['Unions describe states that exclude each other.', 'تصف الاتحادات حالات يستبعد بعضها بعضًا.'],
          ),
        ],
      },
      {
        title: ['Moving a real project', 'نقل مشروع حقيقي'],
        lessons: [
          lesson(
            19,
            ['Strict from the first file', 'صارم من الملف الأول'],
            [
              'Begin at the leaves of the imports and keep every step small.',
              'ابدأ من أطراف الاستيراد واجعل كل خطوة صغيرة.',
            ],
          ),
          lesson(
            21,
            ['Data from outside', 'بيانات من الخارج'],
            ['What comes over the wire has no type until it was checked.', 'ما يأتي عبر الشبكة لا نوع له حتى يُفحص.'],
          ),
          lesson(
            18,
            ['Types that build types', 'أنواع تبني أنواعًا'],
            ['Say a thing once and derive the rest.', 'قل الشيء مرة واشتق الباقي منه.'],
          ),
        ],
      },
    ],
  },
  {
    slug: 'apis-with-node',
    title: ['APIs with Node: a live workshop', 'واجهات برمجية مع Node: ورشة مباشرة'],
    summary: ['Six evenings from an empty folder to a running service.', 'ست أمسيات من مجلد فارغ إلى خدمة تعمل.'],
    description: [
      'We design, build and load-test a booking API together, with review of your own code every week.',
      'نصمّم معًا واجهة حجز ونبنيها ونختبرها تحت الضغط، مع مراجعة شيفرتك كل أسبوع.',
    ],
    outcomes: [
      ['Design routes that stay stable', 'تصميم مسارات تبقى ثابتة'],
      ['Keep two bookings from taking one seat', 'منع حجزين من أخذ مقعد واحد'],
    ],
    practice: ['Bring your branch to the next class.', 'أحضر فرعك إلى الحصة القادمة.'],
    category: 'web-development',
    instructor: 'layla-mansour',
    type: 'live',
    level: 'advanced',
    language: 'en',
    price: 180,
    sections: [
      {
        title: ['Before the classes', 'قبل الحصص'],
        lessons: [
          lesson(
            9,
            ['How we work', 'كيف نعمل'],
            ['What to install, and how the six evenings go.', 'ما الذي تثبّته وكيف تسير الأمسيات الست.'],
            true,
          ),
          lesson(
            14,
            ['Reading a contract', 'قراءة عقد'],
            ['An API is a promise; we read three good ones.', 'الواجهة البرمجية وعد؛ نقرأ ثلاثة وعود جيدة.'],
          ),
        ],
      },
      {
        title: ['Between the classes', 'بين الحصص'],
        lessons: [
          lesson(
            16,
            ['Transactions', 'المعاملات'],
            [
              'All or nothing, and why the database should say so.',
              'الكل أو لا شيء، ولماذا ينبغي أن تقول قاعدة البيانات ذلك.',
            ],
          ),
          lesson(
            15,
            ['Repeated requests', 'الطلبات المكررة'],
            [
              'A network repeats what it is told; a service must not.',
              'تكرر الشبكة ما يقال لها؛ وعلى الخدمة ألا تفعل.',
            ],
          ),
        ],
      },
    ],
  },
];
